import { LANDING_FACTS, type LandingFact } from '../../../shared/playground/fact-pages.ts'
import { type Facts, fact } from '../../../shared/playground/playground.ts'
import type { TextsOf } from '../../../shared/site-texts/site-texts.ts'
import cafe from '../../art/feature-cafe.svg'
import checkin from '../../art/feature-checkin.svg'
import creative from '../../art/feature-creative.svg'
import events from '../../art/feature-events.svg'
import light from '../../art/feature-light.svg'
import pods from '../../art/feature-pods.svg'
import { WithFrench } from '../frame/emphasized.tsx'
import { Said } from './said.tsx'
import './features.css'

/** The six squares in the order of the court; gradients are the tokens --f1-a to --f6-b. */
const SQUARES: Record<LandingFact<'features'>, { art: string; look: string; width: number; height: number }> = {
  'feature.pods': { art: pods, look: 'f1 tall', width: 320, height: 480 },
  'feature.light': { art: light, look: 'f2 night', width: 320, height: 200 },
  'feature.checkin': { art: checkin, look: 'f3', width: 320, height: 200 },
  'feature.cafe': { art: cafe, look: 'f4 tall', width: 320, height: 480 },
  'feature.creative': { art: creative, look: 'f5', width: 320, height: 200 },
  'feature.events': { art: events, look: 'f6', width: 320, height: 200 },
}

/** Six planned spaces on a hopscotch court. */
export function Features({ facts, texts }: { facts: Facts; texts: TextsOf<'landing'> }) {
  return (
    <section className="section features" id="features" aria-labelledby="features-title">
      <div className="wrap">
        <div className="sec-head">
          <h2 className="h2" id="features-title">
            {texts[LANDING_FACTS.features.every((key) => fact(facts, key).state === 'no') ? 'features-none' : 'features-heading']}
          </h2>
          <p className="lead">
            <WithFrench text={texts['features-lead']} />
          </p>
        </div>
        <ol className="court">
          {LANDING_FACTS.features.map((key) => ({ key, ...SQUARES[key] })).map(({ key, art, look, width, height }, index) => (
            <li key={key} className={`fcard ${look}`}>
              <div className="t">
                <h3>{fact(facts, key).label}</h3>
                <p>
                  <Said fact={fact(facts, key)} />
                </p>
                {fact(facts, key).state === 'no' && <span className="badge b-lock">Not offered</span>}
              </div>
              <span className="n" aria-hidden="true">
                {index + 1}
              </span>
              <img src={art} alt="" width={width} height={height} loading="lazy" />
            </li>
          ))}
        </ol>
        <p className="terre" aria-hidden="true">
          <span lang="fr">terre</span>
          <i />
          <span lang="fr">ciel</span>
        </p>
      </div>
    </section>
  )
}
