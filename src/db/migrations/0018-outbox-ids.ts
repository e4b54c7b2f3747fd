import { type Kysely, type RawBuilder, sql } from 'kysely'

/**
 * The outbox holds which rows an email is made from, instead of their words. Emails written before are changed into
 * that form. Where a row can't be found anymore its id is 0: the email isn't sent, and can't be shown.
 */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const run = (statement: RawBuilder<unknown>) => statement.execute(db)
  /** A field of the old data. */
  const field = (name: string) => sql`(${sql.raw(engine === 'postgres' ? 'data::json' : 'data')} ->> ${sql.lit(name)})`
  /** What stands in the link after a mark that's in it once. */
  const inLinkAfter = (mark: string) =>
    engine === 'postgres'
      ? sql`nullif(split_part(${field('link')}, ${mark}, 2), '')`
      : sql`substr(${field('link')}, instr(${field('link')}, ${mark}) + ${sql.lit(mark.length)})`
  const json = (...parts: [string, RawBuilder<unknown>][]) =>
    sql`'{' || ${sql.join(parts.map(([key, value]) => sql`${sql.lit(`"${key}":`)} || coalesce(${value}, 0)`), sql` || ',' || `)} || '}'`
  const convert = (templates: string[], data: RawBuilder<unknown>) =>
    run(sql`update outbox set data = ${data} where template in (${sql.join(templates)})`)

  const idIn = (prefix: string) => sql`cast(substr(about, ${sql.lit(prefix.length + 1)}) as integer)`
  const memberId = sql`(select member.id from member where member.email = recipient)`
  const factId = sql`(select fact.id from fact where fact.key = ${inLinkAfter('#')})`
  const linkId = sql`(select mailed_link.id from mailed_link where mailed_link.mail_id = outbox.id)`

  await run(sql`alter table outbox add column secret text`)
  await run(sql`alter table outbox add column scheduled_at text not null default ''`)
  await run(sql`update outbox set scheduled_at = created_at`)

  await convert(['contact-received', 'contact-acknowledged'], json(['contactMessageId', idIn('message:')]))
  await convert(['contact-answered'], json(['answerId', sql`(select contact_answer.id from contact_answer where contact_answer.mail_id = outbox.id)`]))
  await convert(['question-answered', 'fact-known'], json(['factId', factId]))
  await convert(['waitlist-confirm', 'waitlist-reminder'], json(['entryId', idIn('waitlist:')]))
  await convert(['fact-watch-confirm'], json(['subscriptionId', idIn('fact-watch:')]))
  await convert(['role-changed', 'password-changed', 'member-suspended', 'suspension-lifted', 'erasure-asked'], json(['memberId', memberId]))
  await convert(['authenticator-changed'], sql`'{"memberId":' || coalesce(${memberId}, 0) || ',"change":"' || (${field('change')}) || '"}'`)

  const links = ['reset-password', 'confirm-email']
  await run(sql`update outbox set secret = ${inLinkAfter('token=')}
    where sent_at is null and failed_at is null and data not like '%token=forgotten%' and template in (${sql.join(links)})`)
  await convert(links, json(['memberId', memberId], ['linkId', linkId]))

  const warning = sql`(select max(notification.id) from notification
    where notification.kind = 'warning' and notification.member_id = ${memberId} and notification.note = ${field('words')})`
  await convert(['member-warned'], json(['notificationId', warning]))
  const news = sql`(select max(notification.id) from notification
    where notification.kind = ${field('kind')} and notification.member_id = ${memberId}
    and notification.post_id = cast(${inLinkAfter('#post-')} as integer))`
  await convert(['forum-reply'], json(['notificationId', news]))

  const delivery = sql`(select announcement_delivery.announcement_id from announcement_delivery where announcement_delivery.mail_id = outbox.id)`
  const test = sql`(select max(announcement.id) from announcement where ${field('subject')} = 'Test: ' || announcement.subject)`
  await run(sql`update outbox set data = ${json(['announcementId', test])} where template = 'announcement' and about is null`)
  await run(sql`update outbox set data = ${json(['announcementId', delivery], ['entryId', idIn('waitlist:')])}
    where template = 'announcement' and about is not null`)

  const erased = sql`'{"receivedAt":"' || (${field('receivedAt')}) || '"'
    || coalesce(',"inReplyTo":"' || (${sql.raw(engine === 'postgres' ? 'headers::json' : 'headers')} ->> 'inReplyTo') || '"', '') || '}'`
  await convert(['contact-erased'], erased)
  await run(sql`alter table outbox drop column headers`)
}
