/** What the owner can change of an email, as it came with the product. */
export interface EmailOriginal {
  /** What the owner calls the email. */
  name: string
  subject: string
  heading: string
  paragraphs: readonly string[]
}
