import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { flashIn } from '../../../shared/text/flash.ts'
import { isUndecided } from '../../../shared/playground/playground.ts'
import { VOTE_FAILED, VOTED, WATCH_CONFIRMED } from '../../../shared/playground/visit-words.ts'
import type { WatchView } from '../../../shared/playground/visit.ts'
import type { PageForm } from '../../forms/page-form.ts'
import { useFlash, usePostedForm } from '../../forms/use-page-form.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { factsQuery } from '../../queries/playground-queries.ts'
import { confirmWatch, visitQuery, watchQuery } from '../../queries/visit-queries.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AuthFrame } from '../accounts/auth-frame.tsx'
import { OnePress } from '../accounts/email-links/one-click-page.tsx'
import { tokenOf, useMailedToken } from '../accounts/email-links/token-in-address.ts'
import { load, missing, type PageModule } from '../frame/page-data.ts'
import { headTexts } from '../frame/use-texts.ts'
import { textsQuery } from '../../queries/texts-queries.ts'
import { Poll } from './poll.tsx'
import { confirmPage, voteForm } from './vote-form.tsx'
import './visit.css'

const BACK = { to: '/visit', label: 'Know Before You Go' }
const NOT_CONFIRMED = { title: 'Alert not confirmed', text: 'Please sign up again to get a new link.' }

const confirmWatchForm: PageForm = {
  name: 'confirm-watch',
  send: ({ api, page }) => confirmWatch(api, tokenOf(page.searchParams)),
  refresh: (queries) => queries.invalidateQueries({ queryKey: ['watch'] }),
  next: ({ page }) => confirmPage(page, 'confirm-watch'),
}

/** Where the owner of an address says yes to being told, and votes in the poll about the same fact. */
function ConfirmPage() {
  const token = useMailedToken()
  const { data: watch, isPending } = useQuery(watchQuery(useApi(), token()))
  const sent = useFlash()
  const [known, setKnown] = useState(watch)
  if (watch && watch !== known) setKnown(watch)
  const shown = watch ?? (known?.poll ? known : undefined)
  if (!shown) return sent === confirmWatchForm.name && !isPending ? <Confirmed /> : <InvalidLink isPending={isPending} />
  // One frame for both: a frame that goes takes the complaint about the late vote with it.
  return (
    <AuthFrame title="Get an email alert" lead={shown.question} back={BACK} wide>
      {watch ? <Undecided watch={watch} hasVoted={sent === voteForm.name} /> : <Decided watch={shown} />}
      <p className="after">
        <Link className="link" to={`/visit#${shown.key}`}>
          What we know so far
        </Link>
      </p>
    </AuthFrame>
  )
}

const Undecided = ({ watch, hasVoted }: { watch: WatchView; hasVoted: boolean }) => (
  <>
    {hasVoted && (
      <Notice tone="good" title="Thanks">
        {VOTED}
      </Notice>
    )}
    <Confirm watch={watch} />
    {watch.isConfirmed && watch.poll && <Poll poll={watch.poll} answer={undefined} heading="h2" isByLink />}
  </>
)

/** The link led somewhere when the page was opened: anyone who votes too late sees how the poll has ended. */
function Decided({ watch: { key, poll: before } }: { watch: WatchView }) {
  const api = useApi()
  const poll = useQuery(visitQuery(api)).data?.polls.find(({ id }) => id === before?.id)
  const fact = useQuery(factsQuery(api)).data?.[key]
  return poll && <Poll poll={poll} answer={fact && !isUndecided(fact) ? [fact.short, fact.notice].filter(Boolean).join(' ') : undefined} heading="h2" isByLink />
}

function Confirm({ watch }: { watch: WatchView }) {
  if (watch.isConfirmed) {
    return (
      <Notice tone="good" title="You’re all set">
        {WATCH_CONFIRMED}
      </Notice>
    )
  }
  return (
    <OnePress
      form={confirmWatchForm}
      label="Email me when there’s an answer"
      button="Yes, Email Me"
      pendingLabel="Confirming..."
      failed={NOT_CONFIRMED}
    />
  )
}

/** What someone waited for became known before they said yes. */
const Confirmed = () => (
  <AuthFrame title="We already have an answer" lead="We’ll email it to you, and we’ve taken your address off the list." back={BACK}>
    <KnownToday />
  </AuthFrame>
)

/** A wish whose message is out is gone, too. */
function InvalidLink({ isPending }: { isPending: boolean }) {
  const notCounted = usePostedForm(voteForm)?.failure
  return (
    <AuthFrame title={isPending ? 'Loading' : 'There’s nothing here'} lead={isPending ? 'Looking that up...' : 'This link doesn’t work, or we’ve already emailed you the answer.'} back={BACK}>
      {notCounted && (
        <Notice tone="bad" title={VOTE_FAILED.title}>
          {notCounted}
        </Notice>
      )}
      <KnownToday />
    </AuthFrame>
  )
}

const KnownToday = () => (
  <p className="after">
    See what we know so far on{' '}
    <Link className="link" to="/visit">
      Know Before You Go
    </Link>
    .
  </p>
)

export const page: PageModule = {
  Component: ConfirmPage,
  head: (queries) => headTexts(queries, 'alert-confirm'),
  load: async (site, { search }) => {
    const [watch] = await Promise.all([load(site, watchQuery(site.api, tokenOf(search))), load(site, textsQuery(site.api, 'alert-confirm'))])
    return watch === null && flashIn(search) === null ? missing() : null
  },
  forms: [confirmWatchForm, voteForm],
}
