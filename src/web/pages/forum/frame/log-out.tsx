import { LogOut as LogOutIcon } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useFormSubmit } from '../../../forms/use-page-form.ts'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { logOutForm } from '../../accounts/login/log-out-form.ts'

/** Ends the session and starts over at the forum's home, so that nothing of the member stays on the screen. */
export function LogOut() {
  const submit = useFormSubmit(logOutForm)
  const [pending, setPending] = useState(false)
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setPending(true)
    try {
      location.assign((await submit({})).next)
    } catch {
      setPending(false)
      showToast({ tone: 'bad', title: 'You’re still logged in', text: 'We couldn’t log you out. Please try again.' })
    }
  }
  return (
    <form className="log-out" method="post" action="/forum" onSubmit={onSubmit}>
      <input type="hidden" name="form" value={logOutForm.name} />
      <button type="submit" className="ghost" disabled={pending}>
        <LogOutIcon className="i" aria-hidden />
        Log Out
      </button>
    </form>
  )
}
