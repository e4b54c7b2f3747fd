import { createContext, useContext } from 'react'
import { useLocation } from 'react-router'
import type { Need } from '../../../shared/errors.ts'

/** What became of a form that was posted without scripts. */
export interface PlainFormResult {
  /** Which form of the page it was. */
  form: string
  /** What had been typed, to be given back. Empty after a success. */
  values: Record<string, string>
  /** The first complaint about each bad field. */
  errors: Record<string, string>
  /** What went wrong as a whole; absent when fields are named. */
  failure?: string
  /** What has to be done first. */
  needs?: Need
  /** What was answered to a form whose answer is told only once. */
  answer?: unknown
}

const PlainFormContext = createContext<PlainFormResult | undefined>(undefined)

export const PlainFormProvider = PlainFormContext.Provider

/** What the router calls the page that the server sent; the result is not that of any page opened later. */
const FIRST_PAGE = 'default'

/** The result of posting this form of the page without scripts, if that is how the page came about. */
export function usePlainForm(form: string): PlainFormResult | undefined {
  const result = useContext(PlainFormContext)
  return useLocation().key === FIRST_PAGE && result?.form === form ? result : undefined
}
