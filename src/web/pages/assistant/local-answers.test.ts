import { describe, expect, it } from 'vitest'
import { FACT_OF_TOPIC, FIRST_BOOK, LOCAL_TOPICS, TALK_TOPICS } from '../../../shared/assistant/local-topics.ts'
import { genericReply, localAnswer as answerFrom, NOTHING_TO_SAY } from './local-answers.ts'

const localAnswer = (input: string) => answerFrom(input, FIRST_BOOK)
const GENERIC_REPLY = genericReply('', FIRST_BOOK)
const GENERIC_QUESTION_REPLY = genericReply('?', FIRST_BOOK)

const replyOf = (key: string) => LOCAL_TOPICS.find((topic) => topic.key === key)?.reply ?? `no topic “${key}”`

const NAMED = `greeting about when where mission vision values features ages price founder safety cafe wifi events
  membership birthday waitlist`.split(/\s+/)

describe('the topics a visitor can ask without the server', () => {
  it('[R310] are about sixty', () => {
    expect(LOCAL_TOPICS.length).toBeGreaterThanOrEqual(55)
    expect(LOCAL_TOPICS.length).toBeLessThanOrEqual(70)
    expect(new Set(LOCAL_TOPICS.map(({ key }) => key)).size).toBe(LOCAL_TOPICS.length)
  })

  it.each(NAMED)('[R311] include %s', (key) => {
    expect(LOCAL_TOPICS.map((topic) => topic.key)).toContain(key)
  })

  it.each([
    ['Hello!', 'greeting'], ['What is On Joue?', 'about'], ['When do you open?', 'when'], ['Where is it?', 'where'],
    ['What is your mission?', 'mission'], ['What is your vision?', 'vision'], ['What are your values?', 'values'],
    ['What features are planned?', 'features'], ['What ages is it for?', 'ages'], ['How much does it cost?', 'price'],
    ['Who is the founder?', 'founder'], ['Is it safe?', 'safety'], ['Is there a café?', 'cafe'], ['Is there Wi-Fi?', 'wifi'],
    ['Will there be events?', 'events'], ['Do you have memberships?', 'membership'], ['birthday party', 'birthday'],
    ['How do I join the waitlist?', 'waitlist'], ['Where exactly will it be?', 'where'],
  ])('[R311] answer a plain question: “%s” is %s', (question, key) => {
    expect(localAnswer(question)).toBe(replyOf(key))
  })

  it('[R312] have no phrase and no beginning that two topics claim', () => {
    const phrases = LOCAL_TOPICS.flatMap((topic) => topic.phrases)
    const starts = LOCAL_TOPICS.flatMap((topic) => topic.starts)

    expect(phrases.filter((phrase, i) => phrases.indexOf(phrase) !== i)).toEqual([])
    expect(starts.filter((start, i) => starts.indexOf(start) !== i)).toEqual([])
  })
})

describe('what a message is matched by', () => {
  it.each(LOCAL_TOPICS.flatMap(({ key, phrases }) => phrases.map((phrase) => [phrase, key])))(
    '[R312] the whole message “%s” is %s',
    (phrase, key) => {
      expect(localAnswer(phrase)).toBe(replyOf(key))
    },
  )

  it.each(['WIFI', '  wifi  ', 'wifi?', 'Wifi!!', 'wi‑fi …', 'Wi-Fi.'])(
    '[R312] letter case, outer spaces and closing punctuation do not matter: “%s”',
    (input) => {
      expect(localAnswer(input)).toBe(replyOf('wifi'))
    },
  )

  it.each([
    ['How much would twins be', 'price'],
    ['who runs the show', 'founder'],
    ['can i drop them somewhere', 'supervision'],
  ])('[R313] how the message begins: “%s” is %s', (input, key) => {
    expect(localAnswer(input)).toBe(replyOf(key))
  })

  it.each([
    ['my two love painting', 'creative'],
    ['interested in a monthly subscription', 'membership'],
    ['any vegan lunch', 'food'],
  ])('[R314] the words it shares with a topic: “%s” is %s', (input, key) => {
    expect(localAnswer(input)).toBe(replyOf(key))
  })

  it('[R314] more shared words beat fewer', () => {
    expect(localAnswer('lovely coffee for the national expansion')).toBe(replyOf('vision'))
  })

  it.each([
    ['entrance fee', 'price'],
    ['allergens-free', 'allergies'],
    ['a cup of tea', 'cafe'],
    ['any job', 'jobs'],
  ])('[R315] a hint within its words: “%s” is %s', (input, key) => {
    expect(localAnswer(input)).toBe(replyOf(key))
  })

  it.each(['blue zebra', 'hmm', ''])('[R316] nothing, and the reply is generic: “%s”', (input) => {
    expect(localAnswer(input)).toBe(GENERIC_REPLY)
  })

  it.each(['blue zebra?', 'Really? I am amazed', '?'])('[R317] nothing, and a question gets the other generic reply: “%s”', (input) => {
    expect(localAnswer(input)).toBe(GENERIC_QUESTION_REPLY)
    expect(GENERIC_QUESTION_REPLY).not.toBe(GENERIC_REPLY)
  })
})

describe('when two ways of matching disagree', () => {
  it('[R312] the whole message beats its beginning', () => {
    expect(localAnswer('what is there to do')).toBe(replyOf('features'))
    expect(localAnswer('how do i contact you')).toBe(replyOf('contact'))
    expect(localAnswer('my child is sick')).toBe(replyOf('sick-days'))
  })

  it('[R312] the whole message beats its words', () => {
    expect(localAnswer('what happens with face data at check-in')).toBe(replyOf('face-data'))
    expect(localAnswer('private party')).toBe(replyOf('private-hire'))
  })

  it('[R313] the beginning beats shared words, however many', () => {
    expect(localAnswer('how much coffee, espresso and latte drinks')).toBe(replyOf('price'))
    expect(localAnswer('coffee, espresso and latte drinks, how much')).toBe(replyOf('cafe'))
  })

  it('[R313] the longer beginning beats the shorter', () => {
    expect(localAnswer('my child is allergic to milk')).toBe(replyOf('allergies'))
    expect(localAnswer('my child is seven')).toBe(replyOf('ages'))
  })

  it('[R314] one shared word beats any number of hints', () => {
    expect(localAnswer('pay a fee in cheap money for parking')).toBe(replyOf('parking'))
    expect(localAnswer('pay a fee in cheap money')).toBe(replyOf('price'))
  })

  it('[R314] words of three characters or fewer are no shared words', () => {
    expect(LOCAL_TOPICS.flatMap(({ words }) => words).filter((word) => word.length <= 3)).toEqual([])
  })

  it('[R315] a hint beats the generic reply', () => {
    expect(localAnswer('zebra bdays?')).toBe(replyOf('birthday'))
  })
})

describe('what the replies may say', () => {
  const replies = [...LOCAL_TOPICS.map(({ reply }) => reply), GENERIC_REPLY, GENERIC_QUESTION_REPLY]

  it('[R318] price, place and opening date are not yet announced', () => {
    expect(localAnswer('How much does it cost?')).toMatch(/Pricing is not yet announced/)
    expect(localAnswer('Where exactly will it be?')).toMatch(/exact location is not yet announced/)
    expect(localAnswer('When do you open?')).toMatch(/opening date is not yet announced/)
  })

  it.each([GENERIC_REPLY, GENERIC_QUESTION_REPLY])('[R318] the generic replies say so too', (reply) => {
    expect(reply).toContain('Pricing, exact location, and opening date are not yet announced')
  })

  it.each(replies)('no shouting, no prices, no numbers but the announced ones: %s', (reply) => {
    expect(reply).not.toMatch(/[!$€£]/)
    expect((reply.match(/\d+/g) ?? []).filter((number) => !['2', '12', '2025', '2030'].includes(number))).toEqual([])
  })
})

describe('what the widget says without topics', () => {
  it('claims nothing', () => {
    expect(answerFrom('How much does it cost?', null)).toBe(NOTHING_TO_SAY)
  })

  it('names no topic twice, and only topics that are there', () => {
    const keys = LOCAL_TOPICS.map(({ key }) => key)

    for (const key of [...TALK_TOPICS, ...Object.keys(FACT_OF_TOPIC)]) expect(keys).toContain(key)
  })
})
