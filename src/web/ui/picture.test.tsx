import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Picture } from './picture.tsx'

const SOURCES = { avif: '/a/400.avif 400w', webp: '/a/400.webp 400w', src: '/a/400.webp', width: 400, height: 300 }

it('shows a picture in two formats, with its size and its text, and no style of its own', () => {
  const html = renderToStaticMarkup(<Picture sources={SOURCES} alt="A red slide" sizes="100vw" />)

  expect(html).toContain('<source type="image/avif" srcSet="/a/400.avif 400w" sizes="100vw"/>')
  for (const said of ['src="/a/400.webp"', 'srcSet="/a/400.webp 400w"', 'width="400"', 'height="300"', 'alt="A red slide"', 'loading="lazy"']) {
    expect(html).toContain(said)
  }
  expect(html).not.toContain('style')
})
