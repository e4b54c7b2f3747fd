import type { PageForm } from '../../../forms/page-form.ts'
import { ApiError } from '../../../queries/client/api.ts'
import { answerQuestions, dismissQuestions } from '../../../queries/office/questions-queries.ts'

const QUESTIONS = '/office/questions'

const CHOSEN_FACT = 'You chose a fact that has an answer already. Compare the two, then save again.'
const CHOSEN_NEW = 'You chose a new fact. Check its name, question, and answer, then save again.'

/** Of the fact whose words and version are shown, the tried phrasings, and the other questions, what the form's hidden fields say. */
export const answerForm: PageForm = {
  name: 'answer',
  send: async ({ api, params, values: { factKey = '', label = '', question = '', answer = '', shown = '', version, phrasings, also } }) => {
    // Chosen without scripts: the page comes back with what the fact says.
    if (factKey !== shown || (factKey && !version)) throw new ApiError(409, JSON.stringify({ message: factKey ? CHOSEN_FACT : CHOSEN_NEW }))
    await answerQuestions(api, params['groupId'] ?? '', {
      answer: { factKey, label, question, answer },
      version: version ? Number(version) : undefined,
      phrasings: phrasings ? phrasings.split('\n') : [],
      also: also ? also.split(',').map(Number) : [],
    })
  },
  refresh: (queries) => Promise.all(['facts', 'office'].map((key) => queries.invalidateQueries({ queryKey: [key], refetchType: 'none' }))),
  next: () => `${QUESTIONS}?sent=answer`,
}

export const dismissForm: PageForm = {
  name: 'dismiss',
  send: ({ api, params }) => dismissQuestions(api, params['groupId'] ?? ''),
  refresh: (queries) => queries.invalidateQueries({ queryKey: ['office', 'questions'], refetchType: 'none' }),
  next: () => `${QUESTIONS}?sent=dismiss`,
}

/** What the list says of a form that led back to it. */
export const DONE_WITH_QUESTION = {
  answer: { title: 'Answered', text: 'The assistant will use it from now on.' },
  dismiss: { title: 'Dismissed', text: 'If someone asks again, you’ll see it here.' },
}
