import { useQuery } from '@tanstack/react-query'
import type { AuthenticatorView } from '../../../../shared/accounts/accounts.ts'
import { AUTHENTICATOR_PAGE } from '../../../../shared/accounts/authenticator-words.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { authenticatorQuery } from '../../../queries/authenticator-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'

/** On an admin's profile: whether an authenticator app is on, and the way to its page. */
export function AuthenticatorSection() {
  const { data: app } = useQuery(authenticatorQuery(useApi()))
  if (!app || (!app.canSetUp && app.confirmedAt === null)) return null
  return (
    <section className="card pad" aria-labelledby="authenticator">
      <h2 id="authenticator">Authenticator app</h2>
      <p>{stateOf(app)}</p>
      <Link className={buttonClass({ look: 'line', small: true })} to={AUTHENTICATOR_PAGE}>
        {app.confirmedAt === null ? 'Set Up' : 'Manage'}
      </Link>
    </section>
  )
}

function stateOf({ confirmedAt, recoveryCodesLeft, isNeeded }: AuthenticatorView): string {
  if (confirmedAt !== null) return `It’s on. ${leftInWords(recoveryCodesLeft)}`
  const why = 'You can read families’ messages. A code from your phone keeps them safe even if someone learns your password.'
  return isNeeded ? `${why} Set it up to open the office.` : why
}

/** How many recovery codes are left, and what to do when they run out. */
export function leftInWords(left: number): string {
  if (left === 0) return 'You have no recovery codes left. Please make new ones.'
  return left === 1 ? 'You have 1 recovery code left.' : `You have ${left} recovery codes left.`
}
