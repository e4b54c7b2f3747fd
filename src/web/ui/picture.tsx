interface PictureProps {
  /** A `srcset` per format, the largest file for browsers that know neither, and that file's size in pixels. */
  sources: { avif: string; webp: string; src: string; width: number; height: number }
  /** What is to be seen; empty when the text beside it says the same. */
  alt: string
  /** How wide it stands on the page, e.g. `(min-width: 48rem) 44rem, 100vw`. */
  sizes: string
  /** `eager` for what is to be seen first. */
  loading?: 'lazy' | 'eager'
  fetchPriority?: 'high' | 'auto'
  className?: string
}

/** A picture in the smallest file that is large enough. Its size is known beforehand, so nothing jumps when it comes. */
export function Picture({ sources, alt, sizes, loading = 'lazy', fetchPriority = 'auto', className }: PictureProps) {
  const { avif, webp, src, width, height } = sources
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        alt={alt}
        {...{ className, loading, fetchPriority, sizes, width, height }}
        decoding="async"
        srcSet={webp}
        src={src}
      />
    </picture>
  )
}
