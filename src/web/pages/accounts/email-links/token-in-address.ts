import { useLocation } from '../../../ui/router/router-context.tsx'

/** The token of an emailed link, which stays in the page's address. */
export const tokenOf = (search: URLSearchParams): string => search.get('token') ?? ''

/** The token of an emailed link. No page holds it, so that pages can be cached for everyone. */
export const useMailedToken = (): (() => string) => {
  const { search } = useLocation()
  return () => tokenOf(new URLSearchParams(search))
}
