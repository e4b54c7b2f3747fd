import type sharp from 'sharp'

type Sharp = typeof sharp

let loading: Promise<Sharp> | undefined

/** The image library, loaded with the first picture: it takes 10 MB, and most sites start without one. */
export const loadSharp = (): Promise<Sharp> => (loading ??= load())

async function load(): Promise<Sharp> {
  const { default: library } = await import('sharp')
  // One thread a picture and nothing kept between two: memory stays bounded, and the site keeps its processors.
  library.concurrency(1)
  library.cache(false)
  // The decoder knows dozens of kinds, some of which read other files or run programs of their own.
  library.block({ operation: ['VipsForeignLoad'] })
  library.unblock({
    operation: ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
  })
  return library
}
