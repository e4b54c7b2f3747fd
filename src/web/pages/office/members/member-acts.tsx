import { useState } from 'react'
import type { OfficeMemberView } from '../../../../shared/office/office-members.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { download } from '../../../queries/client/download.ts'
import {
  eraseChild,
  eraseMember,
  exportAddress,
  liftSuspension,
  removeAvatarOf,
  restoreAllBy,
} from '../../../queries/office/members.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { exactTime } from '../../../ui/words/time-words.ts'
import { useAgain } from '../../accounts/login/log-in-again.tsx'
import { RemoveAllDialog, SuspendDialog, TypedNameDialog } from '../../reports/member-dialogs.tsx'
import { useMemberAct } from './use-member-act.tsx'

const LINE = buttonClass({ look: 'line', small: true })

/** Suspending, and taking down what a member shows. */
export function MemberModeration({ member }: { member: OfficeMemberView }) {
  const { id, username, suspension, avatar, removedAllAt } = member
  const api = useApi()
  const { run, pending, dialog } = useMemberAct()
  const [filters, setOpenDialog] = useState<'suspend' | 'remove'>()
  const ask = { id, username, onClose: () => setOpenDialog(undefined), onDone: () => {} }
  return (
    <section className="card mem-card" aria-labelledby="member-moderation">
      <h2 id="member-moderation">When something is wrong</h2>
      {suspension && (
        <p className="small">
          Suspended until {exactTime(suspension.until)}. The reason: {suspension.reason}
        </p>
      )}
      <p className="mem-ways">
        <button type="button" className={LINE} onClick={() => setOpenDialog('suspend')}>
          {suspension ? 'Suspend anew' : 'Suspend'}
        </button>
        {suspension && (
          <button
            type="button"
            className={LINE}
            aria-disabled={pending}
            onClick={() => run(() => liftSuspension(api, id), 'Lifted', `${username} can write again, and is told.`)}
          >
            Lift the suspension
          </button>
        )}
        {avatar && (
          <button type="button" className={LINE} aria-disabled={pending} onClick={() => run(() => removeAvatarOf(api, id), 'Picture removed', `${username} is shown by initials.`)}>
            Remove the picture
          </button>
        )}
        {removedAllAt ? (
          <button type="button" className={LINE} aria-disabled={pending} onClick={() => run(() => restoreAllBy(api, id), 'Put back', 'The posts and topics are back.')}>
            Put everything back
          </button>
        ) : (
          <button type="button" className={LINE} onClick={() => setOpenDialog('remove')}>
            Remove everything written
          </button>
        )}
      </p>
      {filters === 'suspend' && <SuspendDialog {...ask} />}
      {filters === 'remove' && <RemoveAllDialog {...ask} />}
      {dialog}
    </section>
  )
}

/** What a member can ask for by mail, and what has to be done about a child. */
export function MemberErasure({ member: { id, username }, onErased }: { member: OfficeMemberView; onErased: () => void }) {
  const api = useApi()
  const { again, dialog, run, pending } = useMemberAct()
  const afterLogIn = useAgain()
  const [filters, setOpenDialog] = useState<'erase' | 'child'>()
  const onClose = () => setOpenDialog(undefined)
  const toast = { title: 'Erased', text: `The account of ${username} is gone.` }
  const saveFile = () =>
    run(
      () => afterLogIn(() => download(exportAddress(id))),
      'Downloaded',
      'The file holds everything we know about this member. Send it to nobody else.',
    )
  return (
    <section className="card mem-card" aria-labelledby="member-data">
      <h2 id="member-data">On request</h2>
      <p className="small muted">Members do this themselves on their profile. This is for those who ask you by mail.</p>
      <p className="mem-ways">
        <button type="button" className={LINE} aria-disabled={pending} onClick={saveFile}>
          Download what we hold
        </button>
        <button type="button" className={LINE} onClick={() => setOpenDialog('erase')}>
          Erase the account
        </button>
      </p>
      <h3>A child’s account</h3>
      <p className="small muted">Accounts are for grown-ups. If a child has made this one, everything of it has to go at once.</p>
      <p className="mem-ways">
        <button type="button" className={LINE} onClick={() => setOpenDialog('child')}>
          This is the account of a child
        </button>
      </p>
      {filters === 'erase' && (
        <TypedNameDialog
          title={`Erase the account of ${username}?`}
          button="Erase the account"
          work={(typed) => again(() => eraseMember(api, id, typed))}
          erases
          onDone={onErased}
          {...{ username, toast, onClose }}
        >
          <p>
            Names, email, password, picture and sessions go now. What {username} wrote stays, without the name. This cannot be taken back.
          </p>
        </TypedNameDialog>
      )}
      {filters === 'child' && (
        <TypedNameDialog
          title="Erase a child’s account?"
          button="Erase everything now"
          work={(typed) => again(() => eraseChild(api, id, typed))}
          erases
          onDone={onErased}
          {...{ username, toast, onClose }}
        >
          <p>
            The account of {username} goes now, and with it every word it wrote: posts, topics, profile and picture. Nothing of it can be
            brought back, not even by us.
          </p>
        </TypedNameDialog>
      )}
      {dialog}
    </section>
  )
}
