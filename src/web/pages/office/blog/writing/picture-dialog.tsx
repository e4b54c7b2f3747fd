import { type FormEvent, useEffect, useRef, useState } from 'react'
import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '../../../../../shared/pictures/pictures.ts'
import { uploadPicture } from '../../../../queries/office/blog-queries.ts'
import { refusalOf } from '../../../../queries/client/refusal.ts'
import { buttonClass, SubmitButton } from '../../../../ui/form/button.tsx'
import { Dialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import { TextField } from '../../../../ui/form/field.tsx'
import { FileField } from '../../../../ui/form/file-field.tsx'
import { useAgain } from '../../../accounts/login/log-in-again.tsx'
import { type ChosenPicture, complaintAbout, readChosen } from '../../../accounts/profile/chosen-picture.ts'
import type { PostPicture } from './post-nodes.ts'

const CURRENT = 'Current image'

interface PictureDialogProps {
  /** The picture whose words are to be changed; none for a new one. */
  picture?: PostPicture | undefined
  /** A file that was pasted or dropped. */
  file?: File | undefined
  onDone: (picture: PostPicture) => void
  onClose: () => void
}

type Errors = Partial<Record<'file' | 'alt', string>>

const FILE_HINT = 'JPEG, PNG, WebP, AVIF, or GIF, up to 8 MB. Please don’t use photos of other people’s children.'
const NOT_SENT = 'The image didn’t upload. Please try again.'

/** Asks for a picture and, before it stands in the text, for the words that take its place for those who cannot see it. */
export function PictureDialog({ picture, file, onDone, onClose }: PictureDialogProps) {
  const [chosen, setChosen] = useState(file)
  const [alt, setAlt] = useState(picture?.alt ?? '')
  const [isDecoration, setDecoration] = useState(picture?.isDecoration ?? false)
  const [caption, setCaption] = useState(picture?.caption ?? '')
  const [errors, setErrors] = useState<Errors>({})
  const [sent, setSent] = useState<number>()
  const form = useRef<HTMLFormElement>(null)
  const again = useAgain()
  useEffect(() => {
    if (errors.file || errors.alt) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sent !== undefined) return
    const complaint = picture ? undefined : chosen ? complaintAbout(chosen, PICTURE_MAX_BYTES) : 'Please choose an image first.'
    const words = !isDecoration && alt.trim() === '' ? 'Add alt text, or check “Decorative.”' : undefined
    if (complaint || words) return setErrors({ ...(complaint && { file: complaint }), ...(words && { alt: words }) })
    const said = { alt: isDecoration ? '' : alt.trim(), isDecoration, caption: caption.trim() }
    if (picture || !chosen) return picture && onDone({ ...picture, ...said })
    setSent(0)
    try {
      const { src, width, height } = await again(() => uploadPicture(chosen, setSent))
      onDone({ src, width, height, ...said })
    } catch (error) {
      const refusal = refusalOf(error)
      setErrors({ file: refusal?.errors['picture'] ?? (refusal?.message || NOT_SENT) })
      setSent(undefined)
    }
  }
  return (
    <Dialog title={picture ? 'Edit image' : 'Add image'} onClose={onClose}>
      <form className="form" noValidate ref={form} onSubmit={submit}>
        {picture ? <img className="post-chosen" src={picture.src} alt={CURRENT} /> : <FileChoice file={chosen} error={errors.file} onChoose={setChosen} />}
        <TextField
          label="Alt text"
          name="alt"
          value={alt}
          error={errors.alt}
          disabled={isDecoration}
          hint="Describe the image for people who can’t see it, like “Two children building a tower of boxes.”"
          maxLength={300}
          onChange={({ target }) => setAlt(target.value)}
        />
        <label className="check">
          <input type="checkbox" checked={isDecoration} onChange={({ target }) => setDecoration(target.checked)} />
          <span>Decorative (no alt text needed)</span>
        </label>
        <TextField label="Caption (optional)" name="caption" value={caption} maxLength={300} onChange={({ target }) => setCaption(target.value)} />
        <div className="dialog-ways">
          <button type="button" className={buttonClass({ look: 'quiet', small: true })} onClick={onClose}>
            Cancel
          </button>
          {sent !== undefined && <progress aria-label="Upload progress" value={sent} max={1} />}
          <SubmitButton small pending={sent !== undefined} pendingLabel="Uploading...">
            {picture ? 'Save' : 'Add Image'}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}

/** The file of a picture, and what it looks like. */
function FileChoice({ file, error, onChoose }: { file: File | undefined; error: string | undefined; onChoose: (file: File | undefined) => void }) {
  const complaint = error ?? (file && complaintAbout(file, PICTURE_MAX_BYTES))
  const [shown, setShown] = useState<ChosenPicture>()
  const preview = shown?.file === file ? shown?.preview : undefined
  useEffect(() => {
    let isCurrent = true
    if (file && !complaintAbout(file, PICTURE_MAX_BYTES)) {
      void readChosen(file).then((picture) => isCurrent && setShown(picture), () => {})
    }
    return () => void (isCurrent = false)
  }, [file])
  return (
    <>
      {preview && <img className="post-chosen" src={preview} alt="What you chose" onError={() => setShown(undefined)} />}
      {file && <p className="small muted">{`Chosen: ${file.name}`}</p>}
      <FileField
        label={file ? 'Replace image' : 'Image'}
        act="Choose an image"
        error={complaint}
        hint={FILE_HINT}
        accept={PICTURE_TYPES.join(',')}
        onChange={({ target }) => onChoose(target.files?.[0])}
      />
    </>
  )
}
