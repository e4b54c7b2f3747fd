import { type ReactNode, useState } from 'react'
import { refusalOf } from '../../../queries/client/refusal.ts'
import { ConfirmPasswordDialog } from './confirm-password-dialog.tsx'

interface PasswordAgain {
  /** Makes a call. Where it needs the password again, asks for it and makes the same call once more. */
  again: <T>(call: () => Promise<T>) => Promise<T>
  /** The question, while it is open. Render it outside of any form; what is typed on the page stays. */
  dialog: ReactNode
}

/** For pages whose calls may answer 403 with `needs: 'password'`. Anyone who cancels gets the refusal as it was. */
export function usePasswordAgain(): PasswordAgain {
  const [pending, setPending] = useState<{ answer: (wasGiven: boolean) => void }>()
  const ask = () => new Promise<boolean>((answer) => setPending({ answer }))
  const again = async <T,>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call()
    } catch (error) {
      if (refusalOf(error)?.needs !== 'password' || !(await ask())) throw error
      return call()
    }
  }
  const close = (wasGiven: boolean) => {
    pending?.answer(wasGiven)
    setPending(undefined)
  }
  const dialog = pending && <ConfirmPasswordDialog onGiven={() => close(true)} onClose={() => close(false)} />
  return { again, dialog }
}
