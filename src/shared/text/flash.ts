/**
 * Names the form that was just sent, in the address of the page that says so: `?sent=contact`. The server shows such a
 * page once, to the browser that sent the form.
 */
export const FLASH = 'sent'

/** The form that an address says was sent. Anyone can pass such an address on. */
export const flashIn = (search: URLSearchParams): string | null => search.get(FLASH)
