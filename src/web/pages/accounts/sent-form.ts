import { useLocation } from 'react-router'

/** Which form, posted without scripts, this page answers as done. */
export const useSentForm = (): string | null => new URLSearchParams(useLocation().search).get('sent')

/** The token of a mailed link. It stays in the address: no page holds it, so pages can be kept for everybody. */
export const useMailedToken = (): (() => string) => {
  const { search } = useLocation()
  return () => new URLSearchParams(search).get('token') ?? ''
}
