import { describe, expect, it } from 'vitest'
import { originalsOf } from '../../shared/site-texts/site-texts.ts'
import { smallTalk, talkOf } from './small-talk.ts'

const said = (text: string): string | null => talkOf(smallTalk(text) ?? '', 'en', originalsOf('assistant-answers'))

describe('small talk', () => {
  it.each(['hello', 'Hello!', 'Hi there', 'hey', 'Bonjour', 'Good morning!', 'Hi, how are you?'])(
    'a greeting is returned by an assistant that says it is automated: %s',
    (greeting) => {
      expect(said(greeting)).toMatch(/automated/)
    },
  )

  it.each(['thanks', 'Thank you so much!', 'thx', 'merci beaucoup', 'ok thanks'])('thanks are welcome: %s', (thanks) => {
    expect(said(thanks)).toMatch(/welcome.*automated/)
  })

  it.each(['bye', 'Goodbye!', 'see you later', 'au revoir'])('a good-bye is returned: %s', (bye) => {
    expect(said(bye)).toMatch(/Au revoir.*automated/)
  })

  it.each(['Are you a robot?', 'are you human', 'Am I talking to a real person?', 'is this a bot', 'are you AI?', 'are you a bot or a human'])(
    'anyone who asks is told that a bot answers: %s',
    (question) => {
      expect(said(question)).toMatch(/I’m a robot: an automated/)
    },
  )

  it.each(['who are you', 'what is your name?', 'help', 'what can you do', 'ok', 'cool'])('“%s” is answered too', (text) => {
    expect(said(text)).toMatch(/automated/)
  })

  it.each(["you're useless", 'You are a stupid bot', 'this sucks', 'i hate you'])('anyone who scolds is told how to reach a person: %s', (text) => {
    expect(said(text)).toMatch(/sorry.*automated.*the On Joue team/)
  })

  it.each(['hello, how much does it cost?', 'hiring?', 'thanks, and where is it?', 'help me find the address', 'who is the founder', 'history'])(
    'a question with a greeting is left to the facts: %s',
    (question) => {
      expect(smallTalk(question)).toBeNull()
    },
  )

  it.each([`${'ok '.repeat(330)}x`, `${'hi there '.repeat(110)}x`, `thanks ${'you so much '.repeat(80)}x`])(
    'comes to an end on a message made to be slow',
    (message) => {
      expect(smallTalk(message)).toBeNull()
    },
  )
})
