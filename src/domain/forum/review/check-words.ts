import { createHash } from 'node:crypto'
import { canModerate } from '../../access/require-moderator.ts'
import { blockedWord, type Phrase, phraseIn, phrasesOf, warnedWord, type WordListWay } from '../../../shared/forum/word-list.ts'
import { HOUR_MS } from '../../../shared/time/instant.ts'
import { isFirstWithin } from '../../limits/count-uses.ts'
import { getSettings } from '../../office/settings/get-settings.ts'
import { rememberedUntil } from '../../site/cached-until.ts'
import { AppError } from '../../site/app-error.ts'
import type { Member, Site } from '../../site/site.ts'

/** How long a warned author may take to send the same text again. Source: docs/rules/forum.md#word-list */
export const WARNED_MS = HOUR_MS

/** A text that someone wants to publish. */
interface Written {
  title?: string
  content?: string
  /** What stood there before: its words may stay. */
  before?: string
  /** Whether private details are taken out. Nothing stands in the way of that, so such a text is held at most. */
  removesDetails?: boolean
}

/**
 * Compares a text with the owner's word list. Staff may write anything. Comes before the transaction that stores the
 * text, so that a warning is remembered though nothing is stored.
 *
 * @returns whether the text waits for a moderator
 * @throws AppError `invalid` for a blocked word, and the first time for one that's warned of
 */
export async function checkWords(site: Site, member: Member, written: Written): Promise<boolean> {
  if (canModerate(member)) return false
  const list = await readWordList(site)
  const fields = (['title', 'content'] as const).map((field) => ({ field, text: written[field] ?? '' }))
  const find = (way: WordListWay) => {
    const added = list[way].filter((phrase) => !phraseIn(written.before ?? '', [phrase]))
    const [first] = fields.flatMap(({ field, text }) => ({ field, phrase: phraseIn(text, added) })).filter(({ phrase }) => phrase)
    return first?.phrase && { field: first.field, phrase: first.phrase.written }
  }

  const blocked = find('block')
  if (written.removesDetails) return blocked !== undefined || find('hold') !== undefined
  if (blocked) throw refusal(blocked.field, blockedWord(blocked.phrase))
  const warned = find('warn')
  if (warned && (await isFirstWithin(site, warningKey(member, written), WARNED_MS))) throw refusal(warned.field, warnedWord(warned.phrase))
  return find('hold') !== undefined
}

const readWordList = rememberedUntil(['settings'], async (site): Promise<Record<WordListWay, Phrase[]>> => {
  const { wordList } = await getSettings(site)
  return { block: phrasesOf(wordList.block), hold: phrasesOf(wordList.hold), warn: phrasesOf(wordList.warn) }
})

const refusal = (field: 'title' | 'content', message: string) => new AppError('invalid', message, { errors: { [field]: [message] } })

/** A hash, so that a text that was never posted isn't stored. */
const warningKey = ({ id }: Member, { title, content }: Written): string =>
  `warned:${id}:${createHash('sha256').update(JSON.stringify([title, content])).digest('base64url')}`
