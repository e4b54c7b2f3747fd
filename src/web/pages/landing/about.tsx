import { Accessibility, Coffee, Heart, Lightbulb, type LucideIcon, ShieldCheck, Users } from 'lucide-react'
import { LANDING_FACTS, type LandingFact } from '../../../shared/playground/fact-pages.ts'
import { type Facts, type FactView, fact } from '../../../shared/playground/playground.ts'
import type { TextsOf } from '../../../shared/site-texts/site-texts.ts'
import portraitPlaceholder from '../../art/portrait-placeholder.svg'
import { Tabs } from '../../ui/tabs.tsx'
import { NightPicture, useOwnPicture } from '../frame/night-picture.tsx'
import { Passed, Said } from './said.tsx'
import './about.css'

interface Look {
  Icon: LucideIcon
  paper: string
}
const VALUE_LOOKS: Record<LandingFact<'values'>, Look> = {
  'value.child-centered': { Icon: Heart, paper: 'dot dot-rose' },
  'value.safety': { Icon: ShieldCheck, paper: 'dot dot-leaf' },
  'value.inclusive': { Icon: Users, paper: 'dot dot-sun' },
}
const BADGE_LOOKS: Record<LandingFact<'badges'>, Look> = {
  'badge.innovation': { Icon: Lightbulb, paper: 'paper-sky' },
  'badge.safety': { Icon: ShieldCheck, paper: 'paper-leaf' },
  'badge.comfort': { Icon: Coffee, paper: 'paper-sun' },
  'badge.inclusivity': { Icon: Accessibility, paper: 'paper-rose' },
}

interface AboutProps {
  facts: Facts
  texts: TextsOf<'landing'>
}

export function About({ facts, texts }: AboutProps) {
  return (
    <section className="section" id="about" aria-labelledby="about-title">
      <div className="wrap">
        <div className="about-grid">
          <div>
            <div className="sec-head">
              <h2 className="h2" id="about-title">
                {texts['about-heading']}
              </h2>
            </div>
            <AboutTabs facts={facts} texts={texts} />
            <ul className="values">
              {LANDING_FACTS.values.map((key) => ({ key, ...VALUE_LOOKS[key] })).map(({ key, Icon, paper }) => (
                <li key={key}>
                  <span className={paper}>
                    <Icon className="i" aria-hidden />
                  </span>
                  <b>{fact(facts, key).label}</b>
                  <span>
                    <Said fact={fact(facts, key)} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
          <Portrait founder={fact(facts, LANDING_FACTS.portrait[0])} />
        </div>
        <div className="why">
          <WhyBox why={fact(facts, LANDING_FACTS.why[0])} />
          <ul className="quad">
            {LANDING_FACTS.badges.map((key) => ({ key, ...BADGE_LOOKS[key] })).map(({ key, Icon, paper }) => (
              <li key={key} className={paper}>
                <Icon className="i" aria-hidden />
                <b>{fact(facts, key).label}</b>
                <span>
                  <Said fact={fact(facts, key)} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

function AboutTabs({ facts, texts }: AboutProps) {
  const tabs = LANDING_FACTS.tabs.map((key) => ({
    key,
    label: fact(facts, key).label,
    content: (
      <>
        <p className="lead">
          <Said fact={fact(facts, key)} />
        </p>
        <p className="about-more">{texts[`${key}-more`]}</p>
      </>
    ),
  }))
  return <Tabs label="About On Joue" tabs={tabs} />
}

function Portrait({ founder: { short, label, notice } }: { founder: FactView }) {
  const own = useOwnPicture('portrait')
  return (
    <figure className="portrait">
      <div className="arch">
        <NightPicture
          place="portrait"
          sizes="24.5rem"
          src={portraitPlaceholder}
          alt="Placeholder illustration: the founder’s portrait will go here"
          width="400"
          height="500"
          loading="lazy"
        />
        {!own && <span className="soon">Portrait coming soon</span>}
      </div>
      <figcaption>
        <b>{short}</b>
        <span className="small muted">
          {label}
          <Passed notice={notice} />
        </span>
      </figcaption>
    </figure>
  )
}

function WhyBox({ why }: { why: FactView }) {
  return (
    <div className="why-box">
      <h3>{why.label}</h3>
      <p>
        <Said fact={why} />
      </p>
      <i />
      <i />
      <svg className="smile" viewBox="0 0 88 36" fill="none" aria-hidden="true">
        <path d="M6 6c14 32 62 32 76 0" stroke="currentColor" strokeWidth="9" strokeLinecap="round" />
      </svg>
    </div>
  )
}
