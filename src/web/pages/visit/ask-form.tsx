import { type ChatResponse, ASK_A_PERSON, offerOf, QUESTION_MAX_CHARS } from '../../../shared/assistant/assistant.ts'
import type { PageForm } from '../../forms/page-form.ts'
import { usePostedForm } from '../../forms/use-page-form.ts'
import { buttonClass } from '../../ui/form/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { Status } from './fact-status.tsx'

export const askForm: PageForm<ChatResponse> = {
  name: 'ask',
  send: ({ api, values: { message = '' } }) => api.post('/api/chat', { message }),
  next: () => '/visit#ask',
  showsAnswer: true,
}

const FIELDS = <input type="hidden" name="form" value={askForm.name} />

/** The assistant for visitors without JavaScript: the page answers. */
export const AskForm = () => (
  <noscript>
    <Asking />
  </noscript>
)

function Asking() {
  const posted = usePostedForm(askForm)
  const answer = posted?.answer as ChatResponse | undefined // what the form's `send` returned
  return (
    <section className="card pad" id="ask" aria-labelledby="ask-heading">
      <h2 id="ask-heading">Ask the assistant</h2>
      {answer && <Answer answer={answer} />}
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

/** What was found, with the questions to go on with as buttons. */
function Answer({ answer: { message, said, statuses, sources, suggestions, next } }: { answer: ChatResponse }) {
  const questions = suggestions.length > 0 ? suggestions : next
  return (
    <div className="ask-answer" role="status">
      {said && <p className="small muted">{said}</p>}
      {message.replace(offerOf(suggestions), suggestions.length > 0 ? ':' : '').replace(`\n\n${ASK_A_PERSON}`, '').split('\n\n').map((text) => (
        <p key={text}>{text}</p>
      ))}
      {statuses.map(({ label, badge, checkedAt }) => (
        <p key={label}>
          {label} <Status badge={badge} checkedAt={checkedAt} />
        </p>
      ))}
      <form method="post" action="/visit#ask" aria-label="Questions to choose from">
        {FIELDS}
        {questions.map((question) => (
          <button key={question} className={buttonClass({ look: 'line', small: true })} type="submit" name="message" value={question}>
            {question}
          </button>
        ))}
      </form>
      {sources.map(({ url, title }) => (
        <p key={url}>
          <a className="link" href={url}>
            {title}
          </a>
        </p>
      ))}
    </div>
  )
}
