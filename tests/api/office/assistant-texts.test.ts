import { describe, expect, it } from 'vitest'
import type { ChatResponse } from '../../../src/shared/assistant/assistant.ts'
import type { LocalBook } from '../../../src/shared/assistant/local-topics.ts'
import type { TextWithVersions } from '../../../src/shared/site-texts/office-texts.ts'
import { localAnswer } from '../../../src/web/pages/assistant/local-answers.ts'
import { aForum } from '../../support/a-forum.ts'

const NO_ANSWER = 'The assistant doesn’t know an answer to this yet.'

async function anOffice() {
  const forum = await aForum()
  const save = (key: string, text: string | null, version = 0) => forum.sendAs(forum.rosa, 'PUT', `/api/office/texts/${key}`, { text, version })
  const saved = async (key: string, text: string) => (await (await save(key, text)).json()) as TextWithVersions
  const read = async (key: string) => (await (await forum.askAs(forum.rosa, `/api/office/texts/${key}`)).json()) as TextWithVersions
  const say = async (message: string) => ((await (await forum.post('/api/chat', { message })).json()) as ChatResponse).message
  const local = async () => (await (await forum.ask((await forum.ask('/api/chat/local')).headers.get('location') ?? '')).json()) as LocalBook
  return { ...forum, save, saved, read, say, local }
}

describe('what the assistant says in the owner’s words', () => {
  it('greets and starts with them, where pages run scripts and where they don’t', async () => {
    const { save, ask } = await anOffice()

    await save('assistant.greeting', 'Bonjour from {city.town}. What would you like to know?')
    await save('assistant.question-2', 'Is there a café?')

    const { texts } = (await (await ask('/api/texts/assistant')).json()) as { texts: Record<string, string> }
    expect(texts).toEqual({
      'greeting': 'Bonjour from Austin. What would you like to know?',
      'question-1': 'When do you open?', 'question-2': 'Is there a café?', 'question-3': 'What ages is it for?', 'question-4': 'Is it safe?',
    })
    const page = await (await ask('/visit')).text()
    expect(page).toContain('<p>Bonjour from Austin. What would you like to know?</p>')
    expect(page).toContain('value="Is there a café?"')
    expect(page).not.toContain('value="How much does it cost?"')
  })

  it.each([
    ['hello', 'hello', 'Bonjour. How can a robot help?'],
    ['not-announced', 'Will there be a trampoline?', 'We’ll find out.'],
    ['off-topic', 'What is the capital of France?', 'Let’s talk about play.'],
    ['not-understood', 'xyzzy plugh', 'Pardon?'],
    ['thanks', 'thank you so much', 'Anytime. I’m automated.'],
    ['robot', 'are you a robot?', 'A bot, yes.'],
    ['goodbye-es', 'adiós', 'Hasta pronto. Soy automático.'],
    ['hello-es', 'hola, buenos días', 'Buenos días. Soy un robot.'],
  ])('may be the answer %s', async (name, message, words) => {
    const { save, say } = await anOffice()
    const before = await say(message)

    await save(`assistant-answers.${name}`, words)

    expect(before).not.toContain(words)
    expect((await say(message)).startsWith(words)).toBe(true)
    await save(`assistant-answers.${name}`, null, 1)
    expect(await say(message)).toBe(before)
  })

  it('leads to a person in them, below what has no answer', async () => {
    const { save, say } = await anOffice()

    await save('assistant-answers.ask-person', 'Rosa knows more.')

    expect(await say('xyzzy plugh')).toMatch(/\n\nRosa knows more\.$/)
  })

  it('has them without the server, too, at another address', async () => {
    const { save, local, ask } = await anOffice()
    const before = (await ask('/api/chat/local')).headers.get('location')

    await save('assistant-answers.offline', 'Say more?')
    await save('assistant-answers.offline-question', 'No idea yet.')
    await save('assistant-answers.hello', 'Bonjour, I’m automated.')
    await save('assistant-answers.offline-thanks', 'Anytime.')
    await save('assistant-answers.offline-goodbye', 'See you in {city.town}.')
    await save('assistant-answers.offline-robot', 'A bot, yes.')
    await save('assistant-answers.offline-help', 'Ask me about naps.')

    expect((await ask('/api/chat/local')).headers.get('location')).not.toBe(before)
    const book = await local()
    expect(localAnswer('zebra', book)).toMatch(/^Say more\? /)
    expect(localAnswer('zebra?', book)).toMatch(/^No idea yet\. /)
    expect(localAnswer('hello', book)).toBe('Bonjour, I’m automated.')
    expect(['thanks', 'bye', 'are you a robot?', 'help'].map((message) => localAnswer(message, book))).toEqual(['Anytime.', 'See you in Austin.', 'A bot, yes.', 'Ask me about naps.'])
  })
})

describe('a starting question', () => {
  it('that the assistant can’t answer is saved, and the office says so until there’s an answer', async () => {
    const { saved, read, save, site } = await anOffice()

    const { text, warning } = await saved('assistant.question-1', 'Will there be a trampoline?')

    expect(text.text).toBe('Will there be a trampoline?')
    expect(warning).toBe(NO_ANSWER)
    expect((await read('assistant.question-1')).warning).toBe(NO_ANSWER)
    await save('assistant.question-1', 'Is there parking?', 1)
    expect((await read('assistant.question-1')).warning).toBe('')
    // The office’s own question isn’t one of a visitor’s.
    expect(await site.db.selectFrom('assistantQuestion').selectAll().execute()).toEqual([])
  })

  it('has an answer on the first day, and no other text is asked for one', async () => {
    const { read, saved } = await anOffice()

    for (const at of [1, 2, 3, 4]) expect((await read(`assistant.question-${at}`)).warning).toBe('')
    expect((await saved('assistant.greeting', 'Will there be a trampoline?')).warning).toBe('')
  })
})
