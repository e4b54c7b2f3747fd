import { type MouseEvent, useState } from 'react'
import { ALT_MAX_CHARS, type PicturePlace, SITE_PLACES, type SitePicture } from '../../../../shared/pictures/site-pictures.ts'
import circle from '../../../art/forum-circle.svg'
import playground from '../../../art/hero-playground.svg'
import portrait from '../../../art/portrait-placeholder.svg'
import { useFormSubmit } from '../../../forms/use-page-form.ts'
import { buttonClass, SubmitButton } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { PictureField } from '../blog/picture-field.tsx'
import { resetPictureForm, sitePictureForm } from './picture-forms.ts'
import { useAct, useSaving } from '../frame/forms/use-saving.ts'

const ORIGINALS: Record<PicturePlace, string> = { portrait, hero: playground, banner: circle, share: '/share.png' }

interface PlaceEditorProps {
  place: PicturePlace
  own: SitePicture | undefined
}

/** One place: the picture in the shape it has there, what's to be seen in it, and the way back to the original. */
export function PlaceEditor({ place, own }: PlaceEditorProps) {
  const { title, note, path, hasNight } = SITE_PLACES[place]
  const [picture, setPicture] = useState(own?.src ?? null)
  const [night, setNight] = useState(own?.night?.src ?? null)
  const { act, pending: isResetting } = useAct()
  const { errors, pending, formProps, field } = useSaving({ alt: own?.alt ?? '' }, {
    form: sitePictureForm,
    isPosted: (values) => values['place'] === place,
    onSent: () => showToast({ tone: 'good', title: 'Saved', text: 'Your picture is live.' }),
  })
  const submitReset = useFormSubmit(resetPictureForm)
  const reset = (event: MouseEvent) => {
    event.preventDefault()
    return act(async () => {
      await submitReset({ place })
      showToast({ tone: 'good', title: 'Reset', text: 'The original is live again.' })
    })
  }
  return (
    <form className="card form site-picture" aria-label={title} method="post" {...formProps}>
      {Object.entries({ place, picture: picture ?? '', night: night ?? '' }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div>
        <h2>{title}</h2>
        <p className="hint">
          {note}{' '}
          <Link className="link" to={path}>
            See It on the Site
          </Link>
        </p>
      </div>
      <Shown place={place} src={picture ?? ORIGINALS[place]} caption={picture === null ? 'Original' : picture === own?.src ? 'On the site now' : 'Preview, not saved yet'} />
      <div className="needs-script">
        <PictureField label="Picture" src={picture} isRequired error={errors['picture']} onChange={setPicture} />
      </div>
      <noscript>
        <p className="hint">To upload a picture, turn on JavaScript in your browser.</p>
      </noscript>
      <div className={own ? 'form' : 'form needs-script'}>
        <TextField label="Alt text" hint="Say what’s in the picture, for people who can’t see it." maxLength={ALT_MAX_CHARS} {...field('alt')} />
        {hasNight && picture && (
          <div className="needs-script">
            <PictureField label="Picture for the dark theme" src={night} error={errors['night']} onChange={setNight} />
          </div>
        )}
        <div className="site-picture-acts">
          <SubmitButton small name="form" value={sitePictureForm.name} pending={pending} pendingLabel="Saving...">
            Save
          </SubmitButton>
          {own && (
            <button type="submit" name="form" value={resetPictureForm.name} className={buttonClass({ look: 'line', small: true })} aria-disabled={isResetting} onClick={reset}>
              Reset to Original
            </button>
          )}
        </div>
      </div>
    </form>
  )
}

const Shown = ({ place, src, caption }: { place: PicturePlace; src: string; caption: string }) => (
  <figure className={`shown-at-${place}`}>
    <img src={src} alt="" />
    <figcaption className="small muted">{caption}</figcaption>
  </figure>
)
