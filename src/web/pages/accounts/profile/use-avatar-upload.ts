import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { CurrentUser } from '../../../../shared/accounts/accounts.ts'
import { AVATAR_SAVED, NOT_A_PICTURE } from '../../../../shared/pictures.ts'
import { changeAvatar } from '../../../queries/avatar.ts'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { useAgain } from '../login/log-in-again.tsx'
import { type ChosenPicture, complaintAbout, readChosen } from './chosen-picture.ts'
import { showFailure } from '../login/show-failure.ts'

const NOT_SENT = { title: 'Photo not saved', text: 'Please try again.' }

/** Shows a member's changed picture wherever it stands: here at once, elsewhere when it is next looked at. */
export async function showAvatar(queries: QueryClient, user: CurrentUser): Promise<void> {
  await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' })
  queries.setQueryData(['me'], user)
}

/** Choosing a picture, looking at it, and sending it. */
export function useAvatarUpload({ id }: CurrentUser) {
  const [chosen, setChosen] = useState<ChosenPicture>()
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

  const choose = async () => {
    const file = input.current?.files?.[0]
    if (!file) return startOver()
    const complaint = complaintAbout(file)
    if (complaint) return startOver(complaint)
    setError(undefined)
    await readChosen(file).then(setChosen, () => startOver(NOT_A_PICTURE))
  }

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!chosen || sent !== undefined) return
    setSent(0)
    try {
      const { user } = await again(() => changeAvatar(id, chosen.file, setSent))
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

  return { chosen, error, sent, input, choose, send, startOver }
}
