import { createContext, type JSX, type ReactNode, useContext } from 'react'

/** Renders children to markup, or finds what it rendered before under the same key. What it returns stands for the markup. */
export type RenderMarkup = (key: string, children: () => ReactNode) => string

/** Provided on the server only. */
export const MarkupContext = createContext<RenderMarkup | undefined>(undefined)

type Tag = 'article' | 'aside'

interface PrerenderedProps<T extends Tag> {
  as: T
  /** Attributes of the element, which are rendered every time. */
  attributes: Omit<JSX.IntrinsicElements[T], 'children' | 'dangerouslySetInnerHTML'>
  /** All that decides what the children look like, as JSON can hold it. */
  of: unknown
  children: () => ReactNode
}

/**
 * An element whose children look the same to everyone who is shown the same data, such as a post. The server renders
 * them once and remembers the markup; the browser hydrates them like any others. On the server the children find no
 * context of the page, only an empty query cache, and `useId` would repeat its ids.
 */
export function Prerendered<T extends Tag>({ as, attributes, of, children }: PrerenderedProps<T>) {
  const Element = as as 'article'
  const render = useContext(MarkupContext)
  if (!render) return <Element {...attributes}>{children()}</Element>
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: render(`${as} ${JSON.stringify(of)}`, children) }} />
}
