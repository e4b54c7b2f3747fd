import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { DoorView } from '../../../../shared/office/overview.ts'
import { refusalOf } from '../../../queries/client/refusal.ts'
import { useActionData, useLocation, useMatches, useRevalidate } from '../../../ui/router/router-context.tsx'
import type { PostedForm } from '../../../forms/page-form.ts'
import { useNeedsPassword } from '../../accounts/profile/plain-password-form.tsx'
import { toPageHandle } from '../../frame/head.ts'

/**
 * Whether the page asks for the password first: an inner one without a password given recently, or one of whose
 * queries or posted forms was refused for that. Whenever that changes on a page, the focus goes to the heading.
 */
export function useGate(door: DoorView | null | undefined) {
  const isInner = useMatches().some(({ handle }) => toPageHandle(handle)?.isInner)
  const { pathname } = useLocation()
  const revalidate = useRevalidate()
  const wasRefused = useNeedsPassword(useActionData() as PostedForm | undefined) // what `answerPost` returns
  const [refusedAt, setRefusedAt] = useState(wasRefused ? pathname : undefined)
  const [changes, setChanges] = useState(0)
  const changed = () => setChanges((before) => before + 1)

  useRefusedQueries(() => {
    setRefusedAt(pathname)
    changed()
  })
  useEffect(() => {
    if (changes > 0) document.querySelector<HTMLElement>('#main h1')?.focus()
  }, [changes])

  const onGiven = () => {
    setRefusedAt(undefined)
    changed()
    void revalidate()
  }
  return { isClosed: refusedAt === pathname || (isInner && door?.isPasswordRecent === false), onGiven }
}

/** Listens for queries of the office that were refused because the password has to be given again. */
function useRefusedQueries(onRefused: () => void) {
  const queries = useQueryClient()
  useEffect(() =>
    queries.getQueryCache().subscribe(({ type, query, ...event }) => {
      if (type !== 'updated' || query.queryKey[0] !== 'office') return
      const { action } = event as { action?: { type: string; error?: unknown } }
      if (action?.type === 'error' && refusalOf(action.error)?.needs === 'password') onRefused()
    }),
  )
}
