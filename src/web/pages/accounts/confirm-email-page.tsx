import { useQueryClient } from '@tanstack/react-query'
import { EMAIL_CONFIRMED } from '../../../shared/accounts-words.ts'
import { confirmEmail } from '../../queries/accounts.ts'
import { useApi } from '../../queries/api-context.tsx'
import type { PageModule } from '../frame/page-data.ts'
import { memberHead } from './closed-heads.ts'
import { OnePressPage } from './one-press-page.tsx'

function ConfirmEmailPage() {
  const [api, queries] = [useApi(), useQueryClient()]
  const send = async (token: string) => {
    await confirmEmail(api, token)
    await queries.invalidateQueries({ queryKey: ['me'], refetchType: 'all' })
  }
  return (
    <OnePressPage
      title="Confirm your email"
      lead="One press, and we know that mail reaches you."
      form="confirm-email"
      button="Confirm my email"
      pendingLabel="Confirming..."
      done={EMAIL_CONFIRMED}
      failed={{ title: 'Not confirmed', text: 'Please ask for a new link on your profile.' }}
      send={send}
      next={{ to: '/forum/profile', label: 'Go to your profile' }}
    />
  )
}

export const page: PageModule = { Component: ConfirmEmailPage, head: memberHead('Confirm Your Email') }
