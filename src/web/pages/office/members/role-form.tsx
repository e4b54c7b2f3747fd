import { type FormEvent, useState } from 'react'
import { ROLES, type Role } from '../../../../shared/accounts/accounts.ts'
import type { OfficeMemberView } from '../../../../shared/office/members/office-members.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { ShownMemberField } from '../../accounts/login/shown-member-field.tsx'
import { Choice } from '../frame/choice.tsx'
import { useEmailed } from '../../frame/emailed.ts'
import { useCanSendEmail } from '../../frame/no-email.tsx'
import { usePageAct } from '../frame/forms/page-act.tsx'
import { roleForm } from './member-forms.ts'

const NAMES: Record<Role, string> = { member: 'Member', moderator: 'Moderator', admin: 'Admin' }
const MEANS: Record<Role, string> = {
  member: 'Members can read and post.',
  moderator: 'Moderators can also pin, lock, move, and hide posts, and handle reports. They can’t open the office.',
  admin: 'Admins can do everything you can: read messages, edit facts, suspend members, and change roles.',
}

/** What a member may do here, asked about before it changes. */
export function RoleForm({ member: { username, role } }: { member: OfficeMemberView }) {
  const [emailed, canSendEmail] = [useEmailed(), useCanSendEmail()]
  const [chosen, setChosen] = useState<Role>(role)
  const { start, dialogs } = usePageAct({
    form: roleForm,
    fields: { role: chosen },
    question: {
      title: `Make ${username} ${chosen === 'admin' ? 'an' : 'a'} ${chosen}?`, button: 'Change Role',
      text: <p>{MEANS[chosen]} This takes effect right away, and we’ll email them{canSendEmail ? '' : ' once email is set up'}.</p>,
    },
    onSent: () => showToast({ tone: 'good', title: 'Role changed', text: emailed(username) }),
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen !== role) start()
  }
  return (
    <section className="card mem-card" aria-labelledby="member-role">
      <h2 id="member-role">Role</h2>
      <form className="form" method="post" aria-label="Role" onSubmit={onSubmit}>
        <input type="hidden" name="form" value={roleForm.name} />
        <ShownMemberField />
        <Choice
          label="Role"
          name="role"
          choices={ROLES.map((value) => ({ value, label: NAMES[value] }))}
          value={chosen}
          onChange={({ target }) => setChosen(ROLES.find((role) => role === target.value) ?? chosen)}
        />
        <p className="small muted">{MEANS[chosen]}</p>
        <button type="submit" className={buttonClass({ look: 'line', small: true })}>
          Change Role
        </button>
      </form>
      {dialogs}
    </section>
  )
}
