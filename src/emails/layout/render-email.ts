import { type EmailContent, oneLine } from './email-content.ts'
import { htmlPart } from './html-part.ts'
import { plainPart } from './plain-part.ts'

/** An email ready to be sent. */
export interface RenderedEmail {
  subject: string
  text: string
  html: string
}

/** Renders an email as a plain and an HTML part. */
export const renderEmail = (content: EmailContent): RenderedEmail => ({
  subject: oneLine(content.subject),
  text: plainPart(content),
  html: htmlPart(content),
})
