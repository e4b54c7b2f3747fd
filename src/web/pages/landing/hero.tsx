import { ChevronDown } from 'lucide-react'
import { type Facts, fact } from '../../../shared/playground/playground.ts'
import { emphasisIn } from '../../../shared/site-texts/emphasis.ts'
import type { TextsOf } from '../../../shared/site-texts/site-texts.ts'
import playground from '../../art/hero-playground.svg'
import playgroundAtNight from '../../art/hero-playground-night.svg'
import mark from '../../art/logos/logo-mark.svg'
import { buttonClass } from '../../ui/form/button.tsx'
import { WithFrench } from '../frame/emphasized.tsx'
import { NightPicture } from '../frame/night-picture.tsx'
import { openingTile, stillOpen } from './opening-words.ts'
import './hero.css'

interface HeroProps {
  facts: Facts
  texts: TextsOf<'landing'>
}

export function Hero({ facts, texts }: HeroProps) {
  return (
    <section className="hero" id="home" aria-label="Welcome">
      <div className="stage">
        <div className="wrap hero-in">
          <div className="hero-copy in">
            <p className="announce">
              <img src={mark} alt="" width="28" height="28" />
              {texts.pill}
            </p>
            <h1>
              {emphasisIn(texts.heading).map(({ text, isEmphasized }, at) => (
                <span key={at} className={isEmphasized ? 'b' : 'a'}>
                  {text}
                </span>
              ))}
            </h1>
            <p className="tag">{texts.tagline}</p>
            <p className="lead">
              <WithFrench text={texts.lead} />
            </p>
            <div className="cta">
              <a className={buttonClass()} href="#about">
                Learn More
              </a>
              <a className={buttonClass({ look: 'line' })} href="#contact">
                Contact Us
              </a>
              <a className="link" href="/visit">
                Know Before You Go
              </a>
            </div>
          </div>
        </div>
        <NightPicture
          className="hero-art"
          place="hero"
          sizes="(min-width: 66.3rem) 48vw, 118vw"
          src={playground}
          night={playgroundAtNight}
          alt="Illustration: children slide, climb, and peek out of a paper-cut playground under a rosy-cheeked sun"
          width="900"
          height="740"
          fetchPriority="high"
        />
        <a className="down" href="#about" aria-label="Scroll to About">
          <ChevronDown className="i" aria-hidden />
        </a>
      </div>
      <AtAGlance facts={facts} agesLine={texts['ages-line']} />
    </section>
  )
}

/** That a date has passed in one of these facts. */
const noticeOf = (facts: Facts, ...keys: string[]): string => [...new Set(keys.map((key) => fact(facts, key).notice))].filter(Boolean).join(' ')

function AtAGlance({ facts, agesLine }: { facts: Facts; agesLine: string }) {
  const tiles = [
    { title: `Ages ${fact(facts, 'ages').short}`, line: agesLine, notice: fact(facts, 'ages').notice },
    { title: fact(facts, 'city').short, line: stillOpen(facts, 'location', 'exact location'), notice: noticeOf(facts, 'city', 'location') },
    openingTile(facts),
    { title: fact(facts, 'pricing').label, line: stillOpen(facts, 'pricing', ''), notice: fact(facts, 'pricing').notice },
  ]
  return (
    <ul className="ground" aria-label="At a glance">
      {tiles.map(({ title, line, notice }, index) => (
        <li key={title} className={`g${index + 1}`}>
          <b>{title}</b>
          {line && <span>{line}</span>}
          {notice && <em>{notice}</em>}
        </li>
      ))}
    </ul>
  )
}
