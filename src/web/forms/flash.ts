import { useLocation } from 'react-router'
import { flashIn } from '../../shared/text/flash.ts'

/** The form that was just sent, if this page is to say so. */
export const useFlash = (): string | null => flashIn(new URLSearchParams(useLocation().search))
