import { useState } from 'react'
import { suspensionEnd } from '../../../../shared/accounts/accounts-words.ts'
import type { OfficeMemberView } from '../../../../shared/office/members/office-members.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { download } from '../../../queries/client/download.ts'
import {
  eraseChild,
  eraseMember,
  exportAddress,
  liftSuspension,
  restoreAllBy,
} from '../../../queries/office/members-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { exactTime } from '../../../ui/words/time-words.ts'
import { useAgain } from '../../accounts/login/log-in-again.tsx'
import { RemoveAllDialog, RemovePhotoDialog, SuspendDialog, TypedNameDialog } from '../../reports/member-dialogs.tsx'
import { useEmailed } from '../../frame/emailed.ts'
import { PauseNetworkDialog } from './sign-up-pauses.tsx'
import { useMemberAct } from './use-member-act.tsx'

const LINE = buttonClass({ look: 'line', small: true })

/** Suspending, and taking down what a member shows. */
export function MemberModeration({ member }: { member: OfficeMemberView }) {
  const { id, username, suspension, avatar, removedAllAt } = member
  const emailed = useEmailed()
  const api = useApi()
  const { run, again, pending, dialog } = useMemberAct()
  const [openDialog, setOpenDialog] = useState<'suspend' | 'remove' | 'photo' | 'network'>()
  const ask = { id, username, onClose: () => setOpenDialog(undefined), onDone: () => {} }
  return (
    <section className="card mem-card" aria-labelledby="member-moderation">
      <h2 id="member-moderation">Moderation</h2>
      {suspension && (
        <p className="small">
          Suspended until {suspensionEnd(suspension.until, exactTime)}. Reason: {suspension.reason}
        </p>
      )}
      <p className="mem-ways">
        <button type="button" className={LINE} onClick={() => setOpenDialog('suspend')}>
          {suspension ? 'Change Suspension' : 'Suspend'}
        </button>
        {suspension && (
          <button
            type="button"
            className={LINE}
            aria-disabled={pending}
            onClick={() => run(() => liftSuspension(api, id), 'Suspension lifted', `${username} can post again. ${emailed('them')}`)}
          >
            Lift Suspension
          </button>
        )}
        {avatar && (
          <button type="button" className={LINE} onClick={() => setOpenDialog('photo')}>
            Remove Photo
          </button>
        )}
        {member.can.pauseNetwork && (
          <button type="button" className={LINE} onClick={() => setOpenDialog('network')}>
            Pause Network Sign-Ups
          </button>
        )}
        {removedAllAt ? (
          <button type="button" className={LINE} aria-disabled={pending} onClick={() => run(() => restoreAllBy(api, id), 'Restored', `Posts and topics are back. ${emailed(username)}`)}>
            Restore Everything
          </button>
        ) : (
          <button type="button" className={LINE} onClick={() => setOpenDialog('remove')}>
            Remove Everything They Wrote
          </button>
        )}
      </p>
      {openDialog === 'suspend' && <SuspendDialog {...ask} />}
      {openDialog === 'network' && <PauseNetworkDialog {...ask} again={again} />}
      {openDialog === 'photo' && <RemovePhotoDialog {...ask} />}
      {openDialog === 'remove' && <RemoveAllDialog {...ask} />}
      {dialog}
    </section>
  )
}

/** What a member can ask for by email, and what has to be done about a child. */
export function MemberErasure({ member: { id, username }, onErased }: { member: OfficeMemberView; onErased: () => void }) {
  const api = useApi()
  const { again, dialog, run, pending } = useMemberAct()
  const afterLogIn = useAgain()
  const [openDialog, setOpenDialog] = useState<'erase' | 'child'>()
  const onClose = () => setOpenDialog(undefined)
  const toast = { title: 'Deleted', text: `${username}’s account has been deleted.` }
  const saveFile = () =>
    run(
      () => afterLogIn(() => download(exportAddress(id))),
      'Downloaded',
      'This file has everything we store about this member. Send it only to them.',
    )
  return (
    <section className="card mem-card" aria-labelledby="member-data">
      <h2 id="member-data">Data requests</h2>
      <p className="small muted">Members can do this on their own profile. Use it when someone emails you instead.</p>
      <p className="mem-ways">
        <button type="button" className={LINE} aria-disabled={pending} onClick={saveFile}>
          Download Their Data
        </button>
        <button type="button" className={LINE} onClick={() => setOpenDialog('erase')}>
          Delete Account
        </button>
      </p>
      <h3>A child’s account</h3>
      <p className="small muted">Accounts are for adults. If a child made this one, everything in it must be deleted right away.</p>
      <p className="mem-ways">
        <button type="button" className={LINE} onClick={() => setOpenDialog('child')}>
          This Is a Child’s Account
        </button>
      </p>
      {openDialog === 'erase' && (
        <TypedNameDialog
          title={`Delete ${username}’s account?`}
          button="Delete Account"
          work={(typed) => again(() => eraseMember(api, id, typed))}
          erases
          onDone={onErased}
          {...{ username, toast, onClose }}
        >
          {() => (
            <p>
              This deletes their names, email, password, photo, and logins right away. What {username} wrote stays, without the name. You can’t undo this.
            </p>
          )}
        </TypedNameDialog>
      )}
      {openDialog === 'child' && (
        <TypedNameDialog
          title="Delete this child’s account?"
          button="Delete Everything Now"
          work={(typed) => again(() => eraseChild(api, id, typed))}
          erases
          onDone={onErased}
          {...{ username, toast, onClose }}
        >
          {() => (
            <p>
              This deletes {username}’s account right away, with everything in it: posts, topics, profile, and photo. No one can bring it back, not even us.
            </p>
          )}
        </TypedNameDialog>
      )}
      {dialog}
    </section>
  )
}
