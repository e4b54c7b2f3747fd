import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { refreshMembers } from '../../../queries/office/members-queries.ts'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { usePasswordAgain } from '../../accounts/login/use-password-again.tsx'
import { useAct } from '../frame/use-saving.ts'

interface MemberAct {
  run: (work: () => Promise<unknown>, title: string, text: string) => Promise<void>
  /** For dialogs that tell and refresh by themselves. */
  again: <T>(call: () => Promise<T>) => Promise<T>
  pending: boolean
  dialog: ReactNode
}

/** Does something to a member, with the password again where that is due, and shows what has become of it. */
export function useMemberAct(): MemberAct {
  const queries = useQueryClient()
  const { act, pending } = useAct()
  const { again, dialog } = usePasswordAgain()
  const run = (work: () => Promise<unknown>, title: string, text: string) =>
    act(async () => {
      await again(work)
      showToast({ tone: 'good', title, text })
      await refreshMembers(queries)
    })
  return { run, again, pending, dialog }
}
