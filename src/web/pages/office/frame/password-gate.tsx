import { useQueryClient } from '@tanstack/react-query'
import type { PostedForm } from '../../../forms/page-form.ts'
import { PageFormElement } from '../../../forms/page-form-element.tsx'
import { usePageForm } from '../../../forms/use-page-form.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { doorQuery } from '../../../queries/office/door-queries.ts'
import { SubmitButton } from '../../../ui/form/button.tsx'
import { TextArea } from '../../../ui/form/field.tsx'
import type { Values } from '../../../ui/form/use-form.ts'
import { useActionData } from '../../../ui/router/router-context.tsx'
import { confirmPasswordForm } from '../../accounts/profile/plain-password-form.tsx'
import { PasswordField } from '../../accounts/password-field.tsx'
import { showFailure } from '../../accounts/login/show-failure.ts'
import { OfficePage } from './office-page.tsx'

const NOT_CONFIRMED = { title: 'Password not accepted', text: 'Please try again.' }

/** Stands in for an inner page of the office until the password was given again. */
export function PasswordGate({ onGiven }: { onGiven: () => void }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const form = usePageForm(confirmPasswordForm, {
    around: async (send) => {
      const sent = await send()
      await queries.fetchQuery({ ...doorQuery(api), staleTime: 0 })
      return sent
    },
    onSent: onGiven,
    onFailed: (error) => showFailure(error, NOT_CONFIRMED),
  })
  const { errors, pending } = form
  const unsent = useUnsent()
  return (
    <OfficePage title="Confirm it’s you" note="Enter your password to open this page; you won’t have to again for an hour." failed={unsent ? NOT_SENT : NOT_CONFIRMED.title} failure={unsent && notSentWords(unsent)}>
      {unsent && unsent.length > 0 && <Unsent fields={unsent} />}
      <PageFormElement of={form} failed={undefined} className="card form gate" aria-label="Confirm your password">
        <PasswordField label="Your password" name="password" autoComplete="current-password" error={errors.password} />
        <SubmitButton pending={pending} pendingLabel="Checking...">
          Continue
        </SubmitButton>
      </PageFormElement>
    </OfficePage>
  )
}

const NOT_SENT = 'Not sent'

const notSentWords = (typed: Typed): string =>
  typed.length > 0
    ? 'Nothing was sent or saved, because we need your password again. Copy what you typed, enter your password, and then send it again.'
    : 'Nothing was sent or saved, because we need your password again. Enter it, and then try again.'

/** Names and values. */
type Typed = [name: string, value: string][]

/** What was typed into a form of the page that came too late without scripts; undefined if none did. */
function useUnsent(): Typed | undefined {
  const posted = useActionData() as PostedForm | null | undefined // what `answerPost` returns
  return posted && posted.form !== confirmPasswordForm.name ? typedIn(posted.values) : undefined
}

/** Leaves out checkboxes, hidden ids, and what a form says about the version it was made from. */
const typedIn = (values: Values): Typed =>
  Object.entries(values).filter(([name, value]) => !/^(form|seen|was\..*)$/.test(name) && /\p{L}/u.test(value) && value !== 'on')

const Unsent = ({ fields }: { fields: Typed }) => (
  <section className="card form" aria-labelledby="unsent">
    <h2 id="unsent">What you typed</h2>
    {fields.map(([name, value]) => (
      <TextArea key={name} name={name} label={labelOf(name)} readOnly rows={4} value={value} />
    ))}
  </section>
)

/** A field's name in words: “Postal address” for `postalAddress`. */
function labelOf(name: string): string {
  const words = name.replace(/^.*\./, '').replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
