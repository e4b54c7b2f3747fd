import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from '../../../ui/router/router-context.tsx'
import { PAGE_SIZE } from '../../../../shared/forum/forum.ts'
import { reasonInWords } from '../../../../shared/emails/email-reasons.ts'
import { type OfficeMailList, type OfficeMailView, templateName } from '../../../../shared/office/office-emails.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { mailsQuery } from '../../../queries/office/emails-queries.ts'
import { Link } from '../../../ui/link.tsx'
import { counted } from '../../../../shared/text/count-words.ts'
import { RelativeTime } from '../../../ui/words/relative-time.tsx'
import type { PageModule } from '../../frame/page-data.ts'
import { ChosenBar, type ChosenRows, ChooseRow, useChosenRows } from '../frame/chosen-rows.tsx'
import { filtersIn } from '../frame/list-params.ts'
import { ListPages, ListTools } from '../frame/list-tools.tsx'
import { loadOffice } from '../frame/load-office.ts'
import { OfficePage } from '../frame/office-page.tsx'
import { QueryError } from '../frame/query-error.tsx'
import { ChosenEmails, plainEmails } from './chosen-emails.tsx'
import { DONE_WITH_EMAILS, removeEmailsForm, sendEmailsForm } from './email-forms.ts'
import { MailMark, NoMailServer, whenOf } from './email-marks.tsx'
import './emails.css'

const PATH = '/office/mail'
const FILTER_NAMES = ['state', 'q', 'page'] as const
const STATES = [
  { value: '', label: 'All' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'failed', label: 'Failed' },
  { value: 'sent', label: 'Sent' },
]

/** The outbox. */
function MailsPage() {
  const filters = filtersIn(useSearchParams()[0], FILTER_NAMES)
  const { data, isPending, refetch } = useQuery(mailsQuery(useApi(), filters.toString()))
  return (
    <OfficePage title="Email log" note="Every email the site sends, newest first." isBusy={isPending} failed="Not done" done={DONE_WITH_EMAILS}>
      {data ? <Mails list={data} filters={filters} /> : <QueryError isPending={isPending} onRetry={refetch} />}
    </OfficePage>
  )
}

function Mails({ list: { mails, total, hasMailServer }, filters }: { list: OfficeMailList; filters: URLSearchParams }) {
  const failed = mails.filter(({ state }) => state === 'failed')
  const rows = useChosenRows(failed)
  // Only what failed can be chosen, so the list has checkboxes where that's all it shows.
  const canChoose = filters.get('state') === 'failed' && failed.length > 0
  return (
    <div className="adm-stack">
      {!hasMailServer && <NoMailServer />}
      <section className="card" aria-label="Emails">
        <ListTools path={PATH} filters={filters} label="Search by recipient" choices={STATES} />
        <p className="small muted" role="status">
          {total === 0 ? 'No emails here. Emails the site sends, like confirmations and replies, will show up here.' : counted(total, 'email')}
        </p>
        {canChoose && (
          <ChosenBar of={rows} total={failed.length} plain={plainEmails(hasMailServer)}>
            <ChosenEmails of={rows} hasMailServer={hasMailServer} />
          </ChosenBar>
        )}
        {mails.length > 0 && (
          <table className={canChoose ? 'adm-table adm-table-fixed mail-table can-choose' : 'adm-table adm-table-fixed mail-table'}>
            <thead>
              <tr>
                {canChoose && (
                  <th scope="col">
                    <span className="vh">Chosen</span>
                  </th>
                )}
                <th scope="col">Email</th>
                <th scope="col">To</th>
                <th scope="col">Status</th>
                <th scope="col">When</th>
              </tr>
            </thead>
            <tbody>
              {mails.map((mail) => (
                <MailRow key={mail.id} mail={mail} rows={canChoose ? rows : undefined} />
              ))}
            </tbody>
          </table>
        )}
        <ListPages path={PATH} filters={filters} total={total} pageSize={PAGE_SIZE} label="Emails" />
      </section>
    </div>
  )
}

const MailRow = ({ mail, rows }: { mail: OfficeMailView; rows: ChosenRows<OfficeMailView> | undefined }) => (
  <tr>
    {rows && (
      <td>
        <ChooseRow of={rows} row={mail} about={`${templateName(mail.template)}, to ${mail.to ?? 'you'}`} />
      </td>
    )}
    <td>
      <Link className="link" to={`${PATH}/${mail.id}`}>
        {templateName(mail.template)}
      </Link>
    </td>
    <td>{mail.to ?? 'You'}</td>
    <td>
      <MailMark state={mail.state} />
      {mail.reason && <span className="small muted mail-reason">{reasonInWords(mail.reason)}</span>}
    </td>
    <td className="muted">
      <When mail={mail} />
    </td>
  </tr>
)

/** What's to come is told in full, what was is told in short. */
function When({ mail }: { mail: OfficeMailView }) {
  const { sentAt, failedAt, createdAt, tries } = mail
  if (!sentAt && !failedAt && tries > 0) return whenOf(mail)
  return (
    <>
      {sentAt ? 'Sent' : failedAt ? 'Failed' : 'Created'} <RelativeTime at={sentAt ?? failedAt ?? createdAt} />
    </>
  )
}

export const page: PageModule = {
  Component: MailsPage,
  load: (site, { search }) => loadOffice(site, mailsQuery(site.api, filtersIn(search, FILTER_NAMES).toString())),
  forms: [sendEmailsForm, removeEmailsForm],
}
