/** What the codes of mail servers mean, the first match counts. Rows of older versions use the first pattern’s first words. Source: RFC 5321 §4.2, nodemailer's error codes */
const REASONS: readonly [RegExp, string][] = [
  [/link (is over|has expired)/, 'Its link has expired. The person can request a new one.'],
  [/ADMIN_EMAIL/, 'It was for you, and no admin had confirmed an email address.'],
  [/EAUTH|\b53[0-9]\b/, 'Our mail server rejected our username or password. Ask your web developer to check SMTP_URL.'],
  [/EDNS|ESOCKET|ECONN|ETIMEDOUT|ETLS/, 'Our mail server didn’t respond.'],
  [/\b55[0136]\b/, 'The mail server says this mailbox doesn’t exist or doesn’t accept email from us.'],
  [/\b552\b/, 'The recipient’s mailbox is full.'],
  [/\b554\b/, 'The mail server rejected it as spam.'],
  [/\b5\d\d\b/, 'The mail server rejected it permanently.'],
  [/\b4\d\d\b/, 'The mail server was busy and asked us to try again later.'],
]

/** Why an email did not go out, in words; what the mail server said stands beside it for the web developer. */
export const reasonInWords = (reason: string): string =>
  REASONS.find(([pattern]) => pattern.test(reason))?.[1] ?? 'We couldn’t send it.'
