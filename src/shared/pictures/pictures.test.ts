import { describe, expect, it } from 'vitest'
import { storedWidths, pictureAddress, pictureFileIn, pictureNameIn, pictureSources } from './pictures.ts'

const NAME = '0123456789abcdef0123456789abcdef'

describe('the widths a picture is kept in', () => {
  it('are the fixed ones below its own, and its own', () => {
    expect(storedWidths(1000)).toEqual([400, 800, 1000])
    expect(storedWidths(1200)).toEqual([400, 800, 1200])
    expect(storedWidths(1600)).toEqual([400, 800, 1200, 1600])
  })

  it('never exceed the widest fixed one, nor the picture itself', () => {
    expect(storedWidths(5000)).toEqual([400, 800, 1200, 1600])
    expect(storedWidths(90)).toEqual([90])
  })
})

describe('the address of a picture', () => {
  it('tells its name, its width and its format', () => {
    expect(pictureFileIn(pictureAddress(NAME, 800, 'avif'))).toEqual({ name: NAME, width: 800, format: 'avif' })
    expect(pictureNameIn(pictureAddress(NAME, 1600, 'webp'))).toBe(NAME)
  })

  it.each([
    `/pictures/${NAME}/800.svg`,
    `/pictures/${NAME}/0800.webp`,
    `/pictures/${NAME}/800.webp/..`,
    `/pictures/../${NAME}/800.webp`,
    `/pictures/${NAME.toUpperCase()}/800.webp`,
    `https://elsewhere.example/pictures/${NAME}/800.webp`,
    `/pictures/${NAME}/800.webp\n`,
  ])('is not %j', (address) => {
    expect(pictureNameIn(address)).toBeUndefined()
  })
})

describe('what a page says of a picture', () => {
  it('names every kept width in both formats', () => {
    const src = pictureAddress(NAME, 500, 'webp')

    expect(pictureSources({ name: NAME, width: 500, height: 300, src })).toEqual({
      avif: `/pictures/${NAME}/400.avif 400w, /pictures/${NAME}/500.avif 500w`,
      webp: `/pictures/${NAME}/400.webp 400w, /pictures/${NAME}/500.webp 500w`,
      src, width: 500, height: 300,
    })
  })
})
