import { type FormEvent, useState } from 'react'
import { ROLES, type Role } from '../../../../shared/accounts/accounts.ts'
import type { OfficeMemberView } from '../../../../shared/office/members/office-members.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { changeRole } from '../../../queries/office/members-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { Choice } from '../frame/choice.tsx'
import { useEmailed } from '../../frame/emailed.ts'
import { useCanSendEmail } from '../../frame/no-email.tsx'
import { useMemberAct } from './use-member-act.tsx'

const NAMES: Record<Role, string> = { member: 'Member', moderator: 'Moderator', admin: 'Admin' }
const MEANS: Record<Role, string> = {
  member: 'Members can read and post.',
  moderator: 'Moderators can also pin, lock, move, and hide posts, and handle reports. They can’t open the office.',
  admin: 'Admins can do everything you can: read messages, edit facts, suspend members, and change roles.',
}

/** What a member may do here, asked about before it changes. */
export function RoleForm({ member: { id, username, role } }: { member: OfficeMemberView }) {
  const api = useApi()
  const [emailed, canSendEmail] = [useEmailed(), useCanSendEmail()]
  const { run, pending, dialog } = useMemberAct()
  const [chosen, setChosen] = useState<Role>(role)
  const [isConfirming, setConfirming] = useState(false)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen !== role) setConfirming(true)
  }
  const confirm = async () => {
    setConfirming(false)
    await run(() => changeRole(api, id, chosen), 'Role changed', emailed(username))
  }
  return (
    <section className="card mem-card" aria-labelledby="member-role">
      <h2 id="member-role">Role</h2>
      <form className="form" aria-label="Role" onSubmit={onSubmit}>
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
      {isConfirming && (
        <ConfirmDialog
          title={`Make ${username} ${chosen === 'admin' ? 'an' : 'a'} ${chosen}?`}
          confirmLabel="Change Role"
          pendingLabel="Changing..."
          pending={pending}
          onConfirm={confirm}
          onClose={() => setConfirming(false)}
        >
          <p>{MEANS[chosen]} This takes effect right away, and we’ll email them{canSendEmail ? '' : ' once email is set up'}.</p>
        </ConfirmDialog>
      )}
      {dialog}
    </section>
  )
}
