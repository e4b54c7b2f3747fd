import { isOwnPicture, pictureFileIn, pictureSources } from '../../../shared/pictures/pictures.ts'
import { Picture } from '../../ui/picture.tsx'

interface BlogPictureProps {
  /** Address of one of our own pictures. */
  src: string
  alt: string
  /** How wide it stands on the page. */
  sizes: string
  /** Its shape, where that is known; nothing jumps when the picture comes. */
  width?: number | undefined
  height?: number | undefined
  /** To be seen first. */
  isFirst?: boolean
}

/** What illustrations and covers measure. */
const COVER = { width: 600, height: 400 }

/** An uploaded picture in the file that fits, or an illustration. */
export function BlogPicture({ src, alt, sizes, width = COVER.width, height = COVER.height, isFirst = false }: BlogPictureProps) {
  const file = pictureFileIn(src)
  const urgency = { loading: isFirst ? 'eager' : 'lazy', fetchPriority: isFirst ? 'high' : 'auto' } as const
  if (!file) return <img alt={alt} {...{ src, width, height }} {...urgency} decoding="async" />
  const own = { name: file.name, src, width: file.width, height: Math.round((file.width * height) / width) }
  return <Picture sources={pictureSources(own)} alt={alt} sizes={sizes} {...urgency} />
}

/** How wide a picture in the text is: the measure, or the page without its gutters. */
const TEXT_SIZES = '(min-width: 46rem) 42.5rem, calc(100vw - 2.5rem)'

/** A picture in the text. One of another site stays there, behind a link: our pages ask no one else for anything. */
export function ArticlePicture({ attributes: { src = '', alt = '', width, height } }: { attributes: Readonly<Record<string, string>> }) {
  if (!isOwnPicture(src)) {
    return (
      <a className="link" href={src} rel="nofollow noopener">
        {alt || 'View image'} (at {URL.parse(src)?.hostname})
      </a>
    )
  }
  const size = width && height ? { width: Number(width), height: Number(height) } : {}
  return <BlogPicture src={src} alt={alt} sizes={TEXT_SIZES} {...size} />
}
