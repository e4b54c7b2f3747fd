import { factKnown, factKnownFirst } from '../../emails/alerts/fact-known.ts'
import { factAlertConfirm } from '../../emails/alerts/fact-alert-confirm.ts'
import { questionAnswered } from '../../emails/alerts/question-answered.ts'
import { factsByKey, type FactView, isUndecided } from '../../shared/playground/playground.ts'
import { listFacts } from '../playground/list-facts.ts'
import { findPlannedFact } from '../office/publications/get-publication.ts'
import { austinWords } from '../../shared/time/austin-time.ts'
import { withNotice } from '../../shared/playground/passed-notice.ts'
import { privateLink, watchLink, watchStopLink } from '../privacy/signed-links.ts'
import type { Site } from '../site/site.ts'
import { isRepeated, type Loaders } from './loaded-email.ts'

/** Emails about a fact, to those who asked for it. */
export const FACT_EMAILS = {
  'fact-watch-confirm': async (site, { subscriptionId }, row) => {
    const watch = await site.db
      .selectFrom('factSubscription')
      .innerJoin('fact', 'fact.id', 'factSubscription.factId')
      .select(['factSubscription.email', 'factSubscription.confirmedAt', 'fact.question', 'fact.state'])
      .where('factSubscription.id', '=', subscriptionId)
      .executeTakeFirst()
    if (!watch) return null
    const links = { link: watchLink(site, subscriptionId, watch.email), privateLink: privateLink(site, `fact-watch:${subscriptionId}`) }
    return {
      content: factAlertConfirm({ question: watch.question, isDecided: !isUndecided(watch), ...links }),
      headers: { unsubscribeLink: watchStopLink(site, subscriptionId) },
      isObsolete: watch.confirmedAt !== null || (await isRepeated(site, row)),
    }
  },

  'fact-known': async (site, { factId, publicationId }) => {
    const early = publicationId === undefined ? null : await findPlannedFact(site, publicationId)
    if (early) return { content: factKnownFirst({ ...early, answer: withNotice(early.answer, early), publishedOn: austinWords(early.publishAt) }) }
    const fact = await findFact(site, factId)
    // It may have become undecided again before this could be sent.
    return fact ? { content: factKnown({ ...fact, answer: withNotice(fact.answer, fact), link: linkTo(site, fact.key) }), isObsolete: isUndecided(fact) } : null
  },

  'question-answered': async (site, { factId }) => {
    const fact = await findFact(site, factId)
    return fact ? { content: questionAnswered({ ...fact, answer: withNotice(fact.answer, fact), link: linkTo(site, fact.key) }), isObsolete: isUndecided(fact) } : null
  },
} satisfies Partial<Loaders>

async function findFact(site: Site, id: number): Promise<FactView | undefined> {
  const found = await site.db.selectFrom('fact').select('key').where('id', '=', id).executeTakeFirst()
  return found && factsByKey(await listFacts(site))[found.key]
}

const linkTo = ({ url }: Site, key: string): string => new URL(`/visit#${key}`, url).href
