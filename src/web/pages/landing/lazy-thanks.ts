import { lazy } from 'react'

/** What the landing page shows after a success: fetched with the first one. */
const thanks = () => import('./thanks.ts')

export const CheckEmail = lazy(async () => ({ default: (await thanks()).CheckEmail }))
export const OpenDoor = lazy(async () => ({ default: (await thanks()).OpenDoor }))
export const ContactReceipt = lazy(async () => ({ default: (await thanks()).ContactReceipt }))
