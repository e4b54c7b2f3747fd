import type { ComponentProps } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { PicturePlace } from '../../../shared/site-pictures/site-pictures.ts'
import { type Theme, toTheme } from '../../../shared/theme.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { siteQuery } from '../../queries/site.ts'
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
  night: string
  /** Where it stands, if the owner can put a picture of her own there, and how wide that is on the page. */
  place?: PicturePlace
  sizes?: string
}

/** A picture that's drawn twice, or the owner's own. The browser fetches the one it shows. */
export function NightPicture({ night, alt = '', place, sizes, className, ...image }: NightPictureProps) {
  const served = useServedLook().theme
  const own = useOwnPicture(place)
  // A visitor may have chosen another one since.
  const theme = typeof document === 'undefined' ? served : toTheme(document.documentElement.dataset.theme)
  if (!own)
    return (
      <picture>
        <source data-night srcSet={night} media={NIGHT[theme]} />
        <img alt={alt} className={className} {...image} />
      </picture>
    )
  const { avif, webp, src, width, height, night: ownNight } = own
  return (
    <picture>
      {ownNight && <source data-night type="image/avif" srcSet={ownNight.avif} sizes={sizes} media={NIGHT[theme]} />}
      {ownNight && <source data-night srcSet={ownNight.webp} sizes={sizes} media={NIGHT[theme]} />}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img alt={own.alt} className={`own ${className ?? ''}`} srcSet={webp} {...{ sizes, src, width, height }} fetchPriority={image.fetchPriority} />
    </picture>
  )
}

/** Has the pictures on the page follow another theme. */
export function showNightPictures(theme: Theme): void {
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-night]')) source.media = NIGHT[theme]
}
