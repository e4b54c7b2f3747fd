import { useQueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '../../../shared/accounts.ts'
import { ABOUT_MAX_CHARS, PROFILE_SAVED } from '../../../shared/accounts-words.ts'
import { changeProfile } from '../../queries/accounts.ts'
import { useApi } from '../../queries/api-context.tsx'
import { SubmitButton } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useForm, type Values } from '../../ui/use-form.ts'
import { usePlainForm } from '../frame/plain-form.tsx'
import { ShownMemberField } from './shown-member-field.tsx'
import { showFailure } from './tell-failure.ts'

const loadCheck = () => import('./checks.ts').then(({ checkProfile }) => checkProfile)
const NOT_SAVED = { title: 'Profile not saved', text: 'Please try again.' }

/** A few words that everybody may read. */
export function AboutForm({ me }: { me: CurrentUser }) {
  const api = useApi()
  const queries = useQueryClient()
  const plain = usePlainForm('about')
  const { errors, pending, formProps } = useForm({
    loadCheck,
    initialErrors: plain?.errors,
    send: async ({ about = '' }: Values) => {
      const { user } = await changeProfile(api, about)
      queries.setQueryData(['me'], user)
      queries.removeQueries({ queryKey: ['member', user.username.toLowerCase()] })
    },
    onSent: () => showToast({ tone: 'good', title: 'Done', text: PROFILE_SAVED }),
    onFailed: (error) => showFailure(error, NOT_SAVED),
  })
  return (
    <form className="form" method="post" aria-label="About you" {...formProps}>
      {plain?.failure && (
        <Notice tone="bad" title={NOT_SAVED.title}>
          {plain.failure}
        </Notice>
      )}
      <input type="hidden" name="form" value="about" />
      <ShownMemberField />
      <TextArea
        label="About me"
        name="about"
        hint="Everybody can read this. Please leave out children's names and where they go to school."
        maxLength={ABOUT_MAX_CHARS}
        defaultValue={plain?.values.about ?? me.about}
        error={errors.about}
      />
      <SubmitButton pending={pending} pendingLabel="Saving...">
        Save
      </SubmitButton>
    </form>
  )
}
