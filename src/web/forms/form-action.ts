import type { Api } from '../queries/client/api.ts'
import type { Action } from '../ui/router/page-route.ts'
import { valuesOf } from '../ui/form/use-form.ts'
import type { PageForm } from './page-form.ts'

/** The action of a page: answers the page's forms when they're posted without JavaScript, so only the server has one. */
export const formAction = (site: { api: Api }, forms: readonly PageForm[] = []): Action | undefined =>
  import.meta.env.SSR
    ? async ({ url, params, form }) => {
        // Browsers send each line break as two characters. Scripts have one, as the API does.
        const values = Object.fromEntries(Object.entries(valuesOf(form)).map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]))
        const { answerPost } = await import('./answer-post.ts')
        return answerPost(
          forms.find(({ name }) => name === values.form),
          { api: site.api, values, page: url, params, isScripted: false },
        )
      }
    : undefined
