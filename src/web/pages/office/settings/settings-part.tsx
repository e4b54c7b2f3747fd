import type { ComponentProps, ReactNode } from 'react'
import type { OfficeSettings, Settings } from '../../../../shared/office/settings/settings.ts'
import { type Fields, mergeFields } from '../../../drafts/versioned-draft.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { changeSettings, setSettingsData } from '../../../queries/office/settings-queries.ts'
import { SubmitButton } from '../../../ui/form/button.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { usePasswordAgain } from '../../accounts/login/use-password-again.tsx'
import { NotSavedYet } from '../frame/forms/not-saved-yet.tsx'
import { officeForm, OfficeForm } from '../frame/forms/office-form.tsx'
import { useVersionedDraft } from '../frame/forms/use-versioned-draft.ts'

interface Saved<T> {
  settings: OfficeSettings
  /** As they were sent, with those no one touched as the site has them. */
  fields: T
}

interface SettingsPart<T extends Fields> {
  toValues: (settings: Settings) => T
  form: PageForm<Saved<T>>
}

const fieldsFrom = <T extends Fields>(now: T, values: Fields, start = ''): T => ({
  ...now,
  ...Object.fromEntries(Object.keys(now).flatMap((name) => (`${start}${name}` in values ? [[name, values[`${start}${name}`]]] : []))),
})

/**
 * A part of the settings: its values as text, and how they become settings again. Fields that no one touched here are
 * saved as they are by then, so that a window opened earlier takes nothing back.
 */
export const settingsPart = <T extends Fields>(name: string, toValues: (settings: Settings) => T, toChange: (values: T) => Partial<Settings>): SettingsPart<T> => ({
  toValues,
  form: officeForm({
    name,
    send: async ({ api, values }) => {
      const now = toValues((await changeSettings(api, {})).settings)
      const fields = mergeFields(fieldsFrom(now, values, WAS), fieldsFrom(now, values), now)
      return { settings: await changeSettings(api, toChange(fields)), fields }
    },
    refresh: (queries, { settings }) => setSettingsData(queries, settings),
  }),
})

/** Before the name of a field: what it began from. */
const WAS = 'was.'

/** The fields of a part as they are typed, and what `Part` shows of them. */
export function usePart<T extends Fields>({ toValues, form }: SettingsPart<T>, settings: Settings) {
  const { again, dialog } = usePasswordAgain()
  const { field, drop, isChanged, base, ...draft } = useVersionedDraft<T, Saved<T>>({
    name: `settings:${form.name}`,
    saved: { fields: toValues(settings) },
    form,
    around: again,
    onSaved: ({ fields }) => {
      showToast({ tone: 'good', title: 'Saved', text: 'Your changes are live.' })
      return { fields }
    },
  })
  return { field, part: { draft, dialog, was: base.fields, onDrop: isChanged ? drop : undefined } }
}

interface PartProps {
  title: string
  note: string
  draft: ComponentProps<typeof OfficeForm>['of'] & { pending: boolean }
  /** What the fields began from. */
  was: Fields
  /** The question for the password, while it is open. */
  dialog: ReactNode
  /** Takes back what was typed; undefined while nothing was. */
  onDrop: (() => void) | undefined
  children: ReactNode
}

/** The card of a part: its fields, and a button that saves them alone. */
export const Part = ({ title, note, draft, was, dialog, onDrop, children }: PartProps) => (
  <>
    <OfficeForm of={draft} className="card form settings-part" aria-label={title}>
      {Object.entries(was).map(([name, value]) => (
        <input key={name} type="hidden" name={`${WAS}${name}`} value={value} />
      ))}
      <div>
        <h2>{title}</h2>
        <p className="hint">{note}</p>
      </div>
      {children}
      {onDrop && <NotSavedYet onDrop={onDrop} />}
      <SubmitButton small pending={draft.pending} pendingLabel="Saving...">
        Save
      </SubmitButton>
    </OfficeForm>
    {dialog}
  </>
)
