import { useState } from 'react'
import { SUSPENSION_DAYS, suspensionEnd } from '../../../../shared/accounts/accounts-words.ts'
import type { OfficeMemberView } from '../../../../shared/office/members/office-members.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { useFormSubmit } from '../../../forms/use-page-form.ts'
import { download } from '../../../queries/client/download.ts'
import { exportAddress } from '../../../queries/office/members-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { exactTime } from '../../../ui/words/time-words.ts'
import { useAgain } from '../../accounts/login/log-in-again.tsx'
import { usePasswordAgain } from '../../accounts/login/use-password-again.tsx'
import { REMOVES_ALL, RemoveAllDialog, RemovePhotoDialog, SuspendDialog, TypedNameDialog } from '../../reports/member-dialogs.tsx'
import { emailedTo, onlyEmailedTo } from '../../reports/reason-field.tsx'
import { useEmailed } from '../../frame/emailed.ts'
import { ActButton, PlainAct } from '../frame/forms/page-act.tsx'
import { useAct } from '../frame/forms/use-saving.ts'
import { eraseChildForm, eraseForm, liftForm, pauseNetworkForm, removeAllForm, removePhotoForm, restoreAllForm, suspendForm } from './member-forms.ts'
import { PlainDays, PlainName, PlainPause, PlainReason } from './plain-fields.tsx'
import { PauseNetworkDialog } from './sign-up-pauses.tsx'

const LINE = buttonClass({ look: 'line', small: true })

/** Suspending, and taking down what a member shows. */
export function MemberModeration({ member }: { member: OfficeMemberView }) {
  const { id, username, suspension, avatar, removedAllAt } = member
  const emailed = useEmailed()
  const { again, dialog } = usePasswordAgain()
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
      <div className="mem-ways">
        <button type="button" className={LINE} onClick={() => setOpenDialog('suspend')}>
          {suspension ? 'Change Suspension' : 'Suspend'}
        </button>
        <PlainAct form={suspendForm} question={{ button: 'Suspend', text: <><PlainDays form={suspendForm} choices={SUSPENSION_DAYS} /><PlainReason form={suspendForm} hint={emailedTo(username)} /></> }}>
          {suspension ? 'Change Suspension' : 'Suspend'}
        </PlainAct>
        {suspension && (
          <ActButton form={liftForm} onSent={() => showToast({ tone: 'good', title: 'Suspension lifted', text: `${username} can post again. ${emailed('them')}` })}>
            Lift Suspension
          </ActButton>
        )}
        {avatar && (
          <>
            <button type="button" className={LINE} onClick={() => setOpenDialog('photo')}>
              Remove Photo
            </button>
            <PlainAct form={removePhotoForm} question={{ button: 'Remove Photo', text: <PlainReason form={removePhotoForm} hint={onlyEmailedTo(username)} /> }}>
              Remove Photo
            </PlainAct>
          </>
        )}
        {member.can.pauseNetwork && (
          <>
            <button type="button" className={LINE} onClick={() => setOpenDialog('network')}>
              Pause Network Sign-Ups
            </button>
            <PlainAct form={pauseNetworkForm} question={{ button: 'Pause Sign-Ups', text: <PlainPause form={pauseNetworkForm} /> }}>
              Pause Network Sign-Ups
            </PlainAct>
          </>
        )}
        {removedAllAt ? (
          <ActButton form={restoreAllForm} onSent={() => showToast({ tone: 'good', title: 'Restored', text: `Posts and topics are back. ${emailed(username)}` })}>
            Restore Everything
          </ActButton>
        ) : (
          <>
            <button type="button" className={LINE} onClick={() => setOpenDialog('remove')}>
              Remove Everything They Wrote
            </button>
            <PlainAct form={removeAllForm} question={{ button: 'Remove Everything', text: <><p>{REMOVES_ALL}</p><PlainReason form={removeAllForm} hint={onlyEmailedTo(username)} /><PlainName form={removeAllForm} username={username} /></> }}>
              Remove Everything They Wrote
            </PlainAct>
          </>
        )}
      </div>
      {openDialog === 'suspend' && <SuspendDialog {...ask} />}
      {openDialog === 'network' && <PauseNetworkDialog username={username} onClose={ask.onClose} onDone={ask.onDone} again={again} />}
      {openDialog === 'photo' && <RemovePhotoDialog {...ask} />}
      {openDialog === 'remove' && <RemoveAllDialog {...ask} />}
      {dialog}
    </section>
  )
}

const ERASES = {
  account: (username: string) => `This deletes their names, email, password, photo, and logins right away. What ${username} wrote stays, without the name. You can’t undo this.`,
  child: (username: string) => `This deletes ${username}’s account right away, with everything in it: posts, topics, profile, and photo. No one can bring it back, not even us.`,
}

/** What a member can ask for by email, and what has to be done about a child. */
export function MemberErasure({ member: { id, username }, onErased }: { member: OfficeMemberView; onErased: () => void }) {
  const { again, dialog } = usePasswordAgain()
  const { act, pending } = useAct()
  const afterLogIn = useAgain()
  const erase = useFormSubmit(eraseForm)
  const eraseChild = useFormSubmit(eraseChildForm)
  const [openDialog, setOpenDialog] = useState<'erase' | 'child'>()
  const onClose = () => setOpenDialog(undefined)
  const toast = { title: 'Deleted', text: `${username}’s account has been deleted.` }
  const saveFile = () =>
    act(async () => {
      await again(() => afterLogIn(() => download(exportAddress(id))))
      showToast({ tone: 'good', title: 'Downloaded', text: 'This file has everything we store about this member. Send it only to them.' })
    })
  const dialogProps = { erases: true, onDone: onErased, username, toast, onClose }
  const plain = (form: PageForm, text: string) => (
    <>
      <p>{text}</p>
      <PlainName form={form} username={username} />
    </>
  )
  return (
    <section className="card mem-card" aria-labelledby="member-data">
      <h2 id="member-data">Data requests</h2>
      <p className="small muted">Members can do this on their own profile. Use it when someone emails you instead.</p>
      <div className="mem-ways">
        <button type="button" className={LINE} aria-disabled={pending} onClick={saveFile}>
          Download Their Data
        </button>
        <noscript>
          {import.meta.env.SSR && (
            <a className={LINE} href={exportAddress(id)} download>
              Download Their Data
            </a>
          )}
        </noscript>
        <button type="button" className={LINE} onClick={() => setOpenDialog('erase')}>
          Delete Account
        </button>
        <PlainAct form={eraseForm} question={{ button: 'Delete Account', text: plain(eraseForm, ERASES.account(username)) }}>
          Delete Account
        </PlainAct>
      </div>
      <h3>A child’s account</h3>
      <p className="small muted">Accounts are for adults. If a child made this one, everything in it must be deleted right away.</p>
      <div className="mem-ways">
        <button type="button" className={LINE} onClick={() => setOpenDialog('child')}>
          This Is a Child’s Account
        </button>
        <PlainAct form={eraseChildForm} question={{ button: 'Delete Everything Now', text: plain(eraseChildForm, ERASES.child(username)) }}>
          This Is a Child’s Account
        </PlainAct>
      </div>
      {openDialog === 'erase' && (
        <TypedNameDialog {...dialogProps} title={`Delete ${username}’s account?`} button="Delete Account" work={(typed) => again(() => erase({ username: typed }))}>
          {() => <p>{ERASES.account(username)}</p>}
        </TypedNameDialog>
      )}
      {openDialog === 'child' && (
        <TypedNameDialog {...dialogProps} title="Delete this child’s account?" button="Delete Everything Now" work={(typed) => again(() => eraseChild({ username: typed }))}>
          {() => <p>{ERASES.child(username)}</p>}
        </TypedNameDialog>
      )}
      {dialog}
    </section>
  )
}
