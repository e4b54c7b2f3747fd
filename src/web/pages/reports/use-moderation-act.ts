import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { refreshReports } from '../../queries/forum/reports-queries.ts'
import { refusalOf } from '../../queries/client/refusal.ts'
import { showToast } from '../../ui/overlay/toast-store.ts'

/** Does one thing at a time, tells how it went, and shows what has become of the case either way. */
export function useModerationAct() {
  const queries = useQueryClient()
  const [pending, setPending] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const busy = useRef(false)
  /** @param deletes - whether afterwards nothing is left to be asked for again @returns whether it was done */
  const act = async (work: () => Promise<unknown>, toast: { title: string; text: string }, erases = false): Promise<boolean> => {
    if (busy.current) return false
    busy.current = true
    setPending(true)
    try {
      await work()
      setErrors({})
      showToast({ tone: 'good', ...toast })
      if (!erases) await refreshReports(queries)
      return true
    } catch (error) {
      const refusal = refusalOf(error)
      setErrors(refusal?.errors ?? {})
      const text = refusal && refusal.status < 500 ? (Object.values(refusal.errors)[0] ?? refusal.message) : ''
      showToast({ tone: 'bad', title: 'That didn’t work', text: text || 'The site didn’t respond. Please try again.' })
      if (refusal?.status === 409 || refusal?.status === 404) await refreshReports(queries)
      return false
    } finally {
      busy.current = false
      setPending(false)
    }
  }
  return { act, pending, errors }
}

/** Leads to the first complaint, once it stands at its field. */
export const focusBad = (form: HTMLFormElement) => void setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
