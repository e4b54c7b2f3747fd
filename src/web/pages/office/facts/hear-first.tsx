import { useQuery } from '@tanstack/react-query'
import { NO_AUDIENCE, NO_MAIL_SERVER, type PublicationOverview } from '../../../../shared/office/facts/publication.ts'
import type { FactTexts } from '../../../../shared/playground/fact-fields.ts'
import { fillReferences } from '../../../../shared/playground/references/fill-references.ts'
import type { ReferableFacts } from '../../../../shared/playground/references/referable-fact.ts'
import { austinMoment, austinWords } from '../../../../shared/time/austin-time.ts'
import { ANNOUNCEMENT_MAX_CHARS, NO_POSTAL_ADDRESS, SUBJECT_MAX_CHARS } from '../../../../shared/waitlist/announcements-words.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { publicationQuery } from '../../../queries/office/fact-publication-queries.ts'
import { buttonClass, SubmitButton } from '../../../ui/form/button.tsx'
import { TextArea, TextField } from '../../../ui/form/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { Dialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { counted } from '../../../../shared/text/count-words.ts'
import { usePasswordAgain } from '../../accounts/login/use-password-again.tsx'
import { OfficeForm } from '../frame/forms/office-form.tsx'
import { useSaving } from '../frame/forms/use-saving.ts'
import { planForm } from './fact-forms.ts'

interface HearFirstProps {
  factKey: string
  version: number
  /** The fact as it will be. */
  texts: FactTexts
  /** All facts, this one as it will be. */
  facts: ReferableFacts
  onPlanned: () => void
  onClose: () => void
}

/** Emails those who wait now, and lets the site say it later. */
export function HearFirst({ factKey, onClose, ...rest }: HearFirstProps) {
  const { data } = useQuery(publicationQuery(useApi(), factKey))
  return (
    <Dialog title="Tell the waitlist first" onClose={onClose} opensAtTitle>
      {data && (obstacleIn(data) ? <Obstacle overview={data} onClose={onClose} /> : <Plan overview={data} onClose={onClose} {...rest} />)}
    </Dialog>
  )
}

function obstacleIn({ hasMailServer, hasPostalAddress, audience }: PublicationOverview): string {
  if (!hasMailServer) return NO_MAIL_SERVER
  if (!hasPostalAddress) return NO_POSTAL_ADDRESS
  return audience.waitlist + audience.subscribers === 0 ? NO_AUDIENCE : ''
}

const Obstacle = ({ overview, onClose }: { overview: PublicationOverview; onClose: () => void }) => (
  <>
    <p>{obstacleIn(overview)}</p>
    <div className="dialog-ways">
      <button type="button" className={buttonClass({ look: 'quiet', small: true })} onClick={onClose}>
        Close
      </button>
      {overview.hasMailServer && !overview.hasPostalAddress && (
        <Link className={buttonClass({ small: true })} to="/office/settings">
          Go to Settings
        </Link>
      )}
    </div>
  </>
)

interface PlanProps extends Omit<HearFirstProps, 'factKey'> {
  overview: PublicationOverview
}

function Plan({ version, texts, facts, overview, onPlanned, onClose }: PlanProps) {
  const { again, dialog } = usePasswordAgain()
  const { values, pending, field, ...form } = useSaving({ ...firstWords(texts, facts), ...overview.offered }, {
    form: planForm,
    around: again,
    onSent: ({ answer: planned }) => {
      showToast({ tone: 'good', title: 'On its way', text: `The email goes out now. The site follows on ${austinWords(planned.publication?.publishAt ?? '')}.` })
      onPlanned()
    },
  })
  const { errors } = form
  const at = austinMoment(values.date, values.time)
  return (
    <>
      <p>{audienceInWords(overview.audience)}</p>
      <OfficeForm of={form} aria-label="Tell the waitlist first">
        {Object.entries({ ...texts, version }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField label="Subject" {...field('subject')} maxLength={SUBJECT_MAX_CHARS} />
        <TextArea label="Message" {...field('body')} rows={6} maxLength={ANNOUNCEMENT_MAX_CHARS} />
        <div className="two">
          <TextField label="On the site from" type="date" {...field('date')} error={errors['date'] ?? errors['at']} />
          <TextField label="Time (Austin)" type="time" {...field('time')} />
        </div>
        <p className="small muted" aria-live="polite">
          {at ? `Visitors read it from ${austinWords(at)}. You can’t unsend the email.` : 'Choose a date and time.'}
        </p>
        <div className="dialog-ways">
          <button type="button" className={buttonClass({ look: 'quiet', small: true })} onClick={onClose}>
            Cancel
          </button>
          <SubmitButton small pending={pending} pendingLabel="Sending...">
            Email Now, Publish Later
          </SubmitButton>
        </div>
      </OfficeForm>
      {dialog}
    </>
  )
}

function audienceInWords({ waitlist, subscribers }: PublicationOverview['audience']): string {
  const parts = [waitlist > 0 && `${counted(waitlist, 'address', 'addresses')} on the waitlist`, subscribers > 0 && `${counted(subscribers, 'person', 'people')} who asked`]
  return `We’ll email ${parts.filter(Boolean).join(' and ')} now. The site says it later, and until then no page does.`
}

/** What the email may say, for the owner to go on from. */
function firstWords({ label, short, answer }: FactTexts, facts: ReferableFacts): { subject: string; body: string } {
  const read = (text: string) => fillReferences(text, facts)
  return { subject: `${label}: ${read(short)}`.slice(0, SUBJECT_MAX_CHARS), body: `You’re hearing this before it’s on our site.\n${read(answer)}` }
}
