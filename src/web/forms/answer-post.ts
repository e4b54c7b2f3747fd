import { sampleNoticeForm } from '../pages/frame/header/sample-notice-form.ts'
import { themeForm } from '../pages/frame/header/theme-form.ts'
import { refusalOf } from '../queries/client/refusal.ts'
import type { PageForm, PostedForm, Submission } from './page-form.ts'

/** Never sent back to the browser, not even into the field it came from. */
const SECRETS = new Set(['password', 'confirmPassword', 'currentPassword', 'token', 'code', 'sendKey'])

/** The forms of every page, which scripts don't send. */
const SITE_FORMS: readonly PageForm[] = [themeForm, sampleNoticeForm]

/**
 * Answers a form that was posted without JavaScript: leads on, or has its page shown again with a {@link PostedForm}.
 *
 * @returns null with status 400 for a form that the page doesn't have
 * @throws whatever is no refusal of the API
 */
export async function answerPost(ofPage: PageForm | undefined, submission: Submission): Promise<Response> {
  const form: PageForm | undefined = ofPage ?? SITE_FORMS.find(({ name }) => name === submission.values.form)
  if (!form) return Response.json(null, { status: 400 })
  try {
    const answer = await form.send(submission)
    if (!form.showsAnswer) {
      const headers = { ...form.headers?.(submission, answer), location: form.next(submission, answer) }
      return new Response(null, { status: 303, headers })
    }
    return page({ form: form.name, values: {}, errors: {}, answer }, 200)
  } catch (error) {
    return refused(form.name, submission.values, error)
  }
}

function refused(form: string, all: Record<string, string>, error: unknown): Response {
  const refusal = refusalOf(error)
  if (!refusal) throw error
  const { status, message, errors, needs } = refusal
  const values = Object.fromEntries(Object.entries(all).filter(([name]) => !SECRETS.has(name)))
  const failure = Object.keys(errors).length > 0 ? {} : { failure: message }
  return page({ form, values, errors, ...failure, needs }, status)
}

const page = (posted: PostedForm, status: number): Response => Response.json(posted, { status })
