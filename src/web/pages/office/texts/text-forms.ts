import type { TextWithVersions } from '../../../../shared/site-texts/office-texts.ts'
import type { Values } from '../../../ui/form/use-form.ts'
import { saveText, setTextData } from '../../../queries/office/texts-queries.ts'
import { officeForm } from '../frame/forms/office-form.tsx'

const textForm = (name: string, wordsIn: (values: Values) => string | null) =>
  officeForm<TextWithVersions>({
    name,
    send: ({ api, params, values }) => saveText(api, params['textKey'] ?? '', wordsIn(values), Number(values['version'])),
    refresh: setTextData,
  })

export const saveTextForm = textForm('text', ({ text = '' }) => text)
export const resetTextForm = textForm('reset', () => null)
/** A version without words is the original. */
export const restoreTextForm = textForm('restore', ({ words }) => words ?? null)

export const textForms = [saveTextForm, resetTextForm, restoreTextForm]
