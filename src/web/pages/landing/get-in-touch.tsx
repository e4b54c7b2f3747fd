import { CalendarDays, Heart, House, type LucideIcon, MapPin, Users } from 'lucide-react'
import { LANDING_FACTS, type LandingFact } from '../../../shared/playground/fact-pages.ts'
import { type Facts, fact } from '../../../shared/playground/playground.ts'
import type { TextsOf } from '../../../shared/site-texts/site-texts.ts'
import { ContactForm } from './contact-form.tsx'
import { openingLine, openingNotice } from './opening-words.ts'
import { Passed } from './said.tsx'
import './get-in-touch.css'

const ICONS: Record<LandingFact<'touch'>, LucideIcon> = { ages: Users, city: MapPin, 'opening-year': CalendarDays, location: House, pricing: Heart }

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
          {LANDING_FACTS.touch.map((key) => ({ key, Icon: ICONS[key] })).map(({ key, Icon }) => (
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
