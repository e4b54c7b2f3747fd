import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

interface PageFrameProps {
  title: string
  isPhone: boolean
  /** The words to scroll to and point out. */
  marked: string
  children: ReactNode
}

/** A window within the page, with a size and styles of its own, in which nothing can be clicked. */
export function PageFrame({ title, isPhone, marked, children }: PageFrameProps) {
  const [inner, setInner] = useState<Document>()
  const open = (frame: HTMLIFrameElement | null) => setInner(frame?.contentDocument ? openDocument(frame.contentDocument) : undefined)
  useStyles(inner)
  useMark(inner, marked)
  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- nothing is loaded into it: what it shows is drawn from here */}
      <iframe
        className={isPhone ? 'page-frame phone' : 'page-frame'}
        title={title}
        tabIndex={-1}
        ref={open}
        // Some browsers replace its document when they load it.
        onLoad={({ currentTarget }) => open(currentTarget)}
      />
      {inner && createPortal(children, inner.body)}
    </>
  )
}

function openDocument(inner: Document): Document {
  inner.body.inert = true
  inner.body.className = 'previewed'
  return inner
}

/** The styles of this document, those that come later too, and its theme. */
function useStyles(inner: Document | undefined): void {
  useEffect(() => {
    if (!inner) return
    const copy = () => {
      Object.assign(inner.documentElement.dataset, document.documentElement.dataset)
      const styles = [...document.head.querySelectorAll('link[rel=stylesheet], style')]
      inner.head.replaceChildren(...styles.map((style) => style.cloneNode(true)))
    }
    copy()
    const watch = new MutationObserver(copy)
    watch.observe(document.head, { childList: true })
    return () => watch.disconnect()
  }, [inner])
}

/** Points out the place where the words stand, now and after every change of the page. */
function useMark(inner: Document | undefined, words: string): void {
  useEffect(() => {
    if (!inner) return
    const mark = () => {
      const place = placeOf(inner, words)
      for (const marked of inner.querySelectorAll('[data-marked]')) if (marked !== place) marked.removeAttribute('data-marked')
      if (!place || place.hasAttribute('data-marked')) return
      place.setAttribute('data-marked', '')
      scrollToMark(inner)
    }
    mark()
    const watch = new MutationObserver(mark)
    watch.observe(inner.body, { childList: true, characterData: true, subtree: true })
    // Styles and pictures that come later move everything.
    const resized = new ResizeObserver(() => scrollToMark(inner))
    resized.observe(inner.body)
    return () => {
      watch.disconnect()
      resized.disconnect()
    }
  }, [inner, words])
}

function scrollToMark({ defaultView: view, body }: Document): void {
  const place = body.querySelector('[data-marked]')
  if (place && view) view.scrollTo({ top: place.getBoundingClientRect().top + view.scrollY - view.innerHeight / 3, behavior: 'instant' })
}

/** The smallest element that says these words. */
function placeOf(inner: Document, words: string): Element | undefined {
  const wanted = plain(words)
  if (wanted === '') return undefined
  return [...inner.body.querySelectorAll('*')].findLast((element) => plain(element.textContent ?? '').includes(wanted))
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
