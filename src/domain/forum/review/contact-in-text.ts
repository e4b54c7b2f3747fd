import type { ReviewReason } from '../../../shared/forum/review.ts'
import { linksIn } from '../../../shared/text/links-in.ts'

type Contact = Extract<ReviewReason, 'link' | 'contact'>

/**
 * Whether a text leads away from the site: by an address on the web, written in full or not, or by contact details.
 * What's no address but looks like one waits as well, so endings that are everyday words count with a path alone.
 * Source: docs/rules/forum.md#held
 *
 * @param own - the host name of this site, whose pages anyone may name
 */
export function contactIn(own: string, text: string): Contact | null {
  const seen = withoutOwnPages(own, text.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''))
  const hasEmail = EMAIL.test(seen)
  if (SCHEME.test(seen) || SPOKEN.test(seen) || hasBareAddress(own, hasEmail ? seen.replaceAll(EVERY_EMAIL, ' ') : seen)) return 'link'
  return hasEmail || PHONES.some((phone) => phone.test(seen)) ? 'contact' : null
}

function withoutOwnPages(own: string, text: string): string {
  const pages = linksIn(text).filter(({ address }) => new URL(address).hostname === own)
  return pages.toReversed().reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text)
}

const SCHEME = /[a-z]:\/\/\S/i
const SPOKEN = /[\w-][\s([]{1,3}dot[\s)\]]{1,3}(?:com|net|org)\b/i
const EMAIL = /[\w+-]@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,5}\.[a-z]{2,}/i
const EVERY_EMAIL = /[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,6}/gi
/** Numbers of this country with and without brackets, and those of any country. */
const PHONES = [/(?<!\d)\(?\d{3}\)?[\s.-]{0,3}\d{3}[\s.-]{0,3}\d{4}(?!\d)/, /(?<!\d)\+\d(?:[\s().-]{0,2}\d){6,14}/]

/** Names with a dot between them, and what follows: `shop.example.top`, `t.me/x`. */
const NAMES = /(?<![\p{L}\p{N}-])((?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.){1,6})(\p{L}{2,24}|xn--[a-z0-9-]{2,59})(?![\p{L}\p{N}-])(\/\S)?/giu

function hasBareAddress(own: string, text: string): boolean {
  for (const [, names = '', ending = '', path] of text.matchAll(NAMES)) {
    const host = `${names}${ending}`.toLowerCase()
    if (host === own || host === `www.${own}`) continue
    if (names.toLowerCase().startsWith('www.') || isEnding(names, ending, path !== undefined)) return true
  }
  return false
}

/** "e.g. toys" and "2.fun" without their spaces are no addresses, nor is "home.Fun day": a capital letter begins a sentence. */
function isEnding(names: string, ending: string, hasPath: boolean): boolean {
  const key = ending.toLowerCase()
  if (COMMON.has(key) || key.startsWith('xn--')) return true
  if (hasPath) return COUNTRIES.has(key) || WORDS.has(key) || SHORT_WORDS.has(key)
  const isName = /(?=[\p{N}-]*\p{L})[\p{L}\p{N}-]{2,}\.$/u.test(names)
  return isName && (COUNTRIES.has(key) || (WORDS.has(key) && !/^\p{Lu}\p{Ll}/u.test(ending)))
}

const listed = (names: string): ReadonlySet<string> => new Set(names.split(' '))

const COMMON = listed('com net org')
/** Other endings that are no English words. */
const COUNTRIES = listed(
  'edu gov mil info biz xyz dev io co cc tv gg ly ws fm tk ml cf ga gq uk us eu ru cn de fr es pt nl dk se fi ee lv lt cz sk hu ro bg gr tr ua kz jp kr tw hk sg vn ph pk bd lk np ' +
    'au nz br mx ar cl ve ec bo uy cr gt hn ni cu ht jm ca lu mt cy rs mk az uz tj il sa ae qa kw jo iq ir eg ma dz tn ng gh za zw ug tz rw et su nu ink icu wtf',
)
/** Endings that are words, but seldom come right after a dot. */
const WORDS = listed(
  'app top shop store site online website space tech live life club fun world today news blog page link click work works team zone cloud host press agency company center city email group ltd llc media network photos ' +
    'pro products promo rent rocks sale school services social solutions support systems tips tools trade training travel vip wiki win bet casino poker loan money cash credit finance fund market marketing deals discount ' +
    'cheap buzz chat dating porn sex sexy adult cam xxx download stream video games game bid best bar beauty boutique fashion gift gifts health fit fitness kids family baby toys care dental doctor guru monster quest lol mobi ' +
    'name one ooo party pics pub red ren review reviews science surf wang bio lat cyou sbs cfd bond autos boats homes beer',
)
/** Endings that often come after a dot whose space was left out, or end the names of files: only with a path. */
const SHORT_WORDS = listed('me be is it in at to so as am my no do la li ai st th hr lb kg sh md py pl id im gl ms vc sc mn pm je gs ps by hm al ge ba pa pe ke')
