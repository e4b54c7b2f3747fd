/** The size of a picture, in its own pixels. */
export interface PictureSize {
  width: number
  height: number
}

/** The square of a picture that becomes a photo. */
export interface Crop {
  /** How much larger it's shown than when its shorter side fills the square. */
  zoom: number
  /** The middle of the square, in pixels of the picture. */
  x: number
  y: number
}

/** A place in the square, as shares of its side from its middle: -0.5 to 0.5. */
export interface Spot {
  x: number
  y: number
}

const MIDDLE: Spot = { x: 0, y: 0 }
const MOST_ZOOM = 5
/** The fewest pixels of a picture that a photo is made of. */
const LEAST_SIDE_PX = 128

/** The side of the square, in pixels of the picture. */
export const sideOf = ({ width, height }: PictureSize, zoom: number): number => Math.min(width, height) / zoom

/** How far a picture may be zoomed in: a small one not at all, so that its photo isn't a blur. */
export const mostZoomOf = (size: PictureSize): number => Math.min(MOST_ZOOM, Math.max(1, sideOf(size, 1) / LEAST_SIDE_PX))

/** The largest square in the middle. */
export const wholeOf = ({ width, height }: PictureSize): Crop => ({ zoom: 1, x: width / 2, y: height / 2 })

/** The crop as near to the one that's wanted as the picture reaches. */
function within(size: PictureSize, { zoom, x, y }: Crop): Crop {
  const nearest = Math.min(Math.max(zoom, 1), mostZoomOf(size))
  const half = sideOf(size, nearest) / 2
  const clamp = (at: number, length: number) => Math.min(Math.max(at, half), length - half)
  return { zoom: nearest, x: clamp(x, size.width), y: clamp(y, size.height) }
}

/** Moves what's seen in the square, by shares of its side. */
export function moved(size: PictureSize, crop: Crop, by: Spot): Crop {
  const side = sideOf(size, crop.zoom)
  return within(size, { ...crop, x: crop.x - by.x * side, y: crop.y - by.y * side })
}

/** Zooms, and keeps in place what's seen at a spot. */
export function zoomed(size: PictureSize, crop: Crop, zoom: number, spot: Spot = MIDDLE): Crop {
  const nearest = within(size, { ...crop, zoom }).zoom
  const difference = sideOf(size, crop.zoom) - sideOf(size, nearest)
  return within(size, { zoom: nearest, x: crop.x + spot.x * difference, y: crop.y + spot.y * difference })
}
