// What the landing page shows after a success: one file, fetched with the first one.
export { CheckEmail } from './check-email.tsx'
export { ContactReceipt } from './contact-receipt.tsx'
