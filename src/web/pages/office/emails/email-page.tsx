import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from '../../../ui/router/router-context.tsx'
import { reasonInWords } from '../../../../shared/emails/email-reasons.ts'
import { type OfficeMailPreview, templateName } from '../../../../shared/office/office-emails.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { mailHtmlAddress, mailQuery } from '../../../queries/office/emails-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { exactTime } from '../../../ui/words/time-words.ts'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import type { PageModule } from '../../frame/page-data.ts'
import { loadOffice } from '../frame/load-office.ts'
import { officeHead, OfficePage } from '../frame/office-page.tsx'
import { QueryError } from '../frame/query-error.tsx'
import { ActButton } from '../frame/forms/page-act.tsx'
import { EMAIL_SENT, sendEmailForm } from './email-forms.ts'
import { MailMark, NoMailServer, whenOf } from './email-marks.tsx'
import './emails.css'

const titleOf = (preview: OfficeMailPreview | undefined): string => (preview ? templateName(preview.mail.template) : 'Email')

/** One email: what became of it, and how it reads. */
function MailPage() {
  const id = useParams()['mailId'] ?? ''
  const { data, isPending, error, refetch } = useQuery(mailQuery(useApi(), id))
  return (
    <OfficePage
      title={titleOf(data)}
      note={data && `To ${data.mail.to ?? 'you'}`}
      isBusy={isPending}
      failed="Not sent"
      done={{ [sendEmailForm.name]: EMAIL_SENT }}
      acts={
        <>
          <Link className={buttonClass({ look: 'line', small: true })} to="/office/mail">
            All Emails
          </Link>
          {data?.mail.canSend && data.hasMailServer && <SendButton preview={data} />}
        </>
      }
    >
      {data ? <Mail preview={data} /> : <QueryError isPending={isPending} onRetry={refetch} error={error} gone="This email was deleted. We delete emails a while after they’re sent." />}
    </OfficePage>
  )
}

const SendButton = ({ preview: { mail } }: { preview: OfficeMailPreview }) => (
  <ActButton
    form={sendEmailForm}
    look={{ small: true }}
    onSent={() => {
      showToast({ tone: 'good', ...EMAIL_SENT })
      document.getElementById('main')?.focus()
    }}
  >
    {mail.state === 'failed' ? 'Send Again' : 'Send Now'}
  </ActButton>
)

function Mail({ preview: { mail, subject, text, hasMailServer } }: { preview: OfficeMailPreview }) {
  const [isHtml, setHtml] = useState(false)
  return (
    <div className="adm-stack">
      {!hasMailServer && mail.state === 'waiting' && <NoMailServer />}
      <section className="card mail-fate" aria-label="Delivery">
        <p>
          <MailMark state={mail.state} /> {whenOf(mail)}
        </p>
        {mail.reason && (
          <>
            <p>{reasonInWords(mail.reason)}</p>
            <details className="small muted">
              <summary>Technical details</summary>
              {mail.reason}
            </details>
          </>
        )}
        <p className="small muted">
          Created {exactTime(mail.createdAt)}, {triedWords(mail.tries)}.
        </p>
      </section>
      <section className="card" aria-labelledby="mail-subject">
        <h2 id="mail-subject">{subject}</h2>
        <p className="hint">Private links are hidden here. Only the recipient can use them.</p>
        <div className="seg mail-parts" role="group" aria-label="Format">
          <button type="button" aria-pressed={!isHtml} onClick={() => setHtml(false)}>
            Plain text
          </button>
          <button type="button" aria-pressed={isHtml} onClick={() => setHtml(true)}>
            Formatted
          </button>
        </div>
        {isHtml ? (
          <iframe className="mail-html" title="Formatted email" sandbox="" src={mailHtmlAddress(mail.id)} />
        ) : (
          <pre className="mail-text">{text}</pre>
        )}
      </section>
    </div>
  )
}

const triedWords = (tries: number): string => (tries === 0 ? 'not tried yet' : tries === 1 ? 'tried once' : `tried ${tries} times`)

export const page: PageModule = {
  Component: MailPage,
  head: (queries, { params }) => officeHead(titleOf(queries.getQueryData<OfficeMailPreview>(['office', 'mail', params['mailId']]))),
  load: (site, { params }) => loadOffice(site, mailQuery(site.api, params['mailId'] ?? '')),
  forms: [sendEmailForm],
}
