import type { ComponentProps } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { PicturePlace } from '../../../shared/pictures/site-pictures.ts'
import { type Theme, toTheme } from '../../../shared/frame/theme.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { siteQuery } from '../../queries/site-queries.ts'
import { useServedLook } from './header/look-context.ts'

/** When the picture of the night is shown. */
const NIGHT: Record<Theme, string> = { system: '(prefers-color-scheme: dark)', light: 'not all', dark: 'all' }

/** The owner's own picture for a place of the site, if there's one. */
export const useOwnPicture = (place: PicturePlace | undefined) => {
  const { data } = useQuery(siteQuery(useApi()))
  return place && data?.pictures[place]
}

interface NightPictureProps extends ComponentProps<'img'> {
  src: string
  /** The same picture, drawn for the dark theme. */
  night?: string
  /** Where it stands, if the owner can put a picture of her own there, and how wide that is on the page. */
  place?: PicturePlace
}

/** A picture that's drawn twice, or the owner's own. The browser fetches the one it shows. */
export function NightPicture({ night, alt = '', place, sizes, ...image }: NightPictureProps) {
  const served = useServedLook().theme
  const own = useOwnPicture(place)
  // A visitor may have chosen another one since.
  const theme = typeof document === 'undefined' ? served : toTheme(document.documentElement.dataset.theme)
  const atNight = own ? own.night?.avif : night
  const shown = own && { alt: own.alt, src: own.src, width: own.width, height: own.height, srcSet: own.webp, sizes }
  return (
    <picture>
      {atNight && <source data-night type={own && 'image/avif'} srcSet={atNight} sizes={sizes} media={NIGHT[theme]} />}
      {own && <source type="image/avif" srcSet={own.avif} sizes={sizes} />}
      <img alt={alt} {...image} {...shown} />
    </picture>
  )
}

/** Has the pictures on the page follow another theme. */
export function showNightPictures(theme: Theme): void {
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-night]')) source.media = NIGHT[theme]
}
