import { type ComponentProps, type MouseEvent, useState } from 'react'
import { useRouter } from './router/router-context.tsx'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address within the site, from the root, or a `#part` of the page itself. */
  to: string
  /** Leaves the page where it is scrolled to. */
  preserveScroll?: boolean
}

/** A link within the site. It shows at once that it was pressed, and until its page is there. */
export function Link({ to, preserveScroll, onClick, className, children, ...anchor }: LinkProps) {
  const router = useRouter()
  const [isPressed, setPressed] = useState(false)
  const follow = async (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!router || event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    if (isPressed) return
    setPressed(true)
    await router.navigate(to, { preserveScroll })
    setPressed(false)
  }
  const prefetch = () => void (mayPrefetch() && router?.prefetchCode(to))
  const classes = isPressed ? `${className ?? ''} pressed`.trim() : className
  return (
    <a {...anchor} className={classes} href={to} onClick={follow} onPointerEnter={prefetch} onFocus={prefetch} onTouchStart={prefetch}>
      {children}
    </a>
  )
}

/** Whether the browser isn't asked for more, such as a tab of its own. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent<HTMLAnchorElement>): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey) && !['_blank', '_top', '_parent'].includes(currentTarget.target)

/** Not every browser knows whether its visitor saves data. */
const mayPrefetch = (): boolean => !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData
