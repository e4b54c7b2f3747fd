import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { withoutEmphasis } from '../../../../shared/site-texts/emphasis.ts'
import { fillText } from '../../../../shared/site-texts/fill-text.ts'
import { findText, TEXT_GROUPS } from '../../../../shared/site-texts/site-texts.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { factsQuery } from '../../../queries/playground.ts'
import { PageFrame } from './page-frame.tsx'
import { PreviewedPage } from './previewed-page.tsx'

/** How a text looks where it stands, while it's being typed. */
export function TextPreview({ textKey, draft }: { textKey: string; draft: string }) {
  const { data: facts } = useQuery(factsQuery(useApi()))
  const found = findText(textKey)
  if (!found || !facts) return null
  const words = fillText(draft, found.text, facts)
  const name = textKey.slice(found.group.length + 1)
  const isForHead = name === 'title' || name === 'description'
  return (
    <section className="card" aria-labelledby="text-preview">
      <h2 id="text-preview">Preview</h2>
      {isForHead ? <SearchResult group={found.group} name={name} words={words} /> : <InPlace group={found.group} name={name} words={words} />}
    </section>
  )
}

interface PreviewProps {
  group: keyof typeof TEXT_GROUPS
  name: string
  /** As visitors would read them. */
  words: string
}

/** The page itself, with the draft in it. */
function InPlace({ group, name, words }: PreviewProps) {
  const [isPhone, setPhone] = useState(false)
  return (
    <>
      <div className="ch text-sizes">
        <p className="small muted">The page as visitors would see it. Nothing in it can be clicked.</p>
        <div className="seg" role="group" aria-label="Size">
          <button type="button" aria-pressed={!isPhone} onClick={() => setPhone(false)}>
            This Screen
          </button>
          <button type="button" aria-pressed={isPhone} onClick={() => setPhone(true)}>
            Phone
          </button>
        </div>
      </div>
      <PageFrame title={`${TEXT_GROUPS[group].title}, preview`} isPhone={isPhone} marked={withoutEmphasis(words)}>
        <PreviewedPage path={TEXT_GROUPS[group].path} group={group} name={name} words={words} />
      </PageFrame>
    </>
  )
}

/** Titles and descriptions stand on no page: roughly as search engines show them. */
const SearchResult = ({ name, words }: PreviewProps) => (
  <>
    <p className="small muted">Roughly how search engines show it.</p>
    <div className="search-result">
      <p className="small muted">{location.host}</p>
      <p className={name === 'title' ? 'search-title' : 'search-title muted'}>{name === 'title' ? words : 'The page’s title'}</p>
      <p className="small">{name === 'description' ? words : 'The page’s description'}</p>
    </div>
  </>
)
