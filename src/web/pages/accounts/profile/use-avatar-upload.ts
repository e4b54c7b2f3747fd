import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { CurrentUser } from '../../../../shared/accounts/accounts.ts'
import { AVATAR_SAVED, NOT_A_PICTURE } from '../../../../shared/pictures/pictures.ts'
import { changeAvatar } from '../../../queries/avatar-queries.ts'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { useAgain } from '../login/log-in-again.tsx'
import { complaintAbout, openPicture } from './chosen-picture.ts'
import { type Crop, sideOf, wholeOf } from './crop.ts'
import { type CropChange, drawCrop } from './photo-cropper.tsx'
import { showFailure } from '../login/show-failure.ts'

const NOT_SENT = { title: 'Photo not saved', text: 'Please try again.' }

/** Shows a member's changed picture wherever it stands: here at once, elsewhere when it is next looked at. */
export async function showAvatar(queries: QueryClient, user: CurrentUser): Promise<void> {
  await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' })
  queries.setQueryData(['me'], user)
}

/** A picture to choose a part of. */
interface Chosen {
  picture: ImageBitmap
  crop: Crop
}

/** The longest side of what's sent, in pixels: twice what's kept. */
const SENT_PX = 512

/** The chosen square as a file. No detail of the original file is in it, only what's seen. */
async function cutOut({ picture, crop }: Chosen): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.round(Math.min(SENT_PX, sideOf(picture, crop.zoom)))
  drawCrop(canvas, picture, crop)
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!file) throw new Error('The photo couldn’t be cut out.')
  return file
}

/** Choosing a picture, the part of it that's to be seen, and sending that. */
export function useAvatarUpload({ id }: CurrentUser) {
  const [chosen, setChosen] = useState<Chosen>()
  const [error, setError] = useState<string>()
  /** How much has been sent, from 0 to 1; undefined while nothing is. */
  const [sent, setSent] = useState<number>()
  const input = useRef<HTMLInputElement>(null)
  const queries = useQueryClient()
  const again = useAgain()
  const wantsFocus = useRef(false)
  useEffect(() => {
    if (!wantsFocus.current || sent !== undefined) return
    wantsFocus.current = false
    input.current?.focus()
  })

  /** Back to choosing, with the focus there as soon as it can be: the button that had it is gone. */
  const startOver = (complaint?: string) => {
    setChosen(undefined)
    setError(complaint)
    wantsFocus.current = true
    if (input.current) input.current.value = ''
  }

  const choose = async (file: File | undefined) => {
    if (!file) return startOver()
    const complaint = complaintAbout(file)
    if (complaint) return startOver(complaint)
    setError(undefined)
    await openPicture(file).then(
      (picture) => setChosen({ picture, crop: wholeOf(picture) }),
      () => startOver(NOT_A_PICTURE),
    )
  }
  const changeCrop = (change: CropChange) => setChosen((now) => now && { ...now, crop: change(now.crop) })

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!chosen || sent !== undefined) return
    setSent(0)
    try {
      const file = await cutOut(chosen)
      const { user } = await again(() => changeAvatar(id, file, setSent))
      await showAvatar(queries, user)
      showToast({ tone: 'good', title: 'Done', text: AVATAR_SAVED })
      startOver()
    } catch (failure) {
      const complaint = showFailure(failure, NOT_SENT)?.picture
      // What the site cannot read it will not read next time either; anything else may pass.
      if (complaint) startOver(complaint)
    } finally {
      setSent(undefined)
    }
  }

  return { chosen, error, sent, input, choose, changeCrop, send, startOver }
}
