import { type LinkProps, Link as RouterLink } from 'react-router'

/**
 * The same anchor as the router's, without asking the router: no one clicks on the server, and resolving each link was
 * a tenth of a page's rendering. Addresses that aren't absolute are still resolved by the router.
 */
function ServerLink({ to, children, replace: _, state: __, preventScrollReset: ___, reloadDocument: ____, ...anchor }: LinkProps) {
  if (typeof to !== 'string' || !/^\/(?!\/)/.test(to)) {
    return (
      <RouterLink to={to} {...anchor}>
        {children}
      </RouterLink>
    )
  }
  return (
    <a {...anchor} href={to} data-discover="true">
      {children}
    </a>
  )
}

/** A link within the site. */
export const Link = import.meta.env.SSR ? ServerLink : RouterLink
