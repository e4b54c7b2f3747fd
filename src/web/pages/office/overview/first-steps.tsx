import { useQuery } from '@tanstack/react-query'
import { Circle, CircleCheck } from 'lucide-react'
import { FIRST_STEPS, type FirstStepsView } from '../../../../shared/office/first-steps.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { firstStepsQuery, hideFirstSteps } from '../../../queries/office/overview-queries.ts'
import { Link } from '../../../ui/link.tsx'
import { OneButtonForm } from '../../accounts/email-links/one-button-form.tsx'

export const hideStepsForm: PageForm<{ message: string }> = {
  name: 'hide-first-steps',
  send: ({ api }) => hideFirstSteps(api),
  refresh: (queries) => queries.setQueryData(['office', 'first-steps'], null),
  next: () => '/office',
}

/** What makes a new site the owner's own. Each step is ticked by what's there; once all are, the list can go. */
export function FirstSteps() {
  const { data: steps } = useQuery(firstStepsQuery(useApi()))
  if (!steps) return null
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <section className="card first-steps" aria-labelledby="first-steps">
      <div className="ch">
        <h2 id="first-steps">First steps</h2>
        <p className="small muted">
          {done} of {steps.length} done
        </p>
      </div>
      <ul className="todo">
        {steps.map((one) => (
          <Step key={one.step} {...one} />
        ))}
      </ul>
      {done === steps.length && <OneButtonForm form={hideStepsForm} button="Hide This List" pendingLabel="Hiding..." />}
    </section>
  )
}

function Step({ step, isDone }: FirstStepsView[number]) {
  const { label, detail, to } = FIRST_STEPS[step]
  const Icon = isDone ? CircleCheck : Circle
  return (
    <li>
      <Icon className="i" aria-hidden />
      <span>
        {isDone ? (
          <>
            {label}
            <span className="vh"> (done)</span>
          </>
        ) : (
          <>
            <Link className="link" to={to}>
              {label}
            </Link>
            <br />
            <span className="muted">{detail}</span>
          </>
        )}
      </span>
    </li>
  )
}
