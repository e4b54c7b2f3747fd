// What the landing page shows after a success: one file, fetched with the first one.
export { CheckEmail, OpenDoor } from './check-email.tsx'
export { ContactReceipt } from './contact-receipt.tsx'
