import type { NavigateOptions } from '../../ui/router/page-router.ts'
import { useLocation, useNavigate } from '../../ui/router/router-context.tsx'

/** Leads on to another page once something is done. Anyone who has gone elsewhere in the meantime is not fetched back. */
export function useGoOn(): (to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return async (to, options) => {
    if (location.pathname === pathname) await navigate(to, options)
  }
}
