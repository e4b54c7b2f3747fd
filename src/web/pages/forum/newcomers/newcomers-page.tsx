import { useQuery } from '@tanstack/react-query'
import { NEWCOMER_HOURS } from '../../../../shared/forum/newcomers/newcomer-words.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { newcomersQuery } from '../../../queries/member-moderation-queries.ts'
import { useSearchParams } from '../../../ui/router/router-context.tsx'
import { titleOf } from '../../frame/head.ts'
import type { PageModule } from '../../frame/page-data.ts'
import { ChoiceLinks } from '../lists/choice-links.tsx'
import { StaffPage } from '../staff-page.tsx'
import { loadForStaff } from '../for-staff.ts'
import { Newcomers } from './newcomers.tsx'

const PATH = '/forum/newcomers'
const USUAL_HOURS = 24
const LABELS: Record<(typeof NEWCOMER_HOURS)[number], string> = { 1: 'Last hour', 6: '6 hours', 24: '24 hours', 168: '7 days' }

/** Everything that accounts without standing wrote, to be cleared at once. For staff. */
const NewcomersPage = () => (
  <StaffPage isBelowReports title="New accounts" lead="Everything that new accounts wrote, and older ones that hardly wrote before. Choose accounts, and remove all their posts at once.">
    <NewcomerList />
  </StaffPage>
)

function NewcomerList() {
  const hours = hoursIn(useSearchParams()[0])
  const { data, isPending } = useQuery(newcomersQuery(useApi(), hours))
  return (
    <>
      <ChoiceLinks
        label="Accounts of the"
        choices={NEWCOMER_HOURS.map((choice) => ({ label: LABELS[choice], to: choice === USUAL_HOURS ? PATH : `${PATH}?hours=${choice}`, isChosen: choice === hours }))}
      />
      {!data && !isPending && <p role="alert">We couldn’t load the accounts. Please reload the page.</p>}
      {data && <Newcomers key={hours} newcomers={data} />}
    </>
  )
}

const hoursIn = (search: URLSearchParams): number => NEWCOMER_HOURS.find((known) => String(known) === search.get('hours')) ?? USUAL_HOURS

export const page: PageModule = {
  Component: NewcomersPage,
  head: { title: titleOf('New accounts'), description: 'For moderators of the On Joue parent community.' },
  load: (site, { search }) => loadForStaff(site, [newcomersQuery(site.api, hoursIn(search))]),
}
