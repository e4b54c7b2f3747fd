import { useQuery } from '@tanstack/react-query'
import { ALERT_KINDS, type AlertKind, type AlertPace, EVERY_ALERT } from '../../../../shared/alerts/alert-kinds.ts'
import type { AlertSettings } from '../../../../shared/alerts/alerts.ts'
import type { CurrentUser } from '../../../../shared/accounts/accounts.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { PageFormElement } from '../../../forms/page-form-element.tsx'
import { usePageForm } from '../../../forms/use-page-form.ts'
import { alertSettingsQuery, changeAlertSettings } from '../../../queries/alerts-queries.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { SubmitButton } from '../../../ui/form/button.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { NoEmail } from '../../frame/no-email.tsx'
import { Choice } from '../../office/frame/choice.tsx'
import { ShownMemberField } from '../login/shown-member-field.tsx'
import { showFailure } from '../login/show-failure.ts'

const NOT_SAVED = { title: 'Alerts not saved', text: 'Please try again.' }

const PACES: readonly { value: AlertPace; label: string }[] = [
  { value: 'at-once', label: 'Email me right away' },
  { value: 'hourly', label: 'One email an hour' },
  { value: 'off', label: 'No email' },
]

export const alertsForm: PageForm<{ settings: AlertSettings; message: string }> = {
  name: 'alerts',
  send: ({ api, values }) =>
    // The API names every value that's no choice.
    changeAlertSettings(api, Object.fromEntries(EVERY_ALERT.filter((kind) => kind in values).map((kind) => [kind, values[kind]])) as AlertSettings),
  refresh: (queries, { settings }) => queries.setQueryData(['alerts', 'settings'], settings),
  next: () => '/forum/profile?sent=alerts#alerts',
}

/** How soon a moderator or an admin is emailed about what needs them. */
export function AlertSettingsSection({ me }: { me: CurrentUser }) {
  const { data: settings, isError } = useQuery(alertSettingsQuery(useApi()))
  return (
    <section className="card pad" aria-labelledby="alerts">
      <h2 id="alerts">Alerts for our team</h2>
      <p>You’ll always see these under Notifications. Choose which ones we email you, too.</p>
      <NoEmail promise="replies" />
      {!me.isEmailConfirmed && <p className="small muted">These emails start once you confirm your email.</p>}
      {isError && <p>We couldn’t load your alerts. Please reload the page.</p>}
      {settings && <Paces settings={settings} />}
    </section>
  )
}

function Paces({ settings }: { settings: AlertSettings }) {
  const form = usePageForm(alertsForm, {
    onSent: ({ answer: { message } }) => showToast({ tone: 'good', title: 'Done', text: message }),
    onFailed: (error) => showFailure(error, NOT_SAVED),
  })
  const { errors, pending, posted } = form
  const chosen = (kind: AlertKind) => posted?.values[kind] ?? settings[kind]
  return (
    <PageFormElement of={form} failed={NOT_SAVED.title} aria-label="Alerts for our team">
      <ShownMemberField />
      {EVERY_ALERT.filter((kind) => settings[kind]).map((kind) => (
        <Choice key={kind} label={ALERT_KINDS[kind].label} name={kind} choices={PACES} defaultValue={chosen(kind)} error={errors[kind]} />
      ))}
      <SubmitButton small pending={pending} pendingLabel="Saving...">
        Save Alerts
      </SubmitButton>
    </PageFormElement>
  )
}
