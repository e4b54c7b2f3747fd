import { useQuery } from '@tanstack/react-query'
import { Send, UserRound } from 'lucide-react'
import { useNavigate, useSearchParams } from '../../../ui/router/router-context.tsx'
import { PAGE_SIZE } from '../../../../shared/forum/forum.ts'
import type { OfficeMemberRow } from '../../../../shared/office/members/office-members.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import type { Page } from '../../../queries/client/api.ts'
import { membersQuery, signUpPausesQuery } from '../../../queries/office/members-queries.ts'
import { Link } from '../../../ui/link.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { counted } from '../../../../shared/text/count-words.ts'
import { ShortDay } from '../../../ui/words/short-day.tsx'
import { useCanSendEmail } from '../../frame/no-email.tsx'
import type { PageModule } from '../../frame/page-data.ts'
import { copyEmail } from '../frame/copy-email.ts'
import { filtersIn } from '../frame/list-params.ts'
import { ListPages, ListTools } from '../frame/list-tools.tsx'
import { loadOffice } from '../frame/load-office.ts'
import { linkSent } from '../frame/link-sent.ts'
import { OfficePage } from '../frame/office-page.tsx'
import { QueryError } from '../frame/query-error.tsx'
import { MemberMarks } from './member-marks.tsx'
import { SignUpPauses } from './sign-up-pauses.tsx'
import { OfficeRowMenu, useRowAct } from '../frame/forms/page-act.tsx'
import { eraseChildForm, eraseForm, memberListForms, resendForm } from './member-forms.ts'
import './members.css'

const PATH = '/office/members'
const FILTER_NAMES = ['q', 'filter', 'page'] as const
const FILTERS = [
  { value: '', label: 'All' },
  { value: 'admin', label: 'Admins' },
  { value: 'moderator', label: 'Moderators' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'unconfirmed', label: 'Email not confirmed' },
]

const ERASED = { title: 'Deleted', text: 'The account has been deleted.' }
const DELETED = { [eraseForm.name]: ERASED, [eraseChildForm.name]: ERASED }

/** Everyone who has an account. */
function MembersPage() {
  const filters = filtersIn(useSearchParams()[0], FILTER_NAMES)
  const canSendEmail = useCanSendEmail()
  const { data, isPending, refetch } = useQuery(membersQuery(useApi(), filters.toString()))
  return (
    <OfficePage title="Members" note="Everyone with an account, newest first. Only admins can see full names and emails." isBusy={isPending} done={{ ...DELETED, resend: linkSent(canSendEmail) }}>
      {data ? <Members list={data} filters={filters} /> : <QueryError isPending={isPending} onRetry={refetch} />}
    </OfficePage>
  )
}

function Members({ list: { items, total }, filters }: { list: Page<OfficeMemberRow>; filters: URLSearchParams }) {
  return (
    <div className="adm-stack">
      <section className="card" aria-label="Members found">
        <ListTools path={PATH} filters={filters} label="Search members" hint="Search by username, full name, or email." choices={FILTERS} names={{ state: 'filter', words: 'q' }} />
        <p className="small muted" role="status">
          {total === 0 ? 'No matches. Try a different search, or show all members.' : counted(total, 'member')}
        </p>
        {items.length > 0 && <Table items={items} />}
        <ListPages path={PATH} filters={filters} total={total} pageSize={PAGE_SIZE} label="Members" />
      </section>
      <SignUpPauses />
    </div>
  )
}

const Table = ({ items }: { items: readonly OfficeMemberRow[] }) => (
  <table className="adm-table adm-table-fixed mem-table">
    <thead>
      <tr>
        <th scope="col">Username</th>
        <th scope="col">Full name</th>
        <th scope="col">Email</th>
        <th scope="col">Joined</th>
        <th scope="col">
          <span className="vh">More</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {items.map((member) => (
        <Row key={member.id} member={member} />
      ))}
    </tbody>
  </table>
)

const Row = ({ member }: { member: OfficeMemberRow }) => (
  <tr>
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
      <ShortDay at={member.joinedAt} />
    </td>
    <td>
      <More member={member} />
    </td>
  </tr>
)

function More({ member: { id, username, email, isConfirmed, role } }: { member: OfficeMemberRow }) {
  const navigate = useNavigate()
  const canSendEmail = useCanSendEmail()
  const [title, text] = canSendEmail ? ['On its way', `We’re emailing ${username} the link to confirm.`] : ['Saved', `We’ll email ${username} the link to confirm once email is set up.`]
  const resend = useRowAct({ form: resendForm, fields: { member: String(id) }, onSent: () => showToast({ tone: 'good', title, text }) })
  return (
    <OfficeRowMenu
      about={username}
      acts={[
        { label: 'Open', Icon: UserRound, onChoose: () => void navigate(`${PATH}/${id}`) },
        copyEmail(email),
        ...(isConfirmed || role === 'admin' ? [] : [{ label: 'Resend Confirmation', Icon: Send, ...resend }]),
      ]}
    />
  )
}

export const page: PageModule = {
  Component: MembersPage,
  load: async (site, { search }) => {
    await loadOffice(site, signUpPausesQuery(site.api))
    return loadOffice(site, membersQuery(site.api, filtersIn(search, FILTER_NAMES).toString()))
  },
  forms: memberListForms,
}
