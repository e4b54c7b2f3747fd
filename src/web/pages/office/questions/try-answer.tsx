import { Check, CircleHelp, type LucideIcon, Save } from 'lucide-react'
import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { TRIES_MAX, type TriedAnswer } from '../../../../shared/office/office-questions.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { tryAnswer } from '../../../queries/office/questions-queries.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/form/button.tsx'
import { TextArea } from '../../../ui/form/field.tsx'
import { useAct } from '../frame/forms/use-saving.ts'

type Tried = TriedAnswer['tries'][number]

/** An answer as it was tried last, and which other questions it's to answer as well. */
export function useTrial(id: string) {
  const api = useApi()
  const { act, pending } = useAct()
  const [tried, setTried] = useState<TriedAnswer>()
  const [left, setLeft] = useState<readonly number[]>([])
  return {
    ...{ tried, pending, left, setLeft },
    clear: () => setTried(undefined),
    phrasings: tried?.tries.filter(({ found }) => found === 'learned').map(({ text }) => text) ?? [],
    also: tried?.also.filter((other) => !left.includes(other.id)) ?? [],
    run: ({ factKey, label, question, tries }: Record<'factKey' | 'label' | 'question' | 'tries', string>) =>
      act(async () => setTried(await tryAnswer(api, id, { factKey, label, question, tries: linesOf(tries) }))),
  }
}

const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trim()).filter(Boolean).slice(0, TRIES_MAX)

interface TryAnswerProps {
  trial: ReturnType<typeof useTrial>
  field: { name: string; value: string; error: string | undefined; onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void }
  onTry: () => void
}

/** Asks the assistant in other words before the answer is saved. */
export function TryAnswer({ trial: { tried, pending, left, setLeft }, field, onTry }: TryAnswerProps) {
  const toggle = (id: number) => setLeft(left.includes(id) ? left.filter((one) => one !== id) : [...left, id])
  return (
    <div className="tries needs-script">
      <TextArea label="Other ways to ask" rows={TRIES_MAX} {...field} hint="Up to five, one on each line. Try them to see which ones find this answer. That saves nothing." />
      <button type="button" className={buttonClass({ look: 'line', small: true })} disabled={pending} onClick={onTry}>
        {pending ? 'Trying...' : 'Try These Questions'}
      </button>
      <div role="status">{tried && <Results tried={tried} />}</div>
      {tried && tried.also.length > 0 && (
        <fieldset>
          <legend>This also answers</legend>
          {tried.also.map(({ id, question, waiting }) => (
            <label key={id} className="check">
              <input type="checkbox" checked={!left.includes(id)} onChange={() => toggle(id)} />
              <span>
                {question}
                {waiting > 0 && <span className="small muted"> {waiting === 1 ? '1 person waiting' : `${waiting} people waiting`}</span>}
              </span>
            </label>
          ))}
          <p className="hint">Saving closes the checked questions, too, and emails the answer to everyone waiting.</p>
        </fieldset>
      )}
    </div>
  )
}

function Results({ tried: { tries, also } }: { tried: TriedAnswer }) {
  if (tries.length === 0) return <p className="small muted">{also.length > 0 ? 'Write a question above to try it.' : 'Write a question above to try it. No other open question is answered by this.'}</p>
  return (
    <ul>
      {tries.map((one) => (
        <li key={one.text}>
          <span>{one.text}</span> <Badge {...badgeOf(one)}>{wordsOf(one)}</Badge>
        </li>
      ))}
      {tries.some(({ found }) => found === 'missed') && <li className="hint">To find it with the others, put one of their words in the name or the question, and try again.</li>}
    </ul>
  )
}

const LOOKS: Record<Tried['found'], Pick<ComponentProps<typeof Badge>, 'look'> & { Icon: LucideIcon }> = {
  found: { look: 'good', Icon: Check },
  learned: { look: 'info', Icon: Save },
  missed: { look: 'warn', Icon: CircleHelp },
}
const badgeOf = ({ found }: Tried) => LOOKS[found]

function wordsOf({ found, instead }: Tried): string {
  if (found === 'found') return 'Finds this answer'
  if (found === 'learned') return 'Finds it once you save'
  return instead ? `Finds “${instead}” instead` : 'Doesn’t find it'
}
