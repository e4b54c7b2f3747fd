import { useQuery } from '@tanstack/react-query'
import type { TextWithVersions } from '../../../../shared/site-texts/office-texts.ts'
import { findText, TEXT_GROUPS } from '../../../../shared/site-texts/site-texts.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { officeTextQuery } from '../../../queries/office/texts.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { useParams } from '../../../ui/router/router-context.tsx'
import type { PageModule } from '../../frame/page-data.ts'
import { loadOffice } from '../frame/load-office.ts'
import { officeHead, OfficePage } from '../frame/office-page.tsx'
import { QueryError } from '../frame/query-error.tsx'
import { TextEditor } from './text-editor.tsx'
import { TextHistory } from './text-history.tsx'
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
          <TextEditor text={data.text} />
          <TextHistory {...data} />
        </div>
      ) : (
        <QueryError isPending={isPending} onRetry={refetch} error={error} gone="We couldn’t find that text." />
      )}
    </OfficePage>
  )
}

export const page: PageModule = {
  Component: TextPage,
  head: (queries, { params }) => officeHead(titleOf(queries.getQueryData<TextWithVersions>(['office', 'text', params['textKey']]))),
  load: (site, { params }) => loadOffice(site, officeTextQuery(site.api, params['textKey'] ?? '')),
}
