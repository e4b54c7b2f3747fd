import { type FormEvent, useState } from 'react'
import { ROLES, type Role } from '../../../../shared/accounts/accounts.ts'
import type { OfficeMemberView } from '../../../../shared/office/office-members.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { changeRole } from '../../../queries/office/members.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { Choice } from '../frame/choice.tsx'
import { useMemberAct } from './use-member-act.tsx'

const NAMES: Record<Role, string> = { member: 'Member', moderator: 'Moderator', admin: 'Admin' }
const MEANS: Record<Role, string> = {
  member: 'A member reads and writes like everybody else.',
  moderator: 'A moderator pins, locks, moves and hides, and handles reports in the forum. The office stays closed.',
  admin: 'An admin can do everything you can: read messages, change facts, suspend members and appoint others.',
}

/** What a member may do here, asked about before it changes. */
export function RoleForm({ member: { id, username, role } }: { member: OfficeMemberView }) {
  const api = useApi()
  const { run, pending, dialog } = useMemberAct()
  const [chosen, setChosen] = useState<Role>(role)
  const [isConfirming, setConfirming] = useState(false)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen !== role) setConfirming(true)
  }
  const confirm = async () => {
    setConfirming(false)
    await run(() => changeRole(api, id, chosen), 'Role changed', `${username} is told by mail.`)
  }
  return (
    <section className="card mem-card" aria-labelledby="member-role">
      <h2 id="member-role">Role</h2>
      <form className="form" aria-label="Role" onSubmit={onSubmit}>
        <Choice
          label="What this member is"
          name="role"
          choices={ROLES.map((value) => ({ value, label: NAMES[value] }))}
          value={chosen}
          onChange={({ target }) => setChosen(ROLES.find((role) => role === target.value) ?? chosen)}
        />
        <p className="small muted">{MEANS[chosen]}</p>
        <button type="submit" className={buttonClass({ look: 'line', small: true })}>
          Change the role
        </button>
      </form>
      {isConfirming && (
        <ConfirmDialog
          title={`Make ${username} ${chosen === 'admin' ? 'an' : 'a'} ${chosen}?`}
          confirmLabel="Change the role"
          pendingLabel="Changing..."
          pending={pending}
          onConfirm={confirm}
          onClose={() => setConfirming(false)}
        >
          <p>{MEANS[chosen]} It counts at once, and the member is told by mail.</p>
        </ConfirmDialog>
      )}
      {dialog}
    </section>
  )
}
