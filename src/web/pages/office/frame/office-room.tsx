import type { ComponentType } from 'react'
import { useOutletContext } from '../../../ui/router/router-context.tsx'
import { confirmPasswordForm } from '../../accounts/profile/plain-password-form.tsx'
import { PasswordGate } from './password-gate.tsx'

/** What the office's frame tells the page in it. */
export interface Room {
  /** The page asks for the password first. */
  isClosed: boolean
  onGiven: () => void
}

export const roomForms = [confirmPasswordForm]

/** A page of the office, or the gate in its place. The gate is part of the page: the page's action answers its form. */
export function inRoom(Page: ComponentType): ComponentType {
  return function OfficeRoom() {
    const { isClosed, onGiven } = useOutletContext<Room>()
    return isClosed ? <PasswordGate onGiven={onGiven} /> : <Page />
  }
}
