import { useLocation } from 'react-router'

/** Whether the page was opened as the answer to this form, posted without scripts. */
export const useWasSent = (form: 'contact' | 'waitlist'): boolean =>
  new URLSearchParams(useLocation().search).get('sent') === form
