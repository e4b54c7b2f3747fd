import { useQuery } from '@tanstack/react-query'
import type { TextWithVersions } from '../../../../shared/site-texts/office-texts.ts'
import { emailOf } from '../../../../shared/site-texts/emails/email-words.ts'
import { findText, TEXT_GROUPS, textsIn } from '../../../../shared/site-texts/site-texts.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { officeTextQuery } from '../../../queries/office/texts-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { useParams } from '../../../ui/router/router-context.tsx'
import type { PageModule } from '../../frame/page-data.ts'
import { loadOffice } from '../frame/load-office.ts'
import { officeHead, OfficePage } from '../frame/office-page.tsx'
import { QueryError } from '../frame/query-error.tsx'
import { TextEditor } from './text-editor.tsx'
import { TextHistory } from './text-history.tsx'
import { textForms } from './text-forms.ts'
import './texts.css'

const titleOf = (data: TextWithVersions | undefined): string => data?.text.name ?? 'Site text'

/** One text: its words, how they look where they stand, and what they were before. */
function TextPage() {
  const key = useParams()['textKey'] ?? ''
  const { data, isPending, error, refetch } = useQuery(officeTextQuery(useApi(), key))
  const group = findText(key)?.group
  return (
    <OfficePage
      title={titleOf(data)}
      note={group && TEXT_GROUPS[group].title}
      isBusy={isPending}
      acts={
        <Link className={buttonClass({ look: 'line', small: true })} to="/office/texts">
          All Texts
        </Link>
      }
    >
      {data ? (
        <div className="adm-stack" key={key}>
          <TextsOfEmail textKey={key} />
          <TextEditor {...data} />
          <TextHistory {...data} />
        </div>
      ) : (
        <QueryError isPending={isPending} onRetry={refetch} error={error} gone="We couldn’t find that text." />
      )}
    </OfficePage>
  )
}

/** The other texts of the same email. */
function TextsOfEmail({ textKey }: { textKey: string }) {
  const email = emailOf(textKey)
  if (!email) return null
  const names = Object.keys(textsIn('emails')).filter((name) => name.startsWith(`${email}.`))
  return (
    <nav className="seg text-siblings" aria-label="Texts of this email">
      {names.map((name) => (
        <Link key={name} to={`/office/texts/emails.${name}`} aria-current={`emails.${name}` === textKey ? 'page' : undefined}>
          {PARTS[name.slice(email.length + 1)]}
        </Link>
      ))}
    </nav>
  )
}

const PARTS: Readonly<Record<string, string>> = {
  subject: 'Subject', heading: 'Heading', first: 'First paragraph', second: 'Second paragraph', third: 'Third paragraph',
}

export const page: PageModule = {
  Component: TextPage,
  head: (queries, { params }) => officeHead(titleOf(queries.getQueryData<TextWithVersions>(['office', 'text', params['textKey']]))),
  load: (site, { params }) => loadOffice(site, officeTextQuery(site.api, params['textKey'] ?? '')),
  forms: textForms,
}
