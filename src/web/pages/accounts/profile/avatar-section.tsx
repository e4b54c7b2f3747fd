import { type DragEvent, useState } from 'react'
import type { CurrentUser } from '../../../../shared/accounts/accounts.ts'
import { AVATAR_REMOVED, PICTURE_TYPES } from '../../../../shared/pictures/pictures.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { removeAvatar } from '../../../queries/avatar-queries.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { buttonClass, SubmitButton } from '../../../ui/form/button.tsx'
import { FileField } from '../../../ui/form/file-field.tsx'
import { useTexts } from '../../frame/use-texts.ts'
import { OneButtonForm } from '../email-links/one-button-form.tsx'
import { PhotoCropper } from './photo-cropper.tsx'
import { showAvatar, useAvatarUpload } from './use-avatar-upload.ts'
import './avatar-section.css'

export const removeAvatarForm: PageForm<{ user: CurrentUser; message: string }> = {
  name: 'remove-avatar',
  send: async ({ api }) => ({ ...(await removeAvatar(api)), message: AVATAR_REMOVED }),
  refresh: (queries, { user }) => showAvatar(queries, user),
  next: () => '/forum/profile?sent=remove-avatar',
}

const HINT =
  'PNG, JPEG, WebP, AVIF, or GIF, up to 2 MB. You choose which part shows. We remove hidden details such as location. Anyone can see it, so please choose one without children.'

/** The member's picture: to be chosen, cropped, sent, and taken down again. */
export function AvatarSection({ me }: { me: CurrentUser }) {
  const texts = useTexts('settings')
  return (
    <section className="card pad" aria-labelledby="picture">
      <h2 id="picture">{texts.photo}</h2>
      <UploadForm me={me} />
      <noscript>
        <p className="hint">To upload a photo, turn on JavaScript in your browser.</p>
      </noscript>
      {me.avatar && <OneButtonForm form={removeAvatarForm} button="Remove Photo" pendingLabel="Removing..." />}
    </section>
  )
}

function UploadForm({ me }: { me: CurrentUser }) {
  const { chosen, error, sent, input, choose, changeCrop, send, startOver } = useAvatarUpload(me)
  const isSending = sent !== undefined
  const { isOver, ...drop } = useDrop((file) => !isSending && choose(file))
  return (
    <form className={`avatar-form needs-script${isOver ? ' is-over' : ''}`} aria-label="Your photo" aria-busy={isSending} onSubmit={send} {...drop}>
      {chosen ? <PhotoCropper picture={chosen.picture} crop={chosen.crop} isOff={isSending} onChange={changeCrop} /> : <Avatar large id={me.id} name={me.username} picture={me.avatar} />}
      <FileField
        label="Choose a photo or drop it here"
        hideLabel
        act="Choose a photo"
        error={error}
        hint={HINT}
        accept={PICTURE_TYPES.join(',')}
        ref={input}
        disabled={isSending}
        onChange={({ target }) => choose(target.files?.[0])}
      />
      {chosen && <Ways sent={sent} onCancel={() => startOver()} />}
    </form>
  )
}

/** Takes a file that's dropped anywhere on the form. */
function useDrop(onDrop: (file: File) => unknown) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      const [file] = event.dataTransfer.files
      if (!file) return
      event.preventDefault()
      setOver(false)
      onDrop(file)
    },
  }
}

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
