import type { ComponentProps } from 'react'
import { type Theme, toTheme } from '../../../shared/theme.ts'
import { useServedLook } from './header/look-context.ts'

/** When the picture of the night is shown. */
const NIGHT: Record<Theme, string> = { system: '(prefers-color-scheme: dark)', light: 'not all', dark: 'all' }

interface NightPictureProps extends ComponentProps<'img'> {
  src: string
  /** The same picture, drawn for the dark theme. */
  night: string
}

/** A picture that's drawn twice. The browser fetches the one it shows. */
export function NightPicture({ night, alt = '', ...image }: NightPictureProps) {
  const served = useServedLook().theme
  // A visitor may have chosen another one since.
  const theme = typeof document === 'undefined' ? served : toTheme(document.documentElement.dataset.theme)
  return (
    <picture>
      <source data-night srcSet={night} media={NIGHT[theme]} />
      <img alt={alt} {...image} />
    </picture>
  )
}

/** Has the pictures on the page follow another theme. */
export function showNightPictures(theme: Theme): void {
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-night]')) source.media = NIGHT[theme]
}
