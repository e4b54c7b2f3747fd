import type { QueryClient } from '@tanstack/react-query'
import type { ActionFunction } from 'react-router'
import type { Api } from '../queries/client/api.ts'
import type { PageForm } from './page-form.ts'

/** Loads what sends and answers forms: no page needs it before someone touches a form. */
export const loadForms = () => import('./answer-form.ts')

/** The action of a page: answers the page's forms. */
export const formAction =
  (site: { api: Api; queries: QueryClient }, forms: readonly PageForm[] = []): ActionFunction =>
  async (args) =>
    (await loadForms()).answerForm(site, forms, args)
