import { Download } from 'lucide-react'
import { download } from '../../../queries/client/download.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { useAgain } from '../../accounts/login/log-in-again.tsx'
import { usePasswordAgain } from '../../accounts/login/use-password-again.tsx'
import { useAct } from './forms/use-saving.ts'

/** Keeps a whole list as a file for spreadsheets. Where the password is needed again, it is asked for first. */
export function ExportLink({ address, children }: { address: string; children: string }) {
  const { act, pending } = useAct()
  const { again: afterPassword, dialog } = usePasswordAgain()
  const afterLogIn = useAgain()
  const saveFile = () =>
    act(async () => {
      await afterLogIn(() => afterPassword(() => download(address)))
      showToast({ tone: 'good', title: 'Downloaded', text: 'This file has personal information in it. Keep it safe, and delete it when you’re done.' })
    })
  return (
    <>
      <a
        className={buttonClass({ look: 'line', small: true })}
        href={address}
        download
        aria-disabled={pending}
        onClick={(event) => {
          event.preventDefault()
          void saveFile()
        }}
      >
        <Download className="i" aria-hidden />
        {children}
      </a>
      {dialog}
    </>
  )
}
