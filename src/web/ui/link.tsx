import type { ComponentProps, MouseEvent } from 'react'
import { useRouter } from './router/router-context.tsx'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address within the site, from the root. */
  to: string
  /** Leaves the page where it is scrolled to. */
  preserveScroll?: boolean
}

/** A link within the site. */
export function Link({ to, preserveScroll, onClick, children, ...anchor }: LinkProps) {
  const router = useRouter()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!router || event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    void router.navigate(to, { preserveScroll })
  }
  return (
    <a {...anchor} href={to} onClick={follow}>
      {children}
    </a>
  )
}

/** Whether the browser isn't asked for more, such as a tab of its own. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent<HTMLAnchorElement>): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey) && !['_blank', '_top', '_parent'].includes(currentTarget.target)
