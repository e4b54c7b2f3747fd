import { type RefObject, useEffect } from 'react'

/** The bars of a browser come and go; what takes more than this, in CSS pixels, is a keyboard. */
const KEYBOARD_MIN_PX = 120
/** Zoomed in further than this, little of the page is visible for another reason. */
const ZOOMED_IN = 1.05

/**
 * Keeps a panel that stands at the bottom of the window above a phone's keyboard, which lies on top of the page
 * instead of making it smaller. The style sheet reads `data-keyboard`, `--below` and `--room`.
 */
export function useRoomAboveKeyboard(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport
    const fit = () => view && panel.current && makeRoom(panel.current, view)
    fit()
    view?.addEventListener('resize', fit)
    view?.addEventListener('scroll', fit)
    return () => {
      view?.removeEventListener('resize', fit)
      view?.removeEventListener('scroll', fit)
    }
  }, [panel])
}

function makeRoom({ dataset, style }: HTMLElement, { height, offsetTop, scale }: VisualViewport): void {
  const windowHeight = document.documentElement.clientHeight
  const isCovered = scale < ZOOMED_IN && windowHeight - height > KEYBOARD_MIN_PX
  if (!isCovered) return void delete dataset['keyboard']
  dataset['keyboard'] = ''
  style.setProperty('--below', `${Math.max(0, windowHeight - height - offsetTop)}px`)
  style.setProperty('--room', `${height}px`)
}
