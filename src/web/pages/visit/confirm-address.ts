import { tokenOf } from '../accounts/email-links/token-in-address.ts'

/** The page of a link that confirms an address, which is also where that address votes, saying that a form was sent. */
export const confirmPage = (page: URL, sent: string): string => `/visit/confirm?token=${encodeURIComponent(tokenOf(page.searchParams))}&sent=${sent}`
