import type { Head } from '../frame/head.ts'
import { titleOf } from '../frame/title.ts'

/** The head of a page that is for its own reader: search engines are not to keep any of them. */
const closed = (description: string) => (name: string): Head => ({ title: titleOf(name), description })

export const memberHead = closed('For members of the On Joue parent community.')

/** Of a page that only links in our mail lead to. */
export const mailedHead = closed('For whoever has the link from our mail.')
