import type { CurrentUser } from '../../../../shared/accounts/accounts.ts'
import { AVATAR_REMOVED, NOT_A_PICTURE, PICTURE_TYPES } from '../../../../shared/pictures.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { removeAvatar } from '../../../queries/avatar.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { buttonClass, SubmitButton } from '../../../ui/form/button.tsx'
import { Field, useFieldIds } from '../../../ui/form/field.tsx'
import type { ChosenPicture } from './chosen-picture.ts'
import { OneButtonForm } from '../email-links/one-button-form.tsx'
import { showAvatar, useAvatarUpload } from './use-avatar-upload.ts'
import '../../../ui/form/file-field.css'
import './avatar-section.css'

export const removeAvatarForm: PageForm<{ user: CurrentUser; message: string }> = {
  name: 'remove-avatar',
  send: async ({ api }) => ({ ...(await removeAvatar(api)), message: AVATAR_REMOVED }),
  refresh: (queries, { user }) => showAvatar(queries, user),
  next: () => '/forum/profile?sent=remove-avatar',
}

const HINT =
  'PNG, JPEG, WebP, AVIF, or GIF, up to 2 MB. We crop it to a square and remove hidden details such as location. Anyone can see it, so please choose one without children.'

/** The member's picture: to be chosen, looked at, sent, and taken down again. */
export function AvatarSection({ me }: { me: CurrentUser }) {
  return (
    <section className="card pad" aria-labelledby="picture">
      <h2 id="picture">Your photo</h2>
      <UploadForm me={me} />
      <noscript>
        <p className="hint">To upload a photo, turn on JavaScript in your browser.</p>
      </noscript>
      {me.avatar && <OneButtonForm form={removeAvatarForm} button="Remove Photo" pendingLabel="Removing..." />}
    </section>
  )
}

function UploadForm({ me }: { me: CurrentUser }) {
  const { chosen, error, sent, input, choose, send, startOver } = useAvatarUpload(me)
  const ids = useFieldIds(error, HINT)
  return (
    <form className="avatar-form needs-script" aria-label="Your photo" aria-busy={sent !== undefined} onSubmit={send}>
      {chosen ? <Preview chosen={chosen} onBroken={() => startOver(NOT_A_PICTURE)} /> : <Avatar large id={me.id} name={me.username} picture={me.avatar} />}
      <Field label="Choose a photo" error={error} hint={HINT} ids={ids}>
        <input
          {...ids.control}
          className="file"
          type="file"
          accept={PICTURE_TYPES.join(',')}
          ref={input}
          disabled={sent !== undefined}
          onChange={choose}
        />
      </Field>
      {chosen && <Ways sent={sent} onCancel={() => startOver()} />}
    </form>
  )
}

/** What the browser cannot show, the site cannot read either. */
const Preview = ({ chosen, onBroken }: { chosen: ChosenPicture; onBroken: () => void }) => (
  <img className="av av-large" src={chosen.preview} alt="Preview, as others will see it" onError={onBroken} />
)

const Ways = ({ sent, onCancel }: { sent: number | undefined; onCancel: () => void }) => (
  <div className="avatar-ways">
    <SubmitButton pending={sent !== undefined} pendingLabel="Uploading...">
      Use This Photo
    </SubmitButton>
    {sent === undefined ? (
      <button type="button" className={buttonClass({ look: 'quiet' })} onClick={onCancel}>
        Cancel
      </button>
    ) : (
      <progress aria-label="Upload progress" value={sent} max={1} />
    )}
  </div>
)
