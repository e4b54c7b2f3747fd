import { useQuery } from '@tanstack/react-query'
import type { OfficeFactView } from '../../../../shared/office/facts/office-facts.ts'
import type { PublicationView } from '../../../../shared/office/facts/publication.ts'
import { FACT_PARTS } from '../../../../shared/playground/fact-fields.ts'
import { austinDateAndTime, austinWords } from '../../../../shared/time/austin-time.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { publicationQuery } from '../../../queries/office/fact-publication-queries.ts'
import { SubmitButton } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { counted } from '../../../../shared/text/count-words.ts'
import { OfficeForm } from '../frame/forms/office-form.tsx'
import { ActButton } from '../frame/forms/page-act.tsx'
import { useAct, useSaving } from '../frame/forms/use-saving.ts'
import { useStoredFacts } from '../references/reference-field.tsx'
import { cancelForm, moveForm, publishForm, seenVersion } from './fact-forms.ts'
import { differences, readPart } from './fact-parts.ts'

/** A version that people were told and the site doesn't say yet: what it says, when it's published, and how to change that. */
export function PublicationPanel({ fact }: { fact: OfficeFactView }) {
  const { data } = useQuery(publicationQuery(useApi(), fact.key))
  return data?.publication ? <ScheduledPublication fact={fact} publication={data.publication} /> : null
}

function ScheduledPublication({ fact, publication }: { fact: OfficeFactView; publication: PublicationView }) {
  const { publishAt, isStopped, reached } = publication
  const facts = useStoredFacts()
  return (
    <section className="card fact-waiting" aria-labelledby="fact-waiting">
      <h2 id="fact-waiting">{isStopped ? 'Not published' : 'Waiting to be published'}</h2>
      {isStopped ? (
        <p className="adm-warning">This fact was edited after you scheduled a new version, so we didn’t replace your edit. Publish the scheduled version anyway, or drop it.</p>
      ) : (
        <p>
          Visitors read it from <b>{austinWords(publishAt)}</b>. {counted(reached, 'person hears', 'people hear')} it first, by email.
        </p>
      )}
      <dl>
        {differences(publication.fact, fact).map((field) => (
          <div key={field}>
            <dt>{FACT_PARTS[field].name}</dt>
            <dd>{readPart(publication.fact, field, facts) || 'Blank'}</dd>
          </div>
        ))}
      </dl>
      {!isStopped && <Move key={publishAt} publishAt={publishAt} />}
      <Ways fact={fact} isStopped={isStopped} />
    </section>
  )
}

function Move({ publishAt }: { publishAt: string }) {
  const { pending, field, ...form } = useSaving(austinDateAndTime(publishAt), {
    form: moveForm,
    onSent: ({ answer: moved }) => showToast({ tone: 'good', title: 'Saved', text: `Visitors read it from ${austinWords(moved.publication?.publishAt ?? '')}.` }),
  })
  const { errors } = form
  return (
    <OfficeForm of={form} aria-label="Change when it’s published">
      <div className="two">
        <TextField label="Date" type="date" {...field('date')} error={errors['date'] ?? errors['at']} />
        <TextField label="Time (Austin)" type="time" {...field('time')} />
      </div>
      <SubmitButton look="line" small pending={pending} pendingLabel="Saving...">
        Change the Time
      </SubmitButton>
    </OfficeForm>
  )
}

function Ways({ fact, isStopped }: { fact: OfficeFactView; isStopped: boolean }) {
  const among = useAct()
  const done = (text: string) => showToast({ tone: 'good', title: 'Done', text })
  return (
    <div className="adm-ways">
      <ActButton form={publishForm} among={among} fields={seenVersion(fact)} onSent={() => done('It’s live on the site and in the assistant.')}>
        {isStopped ? 'Publish It Anyway' : 'Publish Now'}
      </ActButton>
      <ActButton form={cancelForm} among={among} look={{ look: 'quiet', small: true }} onSent={() => done('It won’t be published. Emails that hadn’t gone out were canceled.')}>
        Drop This Version
      </ActButton>
    </div>
  )
}
