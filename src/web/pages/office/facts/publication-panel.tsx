import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OfficeFactView } from '../../../../shared/office/facts/office-facts.ts'
import type { PublicationOverview, PublicationView } from '../../../../shared/office/facts/publication.ts'
import { FACT_PARTS } from '../../../../shared/playground/fact-fields.ts'
import { austinDateAndTime, austinWords } from '../../../../shared/time/austin-time.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { cancelPublication, movePublication, publicationQuery, publishNow, setPublicationData } from '../../../queries/office/fact-publication-queries.ts'
import { buttonClass, SubmitButton } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { counted } from '../../../../shared/text/count-words.ts'
import { useAct, useSaving } from '../frame/use-saving.ts'
import { useStoredFacts } from '../references/reference-field.tsx'
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
      {!isStopped && <Move key={publishAt} factKey={fact.key} publishAt={publishAt} />}
      <Ways fact={fact} isStopped={isStopped} />
    </section>
  )
}

function Move({ factKey, publishAt }: { factKey: string; publishAt: string }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { errors, pending, onSubmit, field } = useSaving(austinDateAndTime(publishAt), {
    save: async (when) => {
      const moved = await movePublication(api, factKey, when)
      await setPublicationData(queries, factKey, moved)
      showToast({ tone: 'good', title: 'Saved', text: `Visitors read it from ${austinWords(moved.publication?.publishAt ?? '')}.` })
    },
  })
  return (
    <form className="form" aria-label="Change when it’s published" noValidate onSubmit={onSubmit}>
      <div className="two">
        <TextField label="Date" type="date" {...field('date')} error={errors['date'] ?? errors['at']} />
        <TextField label="Time (Austin)" type="time" {...field('time')} />
      </div>
      <SubmitButton look="line" small pending={pending} pendingLabel="Saving...">
        Change the Time
      </SubmitButton>
    </form>
  )
}

function Ways({ fact: { key, version }, isStopped }: { fact: OfficeFactView; isStopped: boolean }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { act, pending } = useAct()
  const take = (made: Promise<PublicationOverview>, text: string) =>
    act(async () => {
      await setPublicationData(queries, key, await made)
      showToast({ tone: 'good', title: 'Done', text })
    })
  return (
    <div className="adm-ways">
      <button type="button" className={buttonClass({ look: 'line', small: true })} aria-disabled={pending} onClick={() => take(publishNow(api, key, version), 'It’s live on the site and in the assistant.')}>
        {isStopped ? 'Publish It Anyway' : 'Publish Now'}
      </button>
      <button type="button" className={buttonClass({ look: 'quiet', small: true })} aria-disabled={pending} onClick={() => take(cancelPublication(api, key), 'It won’t be published. Emails that hadn’t gone out were canceled.')}>
        Drop This Version
      </button>
    </div>
  )
}
