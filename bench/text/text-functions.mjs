// Every function of the site that reads free text from outside.
import { Feed } from 'feed'
import { contentWords, foldQuestion } from '../../src/domain/assistant/words.ts'
import { phraseIn, phrasesOf } from '../../src/shared/forum/word-list.ts'
import { languageOf } from '../../src/domain/assistant/language-of.ts'
import { talkIn } from '../../src/domain/assistant/small-talk.ts'
import { answerQuestion } from '../../tests/support/assistant/answer-question.ts'
import * as wording from '../../src/domain/assistant/meaning/wording.ts'
import { lastQuestion, withoutTalk } from '../../src/domain/assistant/meaning/facts-in-message.ts'
import { featuresOf } from '../../src/domain/assistant/classifier/features.ts'
import { shortened } from '../../src/domain/assistant/passages/passage.ts'
import { findInGuidelines } from '../../src/domain/assistant/passages/guidelines.ts'
import { ownWords } from '../../src/domain/assistant/passages/official-posts.ts'
import { denies, isSupported } from '../../src/domain/assistant/phrasing/is-supported.ts'
import { sentencesOf, takeSentences } from '../../src/domain/assistant/phrasing/sentences.ts'
import { withoutDetails } from '../../src/domain/assistant/questions/save-question.ts'
import { deviceOf } from '../../src/domain/accounts/sessions/device.ts'
import { isReserved } from '../../src/domain/accounts/sign-up/refuse-taken.ts'
import { recoveryHash } from '../../src/domain/accounts/authenticator/recovery-codes.ts'
import { cleanHtml } from '../../src/domain/blog/clean-html.ts'
import { wordsOf } from '../../src/domain/blog/reading/post-words.ts'
import { rankCandidates } from '../../src/domain/forum/reading/search/rank.ts'
import { searchWords } from '../../src/domain/forum/reading/search/search-words.ts'
import { snippetOf } from '../../src/domain/forum/reading/search/snippet.ts'
import { foldedWords } from '../../src/domain/forum/reading/search/term-words.ts'
import { contactIn } from '../../src/domain/forum/review/contact-in-text.ts'
import { splitQuotes } from '../../src/domain/forum/writing/quotes/quoted-lines.ts'
import { takesOut } from '../../src/domain/forum/writing/takes-out.ts'
import { excerptOf } from '../../src/domain/forum/writing/excerpt.ts'
import { spamReasonOf } from '../../src/domain/limits/spam-check.ts'
import { withoutSecrets } from '../../src/domain/emails/without-secrets.ts'
import { fillFacts } from '../../src/domain/playground/filled-facts.ts'
import { FIRST_FACTS } from '../../src/domain/playground/first-facts.ts'
import { renderEmail } from '../../src/emails/layout/render-email.ts'
import { Registration } from '../../src/shared/accounts/accounts-schemas.ts'
import { blogHtml, blogTree } from '../../src/shared/blog/blog-html.ts'
import { blogText } from '../../src/shared/blog/blog-tree.ts'
import { reasonInWords } from '../../src/shared/emails/email-reasons.ts'
import { mentionedNames, mentionsIn } from '../../src/shared/forum/mentions.ts'
import { factsByKey } from '../../src/shared/playground/playground.ts'
import { valuesIn } from '../../src/shared/playground/named-values.ts'
import { checkReferences } from '../../src/shared/playground/references/check-references.ts'
import { fillReferences } from '../../src/shared/playground/references/fill-references.ts'
import { csvOf } from '../../src/shared/text/csv.ts'
import { editDistance } from '../../src/shared/text/edit-distance.ts'
import { fold } from '../../src/shared/text/fold.ts'
import { linksIn } from '../../src/shared/text/links-in.ts'
import { slugOf } from '../../src/shared/text/slug.ts'
import { email, plainText, seenText } from '../../src/shared/text/text.ts'
import { truncateText } from '../../src/shared/text/truncate-text.ts'
import { pastDatesIn } from '../../src/shared/time/past-dates.ts'
import { localAnswer } from '../../src/web/pages/assistant/local-answers.ts'
import { blocksOf as blocksOfBlogPost, diffOf } from '../../src/web/pages/office/blog/revisions/text-diff.ts'
import { cleanPasted } from '../../src/web/pages/office/blog/writing/clean-pasted.ts'
import { findDetails } from '../../src/web/pages/forum/pii-hints/find-details.ts'
import { blocksOf, quoteOf } from '../../src/web/pages/forum/topic/post-text.ts'

const SITE = new URL('https://onjoue.example')
const NOW = '2026-01-01T00:00:00.000Z'
const FACTS = fillFacts(FIRST_FACTS.map((fact) => ({ ...fact, checkedAt: NOW })), '2026-01-01')
const FACTS_BY_KEY = factsByKey(FACTS)
const WORDS = [{ typed: 'a', isKnown: true, longer: ['aa'], instead: null }, { typed: 'maple', isKnown: true, longer: [], instead: null }]
const SHOWN = { deletedAt: null, hiddenAt: null }
const EMAIL = { subject: '', preview: '', heading: '', paragraphs: [], footnote: '' }
const PERSON = { username: 'maya', email: 'maya@example.com', firstName: 'Maya', lastName: 'Lopez', password: 'quiet corner 7', confirmPassword: 'quiet corner 7', terms: true }

/** The functions behind each name, each taking one text and measured by itself. */
export const TEXT_FUNCTIONS = {
  'text: plainText, seenText': [plainText, seenText],
  'text: email': [(text) => email.safeParse(text)],
  'text: fold': [(text) => fold(plainText(text), { ligatures: true })],
  'text: slug': [(text) => slugOf(plainText(text))],
  'text: truncate': [(text) => truncateText(text, Math.floor(text.length * 0.9))],
  'text: edit distance': [(text) => editDistance(text, `${text.slice(1)}z`, 2), (text) => editDistance(text, text, 3)],
  'text: CSV': [(text) => csvOf(['a'], [[text], [`=${text}`]])],
  'text: past dates': [(text) => pastDatesIn(text, '2026-01-01')],
  'facts: values in a text': [valuesIn],
  'references: filled in': [(text) => fillReferences(text, FACTS_BY_KEY), (text) => fillReferences('{pricing.short} '.repeat(text.length / 16), FACTS_BY_KEY)],
  'references: checked': [(text) => checkReferences(text, FACTS_BY_KEY, 'parking.answer')],
  'forum: links': [linksIn],
  'forum: mentions': [mentionsIn, mentionedNames],
  'forum: post as blocks': [blocksOf],
  'forum: quote': [quoteOf],
  'forum: quoted lines': [(text) => splitQuotes(`> ${text}`, [{ id: 1, content: text }]), (text) => splitQuotes(text.replaceAll('\n', '\n> '), [{ id: 1, content: text }])],
  'forum: links and contacts of newcomers': [(text) => contactIn('onjoue.example', text)],
  'forum: nothing new in it': [(text) => takesOut(text, text.slice(1)), (text) => takesOut(text, `${text}z`)],
  'forum: excerpt': [(text) => excerptOf({ ...SHOWN, content: text })],
  'forum: details of children': [findDetails],
  'chat: short answer': [(text) => localAnswer(text, { topics: [], note: '' })],
  'blog: pasted': [cleanPasted],
  'search: words of a query': [searchWords],
  'search: words of a post': [(text) => foldedWords(plainText(text))],
  'search: snippet': [(text) => snippetOf(plainText(text), WORDS)],
  'search: rank': [(text) => rankCandidates([{ rowid: 1, title: text, body: text, createdAt: NOW }], WORDS, NOW)],
  'accounts: registration': [(text) => Registration.safeParse({ ...PERSON, username: text }), (text) => Registration.safeParse({ ...PERSON, firstName: text, email: text }), isReserved],
  'accounts: device, codes': [deviceOf, recoveryHash],
  'limits: spam check': [(text) => spamReasonOf({ website: text })],
  'blog: clean HTML': [cleanHtml],
  'blog: tree': [(text) => blogText(blogTree(blogHtml(blogTree(cleanHtml(text)))))],
  'blog: changes': [(text) => diffOf(blocksOfBlogPost(cleanHtml(text)), blocksOfBlogPost(cleanHtml(`<p>new</p>${text}`)))],
  'blog: words': [(text) => wordsOf({ title: text, excerpt: '', content: '' }), (text) => wordsOf({ title: '', excerpt: '', content: text })],
  'emails: both parts': [(text) => renderEmail({ ...EMAIL, subject: text, paragraphs: [text] }), (text) => renderEmail({ ...EMAIL, quote: text }), (text) => renderEmail({ ...EMAIL, body: text })],
  'emails: without secrets': [withoutSecrets, (text) => withoutSecrets(`https://a.b/?token=${text}`)],
  'emails: reason in words': [reasonInWords],
  feed: [(text) => new Feed({ title: text, id: SITE.href, updated: new Date(NOW), copyright: '' }).rss2()],
  'assistant: fold, words': [foldQuestion, contentWords],
  'assistant: features': [(text) => featuresOf(text)],
  'assistant: small talk': [talkIn, withoutTalk],
  'assistant: language': [(text) => languageOf(text)],
  'forum: word list': [phrasesOf, (text) => phraseIn(text, phrasesOf('work from home'))],
  'assistant: what a message says': [...Object.values(wording), lastQuestion, (text) => lastQuestion(`${text}?`)],
  'assistant: passages': [shortened, ownWords],
  'assistant: sentences': [sentencesOf, (text) => takeSentences(text, false)],
  'assistant: is supported': [(text) => isSupported(text, text), (text) => isSupported(text, `${text}. ${text}x`), denies],
  'assistant: kept questions': [withoutDetails],
  'assistant: guidelines': [(text) => findInGuidelines(text.split(' ').slice(0, 12))],
  'assistant: answer': [(text) => answerQuestion(FACTS, text, SITE)],
  'assistant: answer to a follow-up': [(text) => answerQuestion(FACTS, text, SITE, ['How much does it cost?', text])],
}
