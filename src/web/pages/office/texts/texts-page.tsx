import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import type { Facts } from '../../../../shared/playground/playground.ts'
import { PLACEHOLDERS } from '../../../../shared/playground/references/placeholders.ts'
import { EMAIL_WORDS, emailOf } from '../../../../shared/site-texts/emails/email-words.ts'
import { keysOf } from '../../../../shared/typed-object.ts'
import { withoutEmphasis } from '../../../../shared/site-texts/emphasis.ts'
import { fillText } from '../../../../shared/site-texts/fill-text.ts'
import type { OfficeTextView } from '../../../../shared/site-texts/office-texts.ts'
import { findText, GROUP_NAMES, TEXT_GROUPS, type TextGroupName } from '../../../../shared/site-texts/site-texts.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { officeTextsQuery } from '../../../queries/office/texts-queries.ts'
import { factsQuery } from '../../../queries/playground-queries.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/link.tsx'
import { useSearchParams } from '../../../ui/router/router-context.tsx'
import { load, type PageModule } from '../../frame/page-data.ts'
import { filtersIn } from '../frame/list-params.ts'
import { ListTools } from '../frame/list-tools.tsx'
import { loadOffice } from '../frame/load-office.ts'
import { OfficePage } from '../frame/office-page.tsx'
import { QueryError } from '../frame/query-error.tsx'
import './texts.css'

const CHANGED = 'changed'

/** Every text of the site by page, each with its editor one click away. */
function TextsPage() {
  const { data: texts, isPending, refetch } = useQuery(officeTextsQuery(useApi()))
  return (
    <OfficePage
      title="Site texts"
      note={
        <>
          Headings, introductions, and small print, page by page. Prices, dates, and plans are <Link className="link" to="/office/facts">facts</Link>.
        </>
      }
      isBusy={isPending}
    >
      {texts ? <Texts texts={texts} /> : <QueryError isPending={isPending} onRetry={refetch} />}
    </OfficePage>
  )
}

function Texts({ texts }: { texts: readonly OfficeTextView[] }) {
  const { data: facts = {} } = useQuery(factsQuery(useApi()))
  const [search] = useSearchParams()
  const filters = filtersIn(search, ['state', 'q'])
  const words = filters.get('q') ?? ''
  const found = texts.filter((text) => says(text, words)).map((text) => ({ ...text, text: asRead(text, facts) }))
  const changed = found.filter(({ isChanged }) => isChanged)
  const shown = filters.get('state') === CHANGED ? changed : found
  const choices = [
    { value: '', label: 'All', count: found.length },
    { value: CHANGED, label: 'Changed', count: changed.length },
  ]
  return (
    <>
      <ListTools path="/office/texts" filters={filters} label="Search texts" choices={choices} />
      {shown.length === 0 && <p className="card">{words ? 'No texts match. Try a different word.' : 'You haven’t changed any texts yet. The ones you change will show up here.'}</p>}
      <div className="adm-stack">
        {GROUP_NAMES.map((group) => (
          <Group key={group} group={group} texts={shown.filter(({ key }) => key.startsWith(`${group}.`))} />
        ))}
      </div>
    </>
  )
}

const Group = ({ group, texts }: { group: TextGroupName; texts: readonly OfficeTextView[] }) =>
  texts.length > 0 && (
    <section className="card" aria-labelledby={`texts-${group}`}>
      <h2 id={`texts-${group}`}>{TEXT_GROUPS[group].title}</h2>
      <ul className="text-list">
        {(group === 'emails' ? byEmail(texts) : texts).map(({ key, name, text, isChanged }) => (
          <li key={key}>
            <Link className="link" to={`/office/texts/${key}`}>
              {name}
            </Link>
            {isChanged && (
              <Badge look="info" Icon={Pencil}>
                Changed
              </Badge>
            )}
            <p className="small muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )

/** A row for each email, with the first of its texts that’s listed; the others are one click from there. */
const byEmail = (texts: readonly OfficeTextView[]): OfficeTextView[] =>
  keysOf(EMAIL_WORDS).flatMap((email) => {
    const own = texts.filter(({ key }) => emailOf(key) === email)
    return own.slice(0, 1).map((first) => ({ ...first, name: EMAIL_WORDS[email].name, isChanged: own.some(({ isChanged }) => isChanged) }))
  })

/** Placeholders show as what they stand for. */
const NAMES = Object.fromEntries(keysOf(PLACEHOLDERS).map((name) => [name, `[${PLACEHOLDERS[name]}]`]))

const asRead = (text: OfficeTextView, facts: Facts): string => withoutEmphasis(fillText(text.text, text, facts, NAMES))

/** Whether every word stands somewhere in the text, its original, its name, or its page’s. */
function says({ key, name, text, original }: OfficeTextView, query: string): boolean {
  const group = findText(key)?.group
  const read = [name, text, original, group && TEXT_GROUPS[group].title].join(' ').toLowerCase()
  return query.toLowerCase().split(/\s+/).every((word) => read.includes(word))
}

export const page: PageModule = {
  Component: TextsPage,
  load: async (site) => {
    await load(site, factsQuery(site.api))
    return loadOffice(site, officeTextsQuery(site.api))
  },
}
