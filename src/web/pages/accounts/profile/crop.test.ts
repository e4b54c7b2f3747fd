import { describe, expect, it } from 'vitest'
import { type Crop, mostZoomOf, moved, sideOf, wholeOf, zoomed } from './crop.ts'

const WIDE = { width: 1_200, height: 800 }
/** The edges of the square, in pixels of the picture: left, top, right, bottom. */
const edges = ({ zoom, x, y }: Crop, size = WIDE) => [x, y].flatMap((at) => [at - sideOf(size, zoom) / 2, at + sideOf(size, zoom) / 2]).map(Math.round)

describe('the square that a photo is cut to', () => {
  it('begins as the largest one in the middle', () => {
    expect(edges(wholeOf(WIDE))).toEqual([200, 1_000, 0, 800])
  })

  it('moves the other way than the picture, and stops at its edges', () => {
    const right = moved(WIDE, wholeOf(WIDE), { x: 0.1, y: 0 })

    expect(edges(right)).toEqual([120, 920, 0, 800])
    expect(edges(moved(WIDE, right, { x: 9, y: -9 }))).toEqual([0, 800, 0, 800])
    expect(edges(moved(WIDE, right, { x: -9, y: 9 }))).toEqual([400, 1_200, 0, 800])
  })

  it('keeps in place what lies under the fingers that zoom', () => {
    const corner = { x: -0.5, y: -0.5 }

    expect(edges(zoomed(WIDE, wholeOf(WIDE), 2))).toEqual([400, 800, 200, 600])
    expect(edges(zoomed(WIDE, wholeOf(WIDE), 2, corner))).toEqual([200, 600, 0, 400])
  })

  it('is within the picture again after it was zoomed out at its edge', () => {
    const corner = moved(WIDE, zoomed(WIDE, wholeOf(WIDE), 4), { x: 9, y: 9 })

    expect(edges(corner)).toEqual([0, 200, 0, 200])
    expect(edges(zoomed(WIDE, corner, 1))).toEqual([0, 800, 0, 800])
  })

  it.each([
    [{ width: 4_000, height: 3_000 }, 5],
    [{ width: 256, height: 300 }, 2],
    [{ width: 100, height: 900 }, 1],
  ])('of %j is zoomed in %i times at most, so that enough pixels are left', (size, most) => {
    expect(mostZoomOf(size)).toBe(most)
    expect(zoomed(size, wholeOf(size), 99).zoom).toBe(most)
    expect(zoomed(size, wholeOf(size), 0).zoom).toBe(1)
  })
})
