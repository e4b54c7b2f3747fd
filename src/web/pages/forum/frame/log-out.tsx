import { LogOut as LogOutIcon } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { logOut } from '../../../queries/accounts.ts'
import { useApi } from '../../../queries/api-context.tsx'
import { showToast } from '../../../ui/toast-store.ts'

/** Ends the session and starts over at the forum's home, so that nothing of the member stays on the screen. */
export function LogOut() {
  const api = useApi()
  const [pending, setPending] = useState(false)
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setPending(true)
    try {
      await logOut(api)
      location.assign('/forum')
    } catch {
      setPending(false)
      showToast({ tone: 'bad', title: 'Still logged in', text: 'We could not log you out. Please try again.' })
    }
  }
  return (
    <form className="log-out" method="post" action="/forum" onSubmit={onSubmit}>
      <input type="hidden" name="form" value="logout" />
      <button type="submit" className="ghost" disabled={pending}>
        <LogOutIcon className="i" aria-hidden />
        Log out
      </button>
    </form>
  )
}
