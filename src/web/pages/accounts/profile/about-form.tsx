import type { CurrentUser } from '../../../../shared/accounts/accounts.ts'
import { ABOUT_MAX_CHARS, PROFILE_SAVED } from '../../../../shared/accounts/accounts-words.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { PageFormElement } from '../../../forms/page-form-element.tsx'
import { usePageForm } from '../../../forms/use-page-form.ts'
import { changeProfile } from '../../../queries/accounts-queries.ts'
import { SubmitButton } from '../../../ui/form/button.tsx'
import { TextArea } from '../../../ui/form/field.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { ShownMemberField } from '../login/shown-member-field.tsx'
import { showFailure } from '../login/show-failure.ts'

const NOT_SAVED = { title: 'Profile not saved', text: 'Please try again.' }

export const aboutForm: PageForm<{ user: CurrentUser }> = {
  name: 'about',
  loadCheck: () => import('../account-checks.ts').then(({ checkProfile }) => checkProfile),
  send: ({ api, values: { about = '' } }) => changeProfile(api, about),
  refresh: (queries, { user }) => {
    queries.setQueryData(['me'], user)
    queries.removeQueries({ queryKey: ['member', user.username.toLowerCase()] })
  },
  next: () => '/forum/profile?sent=about',
}

/** A few words that everyone may read. */
export function AboutForm({ me }: { me: CurrentUser }) {
  const form = usePageForm(aboutForm, {
    onSent: () => showToast({ tone: 'good', title: 'Done', text: PROFILE_SAVED }),
    onFailed: (error) => showFailure(error, NOT_SAVED),
  })
  const { errors, pending, posted } = form
  return (
    <PageFormElement of={form} failed={NOT_SAVED.title} aria-label="About you">
      <ShownMemberField />
      <TextArea
        label="About me"
        name="about"
        hint="Anyone can read this. Please leave out children’s names and schools."
        maxLength={ABOUT_MAX_CHARS}
        defaultValue={posted?.values.about ?? me.about}
        error={errors.about}
      />
      <SubmitButton pending={pending} pendingLabel="Saving...">
        Save
      </SubmitButton>
    </PageFormElement>
  )
}
