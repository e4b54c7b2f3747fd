import { afterEach, describe, expect, it, vi } from 'vitest'
import { aStorage, noStorage } from '../../../../tests/support/browser-storage.ts'
import type { ChatResponse } from '../../../shared/assistant/assistant.ts'
import { createConversation, MESSAGES_SHOWN_MAX } from './conversation.ts'
import { localAnswer } from './local-answers.ts'
import { type Ask, REPLY_TIMEOUT_MS } from './reply.ts'

const PRICING: ChatResponse = {
  success: true,
  ...{ language: 'en' as const, textLanguage: 'en' as const },
  message: 'Pricing is not yet announced.',
  citations: ['https://onjoue.example/#get-in-touch'],
  sources: [{ url: 'https://onjoue.example/#get-in-touch', title: 'Get in touch · On Joue' }],
  statuses: [],
  said: 'On Joue says',
  suggestions: [],
  ...{ outcome: 'sure' as const, next: [], others: [], openFact: null, waiting: 0 },
  token: 'a-token',
}
const answering = (answer: unknown) => async () => answer as ChatResponse

/** A tab in which the conversation was saved as `chat`. */
const aTab = (chat?: string) => aStorage(chat === undefined ? {} : { 'on-joue.chat': chat })

const linksOf = async (answer: object) => {
  const conversation = createConversation()
  await conversation.send('Hello', answering({ ...PRICING, ...answer }))
  return conversation.state().messages.at(-1)?.citations
}

afterEach(() => vi.useRealTimers())

describe('asking', () => {
  it('[R201] shows the message at once and waits for the reply', async () => {
    const conversation = createConversation()
    const sending = conversation.send('  How much?  ', answering(PRICING))

    expect(conversation.state()).toMatchObject({ isPending: true, messages: [{ from: 'visitor', text: 'How much?' }] })
    await sending
  })

  it('[R202] puts the server’s answer in the place of the wait', async () => {
    const conversation = createConversation()
    await conversation.send('How much?', answering(PRICING))

    expect(conversation.state().isPending).toBe(false)
    expect(conversation.state().messages.at(-1)).toEqual({
      from: 'assistant',
      text: 'Pricing is not yet announced.',
      citations: [
        { url: 'https://onjoue.example/#get-in-touch', host: 'onjoue.example', title: 'Get in touch · On Joue' },
      ],
      isShort: false,
      question: 'How much?',
      ...{ language: 'en', textLanguage: 'en' },
      said: 'On Joue says',
      outcome: 'sure',
      waiting: 0,
      token: 'a-token',
    })
  })

  it.each(['', '   ', '\n\t'])('[R203] ignores a blank message: “%s”', async (blank) => {
    const conversation = createConversation()
    await conversation.send(blank, answering(PRICING))

    expect(conversation.state()).toEqual({ messages: [], forgotten: 0, isPending: false })
  })

  it('ignores a second message while the first waits', async () => {
    const conversation = createConversation()
    await Promise.all([
      conversation.send('How much?', answering(PRICING)),
      conversation.send('Where?', answering(PRICING)),
    ])

    expect(conversation.state().messages).toHaveLength(2)
  })

  it('tells anyone who watches, until they stop', async () => {
    const conversation = createConversation()
    const watcher = vi.fn()
    const stop = conversation.subscribe(watcher)
    await conversation.send('How much?', answering(PRICING))
    stop()
    conversation.clear()

    expect(watcher).toHaveBeenCalledTimes(2)
  })
})

describe('when the server has no answer', () => {
  it.each<[string, () => Promise<ChatResponse>]>([
    ['is out of reach', () => Promise.reject(new Error('offline'))],
    ['says it did not succeed', answering({ ...PRICING, success: false })],
    ['sends something else', answering('<html>')],
    ['sends nothing', answering(null)],
    ['sends a number for a message', answering({ ...PRICING, message: 7 })],
    ['sends a blank message', answering({ ...PRICING, message: ' ' })],
  ])('[R296] [R297] and %s, a short answer stands in', async (_, ask) => {
    const conversation = createConversation()
    await conversation.send('How much does it cost?', ask)

    expect(conversation.state().messages.at(-1)).toEqual({
      from: 'assistant',
      text: localAnswer('How much does it cost?'),
      citations: [],
      isShort: true,
      question: 'How much does it cost?',
    })
  })

  it('[R296] the wait ends after ten seconds, even if nothing heeds the signal', async () => {
    vi.useFakeTimers()
    const conversation = createConversation()
    const sending = conversation.send('How much does it cost?', () => new Promise(() => {}))
    await vi.advanceTimersByTimeAsync(REPLY_TIMEOUT_MS - 1)
    expect(conversation.state().isPending).toBe(true)

    await vi.advanceTimersByTimeAsync(1)
    await sending
    expect(conversation.state().messages.at(-1)).toMatchObject({ isShort: true })
  })

  it('[R296] a request that cannot even start ends in a short answer', async () => {
    const conversation = createConversation()
    await conversation.send('How much does it cost?', () => {
      throw new Error('blocked')
    })

    expect(conversation.state()).toMatchObject({ isPending: false, messages: [{}, { isShort: true }] })
  })
})

/** A server that tells these sentences, and then leaves it to the test how the answer ends. */
function streaming(...sentences: string[]) {
  const end: { whole: (answer: unknown) => void; cutOff: () => void } = { whole: () => {}, cutOff: () => {} }
  const ask: Ask = (_, __, onEvent) => {
    onEvent({ event: 'said', data: 'On Joue says' })
    for (const text of sentences) onEvent({ event: 'text', data: { text } })
    return new Promise((resolve, reject) => {
      end.whole = (answer) => resolve(answer as ChatResponse)
      end.cutOff = () => reject(new Error('cut off'))
    })
  }
  return { ask, end }
}

describe('an answer as it comes', () => {
  it('is shown sentence by sentence, with whose words it is, and is no turn before it is whole', async () => {
    const conversation = createConversation()
    const { ask, end } = streaming('Pricing is not yet announced.', 'Join the waitlist and we’ll email you when it is.')
    const sending = conversation.send('How much?', ask)

    expect(conversation.state()).toMatchObject({
      messages: [{ from: 'visitor' }],
      isPending: true,
      soFar: { sentences: ['Pricing is not yet announced.', 'Join the waitlist and we’ll email you when it is.'], said: 'On Joue says' },
    })
    end.whole(PRICING)
    await sending
    expect(conversation.state()).toEqual({ messages: [expect.anything(), expect.objectContaining({ text: PRICING.message })], forgotten: 0, isPending: false })
  })

  it('gives way to the whole answer, whatever was told before', async () => {
    const conversation = createConversation()
    const { ask, end } = streaming('Pricing is not yet')
    const sending = conversation.send('How much?', ask)
    end.whole(PRICING)
    await sending

    expect(conversation.state().messages.at(-1)?.text).toBe(PRICING.message)
  })

  it('[R296] gives way to a short answer when it is cut off', async () => {
    const conversation = createConversation()
    const { ask, end } = streaming('Pricing is not yet announced.')
    const sending = conversation.send('How much?', ask)
    end.cutOff()
    await sending

    expect(conversation.state()).toMatchObject({ messages: [{}, { text: localAnswer('How much?'), isShort: true }], isPending: false })
    expect(conversation.state()).not.toHaveProperty('soFar')
  })

  it('[R296] gives way to a short answer ten seconds after the question, and what comes later is not heard', async () => {
    vi.useFakeTimers()
    const conversation = createConversation()
    let answerLate = () => {}
    const sending = conversation.send('How much?', (_, __, onEvent) => {
      answerLate = () => onEvent({ event: 'text', data: { text: 'Late.' } })
      setTimeout(onEvent, REPLY_TIMEOUT_MS - 1, { event: 'text', data: { text: 'Nearly.' } })
      return new Promise(() => {})
    })
    await vi.advanceTimersByTimeAsync(REPLY_TIMEOUT_MS)
    await sending
    answerLate()

    expect(conversation.state()).toEqual({ messages: [expect.anything(), expect.objectContaining({ isShort: true })], forgotten: 0, isPending: false })
  })

  it('does not come back after starting again', () => {
    const conversation = createConversation()
    let answerLate = () => {}
    void conversation.send('How much?', (_, __, onEvent) => {
      answerLate = () => onEvent({ event: 'text', data: { text: 'Late.' } })
      return new Promise(() => {})
    })
    conversation.clear()
    answerLate()

    expect(conversation.state()).toEqual({ messages: [], forgotten: 0, isPending: false })
  })

  it.each([null, 7, {}, { text: null }])('passes over a sentence that is none: %s', async (data) => {
    const conversation = createConversation()
    const sending = conversation.send('How much?', async (_, __, onEvent) => {
      onEvent({ event: 'text', data: data as never })
      return PRICING
    })

    expect(conversation.state()).not.toHaveProperty('soFar')
    await sending
    expect(conversation.state().messages.at(-1)?.text).toBe(PRICING.message)
  })
})

describe('a thumb', () => {
  const rated = async (tab = aTab()) => {
    const conversation = createConversation(() => tab)
    await conversation.send('How much?', answering(PRICING))
    conversation.rate('a-token', 'up')
    return conversation
  }

  it('stays with its answer, over a reload too', async () => {
    const tab = aTab()
    const conversation = await rated(tab)

    expect(conversation.state().messages.at(-1)).toMatchObject({ text: PRICING.message, rated: 'up' })
    expect(createConversation(() => tab).state().messages.at(-1)).toMatchObject({ rated: 'up' })
  })

  it('can be taken back, as when it did not reach the server', async () => {
    const conversation = await rated()
    conversation.rate('a-token')

    expect(conversation.state().messages.at(-1)?.rated).toBeUndefined()
  })

  it('is for one answer only', async () => {
    const conversation = await rated()
    await conversation.send('Where?', answering({ ...PRICING, token: 'another' }))

    expect(conversation.state().messages.map((message) => message.rated)).toEqual([undefined, 'up', undefined, undefined])
  })
})

describe('links below an answer', () => {
  it('[R179] [R302] are three at most', async () => {
    const citations = [1, 2, 3, 4, 5].map((n) => `https://onjoue.example/${n}`)

    expect(await linksOf({ citations })).toHaveLength(3)
  })

  it('[R179] show only the host where no title came', async () => {
    expect(await linksOf({ sources: undefined })).toEqual([
      { url: 'https://onjoue.example/#get-in-touch', host: 'onjoue.example' },
    ])
  })

  it('leave out what is no web page', async () => {
    const citations = ['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example', 'nonsense', '', null, 7, {}, 'https://']

    expect(await linksOf({ citations: [...citations, 'https://onjoue.example/'] })).toEqual([
      { url: 'https://onjoue.example/', host: 'onjoue.example' },
    ])
  })

  it.each([[undefined], [null], ['x'], [7], [[null]]])('survive a list that is none: %s', async (citations) => {
    expect(await linksOf({ citations, sources: citations })).toEqual([])
  })
})

describe('what a tab remembers', () => {
  it('is there again after a reload, with its links', async () => {
    const tab = aTab()
    const before = createConversation(() => tab)
    await before.send('How much?', answering(PRICING))

    expect(createConversation(() => tab).state()).toEqual(before.state())
  })

  it('is the last twenty turns', async () => {
    const tab = aTab()
    const conversation = createConversation(() => tab)
    for (let i = 0; i < 15; i++) await conversation.send(`Question ${i}`, answering(PRICING))

    expect(conversation.state().messages).toHaveLength(MESSAGES_SHOWN_MAX)
    expect(createConversation(() => tab).state().messages).toHaveLength(MESSAGES_SHOWN_MAX)
    expect(conversation.state()).toMatchObject({ messages: [{ text: 'Question 5' }, ...Array.from({ length: 19 }, () => ({}))], forgotten: 10 })
  })

  it('is gone after starting again, and a reply under way does not come back', async () => {
    const tab = aTab()
    const conversation = createConversation(() => tab)
    const sending = conversation.send('How much?', answering(PRICING))
    conversation.clear()
    await sending

    expect(conversation.state()).toEqual({ messages: [], forgotten: 0, isPending: false })
    expect(tab.items.size).toBe(0)
  })

  it.each(['{', 'null', '7', '"x"', '{"turns":[]}', '[null,7,"x",{}]', '[{"from":"owner","text":"x"}]', '[{"from":"visitor"}]'])(
    'is nothing when what is stored makes no sense: %s',
    (stored) => {
      for (const chat of [stored, `{"messages":${stored},"savedAt":${Date.now()}}`]) {
        const tab = aTab(chat)

        expect(createConversation(() => tab).state().messages).toEqual([])
      }
    },
  )

  it('loses a stored link that is no web page', () => {
    const messages = '[{"from":"assistant","text":"Hi","citations":[null,{"url":"javascript:alert(1)","title":"x"}]}]'
    const tab = aTab(`{"messages":${messages},"savedAt":${Date.now()}}`)

    expect(createConversation(() => tab).state().messages).toEqual([
      { from: 'assistant', text: 'Hi', citations: [], isShort: false },
    ])
  })

  it('may be nothing at all: a full or forbidden storage stops no conversation', async () => {
    const conversation = createConversation(noStorage)
    await conversation.send('How much?', answering(PRICING))

    expect(conversation.state().messages).toHaveLength(2)
    conversation.clear()
    expect(conversation.state().messages).toEqual([])
  })
})
