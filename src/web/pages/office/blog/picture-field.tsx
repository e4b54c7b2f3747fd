import { createContext, use, useRef, useState } from 'react'
import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '../../../../shared/pictures/pictures.ts'
import { uploadPicture } from '../../../queries/office/blog-queries.ts'
import { refusalOf } from '../../../queries/client/refusal.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { FileField } from '../../../ui/form/file-field.tsx'
import { useAgain } from '../../accounts/login/log-in-again.tsx'
import { complaintAbout } from '../../accounts/profile/chosen-picture.ts'
import './blog.css'

interface PictureFieldProps {
  label: string
  src: string | null
  error: string | undefined
  /** Whether it can't be left out, and is shown elsewhere on the page. */
  isRequired?: boolean
  onChange: (src: string | null) => void
}

/** Told of every upload, so that a form can wait for those under way. */
export const UploadsContext = createContext<(upload: Promise<unknown>) => void>(() => {})

const NOT_SENT = 'The image didn’t upload. Please try again.'

/** A picture that belongs to the post: uploaded as soon as it is chosen, shown, and taken away again. */
export function PictureField({ label, src, error, isRequired = false, onChange }: PictureFieldProps) {
  const [complaint, setComplaint] = useState<string>()
  const [sent, setSent] = useState<number>()
  const input = useRef<HTMLInputElement>(null)
  const again = useAgain()
  const track = use(UploadsContext)
  const choose = async (file: File | undefined) => {
    if (!file || sent !== undefined) return
    setComplaint(complaintAbout(file, PICTURE_MAX_BYTES))
    if (complaintAbout(file, PICTURE_MAX_BYTES)) return
    setSent(0)
    try {
      const upload = again(() => uploadPicture(file, setSent)).then((picture) => onChange(picture.src))
      track(upload)
      await upload
    } catch (failure) {
      const refusal = refusalOf(failure)
      setComplaint(refusal?.errors['picture'] ?? (refusal?.message || NOT_SENT))
    } finally {
      setSent(undefined)
      if (input.current) input.current.value = ''
    }
  }
  return (
    <div className="post-picture">
      {src && !isRequired && <img src={src} alt={`Current ${label.toLowerCase()}`} />}
      <FileField
        label={src ? `Replace ${label.toLowerCase()}` : isRequired ? label : `${label} (optional)`}
        act="Choose an image"
        error={complaint ?? error}
        ref={input}
        accept={PICTURE_TYPES.join(',')}
        aria-disabled={sent !== undefined}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      {sent !== undefined && <progress aria-label="Upload progress" value={sent} max={1} />}
      {src && !isRequired && (
        <button type="button" className={buttonClass({ look: 'line', small: true })} onClick={() => onChange(null)}>
          {`Remove ${label.toLowerCase()}`}
        </button>
      )}
    </div>
  )
}
