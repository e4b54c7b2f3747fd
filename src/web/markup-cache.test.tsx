import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { MarkupCache } from './markup-cache.tsx'
import { MarkupContext, Prerendered } from './ui/prerendered.tsx'

const HOSTILE = 'One & two <b>\u0001three\u0001 “four”'

const Note = ({ text, write }: { text: string; write: (text: string) => string }) => (
  <Prerendered as="article" attributes={{ 'className': 'card', 'aria-label': text }} of={[text]}>
    {() => (
      <>
        {write(text)} {text.length} <i>{text}</i>
      </>
    )}
  </Prerendered>
)

const Page = ({ write = (text: string) => text }) => (
  <main>
    {HOSTILE}
    <Note text={HOSTILE} write={write} />
    <Note text="again" write={write} />
    <Note text="again" write={write} />
    the end
  </main>
)

const textOf = (pieces: Uint8Array[]): string => Buffer.concat(pieces).toString('utf8')

it('a page with remembered markup is the same as one without, whatever is written in it', () => {
  const cache = new MarkupCache()
  const page = () => textOf(cache.render((render) => <MarkupContext value={render}>{<Page />}</MarkupContext>))

  expect([page(), page()]).toEqual([renderToString(<Page />), renderToString(<Page />)])
})

it('what was rendered once isn’t rendered again, on this page or the next', () => {
  const cache = new MarkupCache()
  const write = vi.fn((text: string) => text)
  for (let page = 0; page < 2; page += 1) cache.render((render) => <MarkupContext value={render}>{<Page write={write} />}</MarkupContext>)

  expect(write.mock.calls).toEqual([[HOSTILE], ['again']])
})
