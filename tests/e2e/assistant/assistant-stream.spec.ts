import { expect, type Locator, type Page } from '@playwright/test'
import { type Behavior, startLanguageModel, streamByHand, streamText } from '../../support/assistant/language-model.ts'
import { test as base } from '../support/a-running-site.ts'
import { ask, open, openChat } from '../support/a-visit.ts'
import { problemsOf, LARGE, SMALL } from '../support/axe.ts'
import { startASite } from '../support/start-a-site.ts'

const QUESTION = 'How much does it cost?'
const FIRST = 'Pricing is not yet announced.'
const SECOND = 'Join the waitlist and we’ll email you when it is.'
const SHORT = 'Here’s the short answer.'

interface Model {
  behave: (behavior: Behavior) => void
  baseUrl: string
}

/** A site with a language model that behaves as each test says. */
const test = base.extend<object, { model: Model }>({
  model: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
    async ({}, give) => {
      let behavior: Behavior = () => {}
      const { baseUrl, close } = await startLanguageModel((request, response) => behavior(request, response))
      await give({ baseUrl, behave: (next) => (behavior = next) })
      await close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ model }, give) => {
      const site = await startASite('', { ASSISTANT_BASE_URL: model.baseUrl, ASSISTANT_MODEL: 'a-model' })
      await give(site)
      expect(await site.stop()).toEqual({ code: 0, complaints: '' })
    },
    { scope: 'worker' },
  ],
})

/** A model that says what the test says when it says it. */
function byHand(model: Model) {
  let begin: (stream: ReturnType<typeof streamByHand>) => void
  const stream = new Promise<ReturnType<typeof streamByHand>>((resolve) => (begin = resolve))
  model.behave((_, response) => begin(streamByHand(response)))
  return stream
}

/** Everything a screen reader is given to say, in the order it is said. */
async function listenTo(chat: Locator): Promise<() => Promise<string[]>> {
  const page = chat.page()
  await chat.evaluate((panel) => {
    const spoken: string[] = []
    Object.assign(window, { spoken })
    const region = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest('[aria-live], [role=log], [role=status], output')
    new MutationObserver((mutations) => {
      for (const { type, target, addedNodes } of mutations) {
        const speaks = (node: Node) => region(node) && region(node)?.getAttribute('aria-live') !== 'off'
        const texts = type === 'characterData' ? [target] : [...addedNodes]
        spoken.push(...texts.filter(speaks).map((node) => node.textContent ?? ''))
      }
    }).observe(panel, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)
}

const log = (page: Page) => page.getByRole('dialog', { name: 'Chat with the On Joue assistant' }).getByRole('log')

test.describe('an answer as it comes', () => {
  test('is shown sentence by sentence, read out once, and leaves the focus alone', async ({ page, model }) => {
    const coming = byHand(model)
    await open(page, '/')
    const chat = await openChat(page)
    const spoken = await listenTo(chat)

    await ask(chat, QUESTION)
    const stream = await coming
    await expect(chat.getByText('Writing a reply')).toBeAttached()
    stream.say(`${FIRST} [1] Joi`)

    await expect(chat.getByText(FIRST)).toBeVisible()
    await expect(chat.getByText('On Joue says')).toBeVisible()
    await expect(log(page)).not.toContainText(FIRST)
    await expect(chat.getByText('Joi')).toHaveCount(0)
    await page.keyboard.type('And when')
    stream.say(`n the waitlist and we’ll email you when it is. [1]`)
    stream.end()

    await expect(log(page)).toContainText(`${FIRST} ${SECOND}`)
    await expect(chat.getByText(FIRST)).toHaveCount(1)
    await expect(log(page).getByRole('link', { name: 'Get in touch · On Joue' })).toBeVisible()
    await expect(chat.getByLabel('Message')).toBeFocused()
    await expect(chat.getByLabel('Message')).toHaveValue('And when')
    const said = await spoken()
    expect(said.filter((text) => text.includes(FIRST))).toHaveLength(1)
    expect(said.filter((text) => text.includes('Writing a reply'))).toHaveLength(1)
  })

  test('moves nothing for those who want no motion, and has nothing for axe to complain about', async ({ page, model }) => {
    const coming = byHand(model)
    await open(page, '/')
    const chat = await openChat(page)
    await ask(chat, QUESTION)
    const stream = await coming
    stream.say(`${FIRST} [1] Joi`)
    await expect(chat.getByText(FIRST)).toBeVisible()

    expect(await chat.evaluate((panel) => panel.getAnimations({ subtree: true }).length)).toBe(0)
    expect(await problemsOf(page, SMALL)).toEqual([])
    stream.end()
  })

  test('gives way to the plain answer when the model is cut off', async ({ page, model }) => {
    model.behave((_, response) => {
      streamByHand(response).say(`${FIRST} [1] Joi`)
      setTimeout(() => response.destroy(), 200)
    })
    await open(page, '/')
    const chat = await openChat(page)
    await ask(chat, QUESTION)

    await expect(log(page)).toContainText(`${FIRST} ${SECOND}`)
    await expect(chat.getByText(SHORT)).toHaveCount(0)
  })

  test('gives way to a short answer when the site is cut off', async ({ page }) => {
    const body = `event: sources\ndata: []\n\nevent: text\ndata: ${JSON.stringify({ text: 'Half of' })}\n\n`
    await page.route('**/api/chat', (route) => route.fulfill({ contentType: 'text/event-stream', body }))
    await open(page, '/')
    const chat = await openChat(page)
    await ask(chat, QUESTION)

    await expect(log(page)).toContainText(SHORT)
    await expect(log(page)).toContainText('not yet announced')
    await expect(chat.getByText('Half of')).toHaveCount(0)
    await expect(chat.getByText('Writing a reply')).toHaveCount(0)
    await expect(chat.getByRole('button', { name: 'Send' })).toBeEnabled()
  })

  test('[R296] gives way to a short answer ten seconds after the question', async ({ page, model }) => {
    const coming = byHand(model)
    await page.clock.install()
    await open(page, '/')
    const book = page.waitForResponse(/\/api\/chat\/local\/[\w-]+\.json$/)
    const chat = await openChat(page)
    await (await book).finished()
    await ask(chat, QUESTION)
    const stream = await coming
    stream.say(`${FIRST} [1] Joi`)
    await expect(chat.getByText(FIRST)).toBeVisible()
    await expect(chat.getByText(SHORT)).toHaveCount(0)

    await page.clock.fastForward(10_000)

    await expect(log(page)).toContainText(SHORT)
    stream.end()
  })

  test('never holds a lie, not for a moment', async ({ page, model }) => {
    model.behave((_, response) => streamText(response, `${FIRST} [1] Entry costs $5 a child. [1]`))
    await open(page, '/')
    const chat = await openChat(page)
    const spoken = await listenTo(chat)
    await ask(chat, QUESTION)

    await expect(log(page)).toContainText(`${FIRST} ${SECOND}`)
    await expect(chat).not.toContainText('$5')
    expect((await spoken()).join(' ')).not.toContain('$5')
  })
})

test.describe('a long answer', () => {
  const LONG = Array.from({ length: 60 }, (_, nth) => `Sentence ${nth} of a long answer.`).join(' ')
  const boundsOf = (target: Locator) => target.boundingBox()
  const answerWith = (page: Page, message: string) => page.route('**/api/chat', (route) => route.fulfill({ json: { success: true, message, citations: [] } }))

  for (const [size, question] of [
    [SMALL, QUESTION],
    [LARGE, QUESTION],
    [{ width: 320, height: 256 }, QUESTION],
    [SMALL, 'Is it fun? '.repeat(60)],
  ] as const) {
    test(`is read from its beginning at ${size.width} px, after a question of ${question.length} letters`, async ({ page }) => {
      await page.setViewportSize(size)
      await answerWith(page, LONG)
      await open(page, '/')
      const chat = await openChat(page)
      await ask(chat, question)

      const answer = chat.getByText('Sentence 0 of a long answer.')
      await expect(answer).toBeVisible()
      const talk = chat.getByRole('group', { name: 'Conversation' })
      const [top, within, panel] = await Promise.all([answer, talk, chat].map(boundsOf))
      expect(top?.y).toBeGreaterThanOrEqual(Math.max(within?.y ?? 0, panel?.y ?? 0))
      expect(top?.y).toBeLessThan((panel?.y ?? 0) + (panel?.height ?? 0) / 2)
    })
  }

  test('stays where its reader has scrolled', async ({ page, model }) => {
    const coming = byHand(model)
    await page.setViewportSize(SMALL)
    await answerWith(page, LONG)
    await open(page, '/')
    const chat = await openChat(page)
    await ask(chat, 'Is it fun?')
    await expect(chat.getByText('Sentence 0 of')).toBeVisible()
    await page.unroute('**/api/chat')
    await ask(chat, QUESTION)
    const stream = await coming
    const talk = chat.getByRole('group', { name: 'Conversation' })
    await talk.evaluate((box) => box.scrollTo({ top: 40, behavior: 'instant' }))

    stream.say(`${FIRST} [1] ${SECOND} [1]`)
    stream.end()

    await expect(log(page)).toContainText(SECOND)
    expect(await talk.evaluate((box) => box.scrollTop)).toBe(40)
  })
})
