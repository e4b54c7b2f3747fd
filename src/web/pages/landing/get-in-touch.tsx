import { CalendarDays, Heart, House, MapPin, Users } from 'lucide-react'
import { type Facts, fact } from '../../../shared/playground/playground.ts'
import type { TextsOf } from '../../../shared/site-texts/site-texts.ts'
import { ContactForm } from './contact-form.tsx'
import { openingLine, openingNotice } from './opening-words.ts'
import { Passed } from './said.tsx'
import './get-in-touch.css'

const ROWS = [
  { key: 'ages', Icon: Users },
  { key: 'city', Icon: MapPin },
  { key: 'opening-year', Icon: CalendarDays },
  { key: 'location', Icon: House },
  { key: 'pricing', Icon: Heart },
]

/** What is known at a glance, and the contact form. */
export function GetInTouch({ facts, texts }: { facts: Facts; texts: TextsOf<'landing'> }) {
  return (
    <div className="touch">
      <div>
        <h2 className="h2" id="get-in-touch-title">
          {texts['contact-heading']}
        </h2>
        <p className="lead">{texts['contact-lead']}</p>
        <dl className="facts">
          {ROWS.map(({ key, Icon }) => (
            <div key={key}>
              <dt>
                <Icon className="i" aria-hidden />
                {fact(facts, key).label}
              </dt>
              <dd>
                {key === 'opening-year' ? openingLine(facts) : fact(facts, key).short}
                <Passed notice={key === 'opening-year' ? openingNotice(facts) : fact(facts, key).notice} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="form-card" id="contact">
        <h3>{texts['contact-card']}</h3>
        <ContactForm />
      </div>
    </div>
  )
}
