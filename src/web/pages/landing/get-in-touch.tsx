import { CalendarDays, Heart, House, MapPin, Users } from 'lucide-react'
import { type Facts, fact } from '../../../shared/playground/playground.ts'
import { ContactForm } from './contact-form.tsx'
import { openingLine } from './opening-words.ts'
import './get-in-touch.css'

const ROWS = [
  { key: 'ages', Icon: Users },
  { key: 'city', Icon: MapPin },
  { key: 'opening-year', Icon: CalendarDays },
  { key: 'location', Icon: House },
  { key: 'pricing', Icon: Heart },
]

/** What is known at a glance, and the contact form. */
export function GetInTouch({ facts }: { facts: Facts }) {
  return (
    <div className="touch">
      <div>
        <h2 className="h2" id="get-in-touch-title">
          Get in touch
        </h2>
        <p className="lead">
          Questions, ideas, a birthday you’re already planning? Write to us. We’d love to hear it.
        </p>
        <dl className="facts">
          {ROWS.map(({ key, Icon }) => (
            <div key={key}>
              <dt>
                <Icon className="i" aria-hidden />
                {fact(facts, key).label}
              </dt>
              <dd>{key === 'opening-year' ? openingLine(facts) : fact(facts, key).short}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="form-card" id="contact">
        <h3>Contact us</h3>
        <ContactForm />
      </div>
    </div>
  )
}
