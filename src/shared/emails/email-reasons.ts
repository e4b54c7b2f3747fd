/** What the codes of mail servers mean, the first that fits. Source: RFC 5321 §4.2, nodemailer's error codes */
const REASONS: readonly [RegExp, string][] = [
  [/link is over/, 'The link in it is over, so it would lead nowhere. Whoever needs it can ask for a new one.'],
  [/ADMIN_EMAIL/, 'It is for you, and the site does not know your address yet. Set ADMIN_EMAIL where the site runs.'],
  [/EAUTH|\b53[0-9]\b/, 'Our mail server did not take our name or password. They stand in SMTP_URL where the site runs.'],
  [/EDNS|ESOCKET|ECONN|ETIMEDOUT|ETLS/, 'Our mail server did not answer.'],
  [/\b55[0136]\b/, 'The mail server says that there is no such mailbox, or that it does not take mail from us.'],
  [/\b552\b/, 'The mailbox is full.'],
  [/\b554\b/, 'The mail server turned it away as unwanted.'],
  [/\b5\d\d\b/, 'The mail server refused it for good.'],
  [/\b4\d\d\b/, 'The mail server was busy and asked us to come back later.'],
]

/** Why a mail did not go out, in words; what the mail server said stands beside it for whoever looks after that. */
export const reasonInWords = (reason: string): string =>
  REASONS.find(([pattern]) => pattern.test(reason))?.[1] ?? 'It could not be sent.'
