import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type BackupRunView, type BackupsView, LAST_BACKUP, type LastBackupView } from '../../../../shared/office/office-backups.ts'
import { BACKUPS_MAX } from '../../../../shared/privacy/retention.ts'
import { SECOND_MS } from '../../../../shared/time/instant.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { PageFormElement } from '../../../forms/page-form-element.tsx'
import { usePageForm } from '../../../forms/use-page-form.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { backupsQuery, startBackup } from '../../../queries/office/backups-queries.ts'
import { buttonClass, SubmitButton } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { sizeInWords } from '../../../ui/words/size-words.ts'
import { exactTime, timeAgo } from '../../../ui/words/time-words.ts'
import { showFailure } from '../../accounts/login/show-failure.ts'
import { ShownMemberField } from '../../accounts/login/shown-member-field.tsx'
import { usePasswordAgain } from '../../accounts/login/use-password-again.tsx'
import type { PageModule } from '../../frame/page-data.ts'
import { loadOffice } from '../frame/load-office.ts'
import { OfficePage } from '../frame/office-page.tsx'
import { QueryError } from '../frame/query-error.tsx'
import { useAct } from '../frame/forms/use-saving.ts'
import './backups.css'

const PATH = '/office/backups'
const NOT_STARTED = { title: 'No backup started', text: 'Please try again.' }
/** How often the page asks whether a backup is done. */
const POLL_MS = 2 * SECOND_MS

const backUpForm: PageForm<{ message: string }> = {
  name: 'back-up',
  send: ({ api }) => startBackup(api),
  refresh: (queries) => queries.invalidateQueries({ queryKey: ['office', 'backups'] }),
  next: () => PATH,
}

/** The last good backup: where it is, a new one, and a copy to keep. */
function BackupsPage() {
  const { data: backups, isPending, refetch } = useQuery({
    ...backupsQuery(useApi()),
    refetchInterval: (query) => (query.state.data?.run?.state === 'running' ? POLL_MS : false),
  })
  return (
    <OfficePage title="Backups" note="A backup has the whole site: the forum, messages, email addresses, and pictures." isBusy={isPending} failed={NOT_STARTED.title}>
      {backups ? <Backups backups={backups} /> : <QueryError isPending={isPending} onRetry={refetch} />}
    </OfficePage>
  )
}

function Backups({ backups: { now, backsUpDaily, last, run } }: { backups: BackupsView }) {
  const isRunning = run?.state === 'running'
  return (
    <section className="card backups" aria-labelledby="last-backup">
      <h2 id="last-backup">Last good backup</h2>
      {last ? <LastBackup last={last} now={now} /> : <p>There’s no backup yet.</p>}
      <div role="status">{run && <Run run={run} now={now} />}</div>
      <div className="backup-acts">
        {isRunning ? (
          <Link className={buttonClass({ look: 'line', small: true })} to={PATH}>
            Check Again
          </Link>
        ) : (
          <BackUpNow />
        )}
        {last && <DownloadBackup />}
      </div>
      <p className="small muted">
        {backsUpDaily ? `The site makes a backup once a day and keeps the newest ${BACKUPS_MAX}.` : 'The site makes no backups by itself (BACKUPS=off).'}
        {last && !last.isEncrypted && ' Anyone who has this backup can read everything in it. Keep a download as safe as the office itself.'}
      </p>
    </section>
  )
}

const LastBackup = ({ last: { at, file, bytes, isEncrypted, place }, now }: { last: LastBackupView; now: string }) => (
  <dl className="backup-facts">
    <dt>Made</dt>
    <dd>
      {timeAgo(at, Date.parse(now))} ({exactTime(at)})
    </dd>
    <dt>Size</dt>
    <dd>{sizeInWords(bytes)}</dd>
    <dt>File</dt>
    <dd>
      <code>{file}</code>
    </dd>
    <dt>Encrypted</dt>
    <dd>{isEncrypted ? 'Yes. It opens only with your key file' : 'No'}</dd>
    {place && (
      <>
        <dt>Where</dt>
        <dd>
          {place.kind === 'bucket' ? 'In the bucket ' : 'In the folder '}
          <code>{place.kind === 'bucket' ? place.bucket : place.folder}</code>
          {place.kind === 'folder' && (
            <>
              {' '}
              on the machine <code>{place.machine}</code>
            </>
          )}
        </dd>
      </>
    )}
  </dl>
)

/** How the newest attempt stands. It changes by itself, and screen readers hear it. */
function Run({ run: { state, startedAt, endedAt, failure }, now }: { run: BackupRunView; now: string }) {
  const ago = (at: string) => timeAgo(at, Date.parse(now))
  if (state === 'running') return <p>We’re making a backup. It started {ago(startedAt)}.</p>
  if (state === 'done') return <p>The backup was done {ago(endedAt ?? startedAt)}.</p>
  return (
    <>
      <p>The last try failed. It started {ago(startedAt)}. Try again, and if it fails again, send this to your web developer:</p>
      <p>
        <code>{failure ?? 'The program that made it ended without a word.'}</code>
      </p>
    </>
  )
}

function BackUpNow() {
  const { again, dialog } = usePasswordAgain()
  const form = usePageForm(backUpForm, {
    around: again,
    onSent: ({ answer: { message } }) => showToast({ tone: 'good', title: 'Backup started', text: message }),
    onFailed: (error) => showFailure(error, NOT_STARTED),
  })
  return (
    <>
      <PageFormElement of={form} failed={undefined} className="">
        <ShownMemberField />
        <SubmitButton small pending={form.pending} pendingLabel="Starting...">
          Back Up Now
        </SubmitButton>
      </PageFormElement>
      {dialog}
    </>
  )
}

/** The browser saves the file as it comes. Where the password is needed again, it's asked for first. */
function DownloadBackup() {
  const [api, queries] = [useApi(), useQueryClient()]
  const { act, pending } = useAct()
  const { again, dialog } = usePasswordAgain()
  const start = () =>
    act(async () => {
      await again(() => queries.fetchQuery({ ...backupsQuery(api), staleTime: 0 }))
      location.assign(LAST_BACKUP)
    })
  return (
    <>
      <a
        className={buttonClass({ look: 'line', small: true })}
        href={LAST_BACKUP}
        download
        aria-disabled={pending}
        onClick={(event) => {
          event.preventDefault()
          void start()
        }}
      >
        <Download className="i" aria-hidden />
        Download Backup
      </a>
      {dialog}
    </>
  )
}

export const page: PageModule = { Component: BackupsPage, forms: [backUpForm], load: (site) => loadOffice(site, backupsQuery(site.api)) }
