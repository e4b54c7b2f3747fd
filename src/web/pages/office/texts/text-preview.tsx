import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { withoutEmphasis } from '../../../../shared/site-texts/emphasis.ts'
import { sectionsOf, wordsOf } from '../../../../shared/site-texts/rich-text.ts'
import { fillText } from '../../../../shared/site-texts/fill-text.ts'
import { textAsRead } from '../../../../shared/site-texts/text-as-read.ts'
import { austinDate } from '../../../../shared/time/past-dates.ts'
import type { OfficeTextView } from '../../../../shared/site-texts/office-texts.ts'
import { findText, TEXT_GROUPS, type TextGroupName } from '../../../../shared/site-texts/site-texts.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { factsQuery } from '../../../queries/playground-queries.ts'
import { PageFrame } from './page-frame.tsx'
import { PreviewedChat } from './previewed-chat.tsx'
import { PreviewedEmail } from './previewed-email.tsx'
import { PreviewedPage } from './previewed-page.tsx'

/** How a text looks where it stands, while it's being typed. */
export function TextPreview({ text: { key, kind, text: saved }, draft }: { text: OfficeTextView; draft: string }) {
  const { data: facts } = useQuery(factsQuery(useApi()))
  const [today] = useState(() => austinDate(new Date().toISOString()))
  const found = findText(key)
  if (!found || !facts) return null
  const words = textAsRead(draft, found.text, facts, today)
  const name = key.slice(found.group.length + 1)
  const marked = kind === 'rich' ? changedLine(fillText(saved, found.text, facts), words) : withoutEmphasis(words)
  const isForHead = name === 'title' || name === 'description'
  return (
    <section className="card" aria-labelledby="text-preview">
      <h2 id="text-preview">Preview</h2>
      {found.group === 'emails' ? (
        <PreviewedEmail textKey={key} draft={draft} />
      ) : isForHead ? (
        <SearchResult name={name} words={words} />
      ) : (
        <InFrame title={`${TEXT_GROUPS[found.group].title}, preview`} marked={marked}>
          {isOfAssistant(found.group) ? (
            <PreviewedChat group={found.group} name={name} words={words} />
          ) : (
            <PreviewedPage path={TEXT_GROUPS[found.group].path} group={found.group} name={name} words={words} />
          )}
        </InFrame>
      )}
    </section>
  )
}

/** The first line that says something new, without its marks; the first one where none does. */
function changedLine(before: string, now: string): string {
  const linesIn = (text: string) => sectionsOf(text).flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap((block) => wordsOf(block).split('\n'))]).filter(Boolean)
  const known = new Set(linesIn(before))
  const lines = linesIn(now)
  return lines.find((line) => !known.has(line)) ?? lines[0] ?? ''
}

const isOfAssistant = (group: TextGroupName): group is 'assistant' | 'assistant-answers' => group.startsWith('assistant')

interface PreviewProps {
  name: string
  /** As visitors would read them. */
  words: string
}

/** What visitors see, with the draft in it. @param marked - the words to point out */
function InFrame({ title, marked, children }: { title: string; marked: string; children: ReactNode }) {
  const [isPhone, setPhone] = useState(false)
  return (
    <>
      <div className="ch text-sizes">
        <p className="small muted">As visitors would see it. Nothing in it can be clicked.</p>
        <div className="seg" role="group" aria-label="Size">
          <button type="button" aria-pressed={!isPhone} onClick={() => setPhone(false)}>
            This Screen
          </button>
          <button type="button" aria-pressed={isPhone} onClick={() => setPhone(true)}>
            Phone
          </button>
        </div>
      </div>
      <PageFrame title={title} isPhone={isPhone} marked={marked}>
        {children}
      </PageFrame>
    </>
  )
}

/** Titles and descriptions stand on no page: roughly as they look elsewhere. */
const SearchResult = ({ name, words }: PreviewProps) => (
  <>
    <p className="small muted">Roughly how it looks where the page is shared.</p>
    <div className="search-result">
      <p className="small muted">{location.host}</p>
      <p className={name === 'title' ? 'search-title' : 'search-title muted'}>{name === 'title' ? words : 'The page’s title'}</p>
      <p className="small">{name === 'description' ? words : 'The page’s description'}</p>
    </div>
  </>
)
