import { type ChatResponse, QUESTION_MAX_CHARS } from '../../../shared/assistant/assistant.ts'
import { withoutOffer } from '../../../shared/assistant/no-answer-words.ts'
import { startingQuestions } from '../../../shared/site-texts/assistant-texts.ts'
import type { PageForm } from '../../forms/page-form.ts'
import { usePostedForm } from '../../forms/use-page-form.ts'
import { buttonClass } from '../../ui/form/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { frameWords } from '../assistant/frame-words.ts'
import { useTexts } from '../frame/use-texts.ts'
import { Status } from './fact-status.tsx'

export const askForm: PageForm<ChatResponse> = {
  name: 'ask',
  send: ({ api, values: { message = '' } }) => api.post('/api/chat', { message }),
  next: () => '/visit#ask',
  showsAnswer: true,
}

const FIELDS = <input type="hidden" name="form" value={askForm.name} />

/** The assistant for visitors without JavaScript: the page answers. React leaves what's in here to the server, so the browser fetches none of it. */
export const AskForm = () => <noscript>{import.meta.env.SSR && <Asking />}</noscript>

function Asking() {
  const posted = usePostedForm(askForm)
  const answer = posted?.answer as ChatResponse | undefined // what the form's `send` returned
  return (
    <section className="card pad" id="ask" aria-labelledby="ask-heading">
      <h2 id="ask-heading">Ask the assistant</h2>
      {answer ? <Answer answer={answer} /> : <Start />}
      <form className="form" method="post" action="/visit#ask">
        {FIELDS}
        <TextField
          label="Your question"
          name="message"
          required
          maxLength={QUESTION_MAX_CHARS}
          autoComplete="off"
          hint="Answers are automated. Please leave out your child’s name and other personal details."
          defaultValue={posted?.values.message}
          error={posted?.errors.message ?? posted?.failure}
        />
        <button className={buttonClass({ small: true })} type="submit">
          Ask
        </button>
      </form>
    </section>
  )
}

/** The greeting, and questions to start with. */
function Start() {
  const texts = useTexts('assistant')
  return (
    <div className="ask-answer">
      <p>{texts.greeting}</p>
      <Questions label="Suggested questions" questions={startingQuestions(texts)} />
    </div>
  )
}

/** Questions, each asked with a button. */
const Questions = ({ label, questions }: { label: string; questions: readonly string[] }) => (
  <form method="post" action="/visit#ask" aria-label={label}>
    {FIELDS}
    {questions.map((question) => (
      <button key={question} className={buttonClass({ look: 'line', small: true })} type="submit" name="message" value={question}>
        {question}
      </button>
    ))}
  </form>
)

/** What was found, with the questions to go on with as buttons. */
function Answer({ answer: { message, said, statuses, sources, suggestions, next, language, textLanguage } }: { answer: ChatResponse }) {
  const questions = suggestions.length > 0 ? suggestions : next
  const words = frameWords(language)
  return (
    <div className="ask-answer" role="status" lang={language}>
      {said && <p className="small muted">{words.said[said]}</p>}
      {textLanguage !== language && <p className="small muted">{words.onlyInEnglish}</p>}
      {withoutOffer(message, suggestions, language === 'es' ? 'es' : 'en').split('\n\n').map((text) => (
        <p key={text} lang={textLanguage}>
          {text}
        </p>
      ))}
      {statuses.map(({ label, badge, checkedAt }) => (
        <p key={label}>
          {label} <Status badge={badge} checkedAt={checkedAt} words={words} />
        </p>
      ))}
      <Questions label={words.tryOne} questions={questions} />
      {sources.map(({ url, title }) => (
        <p key={url}>
          <a className="link" lang="en" href={url}>
            {title}
          </a>
        </p>
      ))}
    </div>
  )
}
