import type { QueryClient } from '@tanstack/react-query'
import type { Need } from '../../shared/errors.ts'
import type { Api } from '../queries/client/api.ts'
import type { Errors, Values } from '../ui/form/use-form.ts'

/** A form that someone sent, with or without JavaScript. */
export interface Submission {
  api: Api
  values: Values
  /** The address of the form's page. */
  page: URL
  params: Readonly<Record<string, string | undefined>>
  isScripted: boolean
}

/**
 * A form of a page, declared once for visitors with and without JavaScript. The page lists it under `forms`, and the
 * page's action answers it.
 */
export interface PageForm<Answer = unknown> {
  /** Value of the hidden field `form`, and of `?sent=` in the address of a page that says the form was sent. */
  name: string
  /** Loads the check that scripts make before they send: the schema that the API uses. */
  loadCheck?: () => Promise<(values: Values) => Errors>
  /** Calls the API. */
  send(submission: Submission): Promise<Answer>
  /** Updates what the browser knows, after a send by scripts. */
  refresh?(queries: QueryClient, answer: Answer): unknown
  /** The page to go to after a send. Scripts may stay where they are. */
  next(submission: Submission, answer: Answer): string
  /** Headers of the redirect, for visitors without JavaScript. */
  headers?(submission: Submission, answer: Answer): Record<string, string>
  /** The page shows the answer itself, once, instead of going on. */
  showsAnswer?: true
}

/** What came of a form that scripts have sent: the API's answer, and the page to go to. */
export interface Sent<Answer> {
  answer: Answer
  next: string
}

/** What became of a form that was posted without JavaScript. Its page shows this, as its action data. */
export interface PostedForm {
  form: string
  /** What was typed, without secrets. Empty after a success. */
  values: Values
  errors: Errors
  /** What went wrong as a whole; absent when `errors` names fields. */
  failure?: string
  /** What has to be done first. */
  needs?: Need | undefined
  /** For forms that show their answer. */
  answer?: unknown
}
