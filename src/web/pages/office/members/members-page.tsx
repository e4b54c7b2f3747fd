import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { PAGE_SIZE } from '../../../../shared/forum.ts'
import type { OfficeMemberRow } from '../../../../shared/office-members.ts'
import { useApi } from '../../../queries/api-context.tsx'
import type { Page } from '../../../queries/api.ts'
import { membersQuery } from '../../../queries/office/members.ts'
import { counted } from '../../../ui/count-words.ts'
import { TextField } from '../../../ui/field.tsx'
import { longDate } from '../../../ui/time-words.ts'
import type { PageModule } from '../../frame/page-data.ts'
import { askedIn } from '../frame/asked-in.ts'
import { Choice } from '../frame/choice.tsx'
import { FindForm, ListPages } from '../frame/list-tools.tsx'
import { loadOffice } from '../frame/load-office.ts'
import { OfficePage } from '../frame/office-page.tsx'
import { Unloaded } from '../frame/unloaded.tsx'
import { MemberMarks } from './member-marks.tsx'
import './members.css'

const PATH = '/office/members'
const ASKED = ['q', 'filter', 'page'] as const
const FILTERS = [
  { value: 'all', label: 'All members' },
  { value: 'admin', label: 'Admins' },
  { value: 'moderator', label: 'Moderators' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'unconfirmed', label: 'Email not confirmed' },
]

/** Everybody who has an account. */
function MembersPage() {
  const asked = askedIn(useSearchParams()[0], ASKED)
  const { data, isPending, refetch } = useQuery(membersQuery(useApi(), asked.toString()))
  return (
    <OfficePage title="Members" note="Everybody who has an account, the newest first. Legal names and emails are for your eyes only." isBusy={isPending}>
      {data ? <Members list={data} asked={asked} /> : <Unloaded isPending={isPending} onRetry={refetch} />}
    </OfficePage>
  )
}

function Members({ list: { items, total }, asked }: { list: Page<OfficeMemberRow>; asked: URLSearchParams }) {
  return (
    <div className="adm-stack">
      <FindForm className="mem-find" label="Search the members" button="Search" asked={asked}>
        <TextField label="User name, email or legal name" name="q" type="search" defaultValue={asked.get('q') ?? ''} maxLength={200} />
        <Choice label="Show" name="filter" choices={FILTERS} defaultValue={asked.get('filter') ?? 'all'} />
      </FindForm>
      <section className="card" aria-label="Members found">
        <p className="small muted" role="status">
          {total === 0 ? 'Nobody fits. Try another word, or show all members.' : counted(total, 'member')}
        </p>
        {items.length > 0 && <Table items={items} />}
        <ListPages path={PATH} asked={asked} total={total} pageSize={PAGE_SIZE} label="Members" />
      </section>
    </div>
  )
}

const Table = ({ items }: { items: readonly OfficeMemberRow[] }) => (
  <table className="adm-table adm-table-fixed mem-table">
    <thead>
      <tr>
        <th scope="col">User name</th>
        <th scope="col">Legal name</th>
        <th scope="col">Email</th>
        <th scope="col">Joined</th>
      </tr>
    </thead>
    <tbody>
      {items.map((member) => (
        <tr key={member.id}>
          <td>
            <Link className="link" to={`${PATH}/${member.id}`}>
              {member.username}
            </Link>
            <MemberMarks member={member} />
          </td>
          <td>
            {member.firstName} {member.lastName}
          </td>
          <td>{member.email}</td>
          <td className="muted">
            <span className="vh">Joined </span>
            {longDate(member.joinedAt)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

export const page: PageModule = {
  Component: MembersPage,
  load: (site, { search }) => loadOffice(site, membersQuery(site.api, askedIn(search, ASKED).toString())),
}
