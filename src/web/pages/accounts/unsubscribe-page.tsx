import { useQueryClient } from '@tanstack/react-query'
import { REPLY_MAIL_STOPPED } from '../../../shared/accounts-words.ts'
import { unsubscribe } from '../../queries/accounts.ts'
import { useApi } from '../../queries/api-context.tsx'
import type { PageModule } from '../frame/page-data.ts'
import { memberHead } from './closed-heads.ts'
import { OnePressPage } from './one-press-page.tsx'

/** Stops mail about replies, without logging in. */
function UnsubscribePage() {
  const [api, queries] = [useApi(), useQueryClient()]
  const send = async (token: string) => {
    await unsubscribe(api, token)
    await queries.invalidateQueries({ queryKey: ['me'], refetchType: 'all' })
  }
  return (
    <OnePressPage
      title="Stop these emails"
      lead="One press, and we no longer email you about replies in the forum."
      form="unsubscribe"
      button="Stop these emails"
      pendingLabel="Stopping..."
      done={REPLY_MAIL_STOPPED}
      failed={{ title: 'Not stopped', text: 'You can stop these emails on your profile.' }}
      send={send}
      next={{ to: '/forum/profile', label: 'Go to your profile' }}
    />
  )
}

export const page: PageModule = { Component: UnsubscribePage, head: memberHead('Stop Emails') }
