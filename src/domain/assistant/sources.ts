import { type ChatSource, CITATIONS_MAX } from '../../shared/assistant/assistant.ts'
import type { SearchableFact } from './facts-to-answer.ts'

/** What people call the parts of the site that facts link to. */
const TITLES: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/#home': 'Home',
  '/#about': 'About',
  '/#features': 'Features',
  '/#get-in-touch': 'Get in touch',
  '/#contact': 'Contact us',
  '/#waitlist': 'Waitlist',
  '/forum': 'Community Forum',
  '/forum/privacy': 'Privacy',
  '/blog': 'Blog',
  '/visit': 'Know Before You Go',
}

/** Where a person can be asked what the assistant does not know. */
export const contactForm = (siteUrl: URL): ChatSource[] => sourceOf('/#contact', 'Contact us', siteUrl)

/** The parts of the site these facts are shown on, each once, as many as an answer may cite. */
export function sourcesOf(facts: readonly SearchableFact[], siteUrl: URL): ChatSource[] {
  const byUrl = new Map<string, ChatSource>()
  for (const { link, label } of facts) {
    for (const source of sourceOf(link, label, siteUrl)) byUrl.set(source.url, byUrl.get(source.url) ?? source)
  }
  return [...byUrl.values()].slice(0, CITATIONS_MAX)
}

/** One source, or none when the address is no web page: owners type these by hand. */
export function sourceOf(link: string, label: string, siteUrl: URL): ChatSource[] {
  const url = URL.parse(link, siteUrl)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return []
  return [{ url: url.href, title: `${TITLES[link] ?? label} · On Joue` }]
}
