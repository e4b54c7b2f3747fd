import { useState } from 'react'
import { ROLES, type Role } from '../../../../shared/accounts/accounts.ts'
import type { OfficeMemberView } from '../../../../shared/office/members/office-members.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { Choice } from '../frame/choice.tsx'
import { useEmailed } from '../../frame/emailed.ts'
import { useCanSendEmail } from '../../frame/no-email.tsx'
import { PlainAct, usePageAct } from '../frame/forms/page-act.tsx'
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
  const takesEffect = `This takes effect right away, and we’ll email them${canSendEmail ? '' : ' once email is set up'}.`
  const { start, dialogs } = usePageAct({
    form: roleForm,
    fields: { role: chosen },
    question: {
      title: `Make ${username} ${chosen === 'admin' ? 'an' : 'a'} ${chosen}?`, button: 'Change Role',
      text: <p>{MEANS[chosen]} {takesEffect}</p>,
    },
    onSent: () => showToast({ tone: 'good', title: 'Role changed', text: emailed(username) }),
  })
  const choices = ROLES.map((value) => ({ value, label: NAMES[value] }))
  return (
    <section className="card mem-card" aria-labelledby="member-role">
      <h2 id="member-role">Role</h2>
      <div className="form needs-script">
        <Choice label="Role" name="role" choices={choices} value={chosen} onChange={({ target }) => setChosen(ROLES.find((role) => role === target.value) ?? chosen)} />
        <p className="small muted">{MEANS[chosen]}</p>
        <button type="button" className={buttonClass({ look: 'line', small: true })} onClick={() => chosen !== role && start()}>
          Change Role
        </button>
      </div>
      <PlainAct
        form={roleForm}
        question={{
          button: 'Change Role',
          text: (
            <>
              <Choice label="Role" name="role" choices={choices} defaultValue={role} />
              {ROLES.map((value) => <p key={value}>{MEANS[value]}</p>)}
              <p>{takesEffect}</p>
            </>
          ),
        }}
      >
        Change Role
      </PlainAct>
      {dialogs}
    </section>
  )
}
