import { type Kysely, sql } from 'kysely'

/** What the logs note about an act becomes JSON with a shape per kind, in place of words that had to be taken apart. */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  for (const table of ['office_act', 'moderation_act'] as const) {
    const guard = await suspendGuard(db, engine, table)
    for (let after = 0; ; ) {
      const rows = await nextRows(db, table, after)
      for (const { id, kind, detail } of rows) {
        const typed = detailOf(kind, detail)
        if (typed !== '') await sql`update ${sql.table(table)} set detail = ${typed} where id = ${id}`.execute(db)
      }
      const last = rows.at(-1)
      if (!last) break
      after = last.id
    }
    await guard.restore()
  }
}

/** The triggers of 0010 refuse every change of the logs; this one must get past them once. */
async function suspendGuard(db: Kysely<unknown>, engine: 'sqlite' | 'postgres', table: string) {
  const name = `${table}_unchanged`
  if (engine === 'postgres') {
    const set = (what: 'disable' | 'enable') => sql`alter table ${sql.table(table)} ${sql.raw(what)} trigger ${sql.ref(name)}`.execute(db)
    await set('disable')
    return { restore: () => set('enable') }
  }
  const { rows } = await sql<{ sql: string }>`select sql from sqlite_master where type = 'trigger' and name = ${name}`.execute(db)
  await sql`drop trigger ${sql.ref(name)}`.execute(db)
  return { restore: () => sql.raw(rows[0]?.sql ?? '').execute(db) }
}

interface Row {
  id: number
  kind: string
  detail: string
}

async function nextRows(db: Kysely<unknown>, table: string, after: number): Promise<Row[]> {
  const found = sql<Row>`select id, kind, detail from ${sql.table(table)} where id > ${after} order by id limit 1000`
  return (await found.execute(db)).rows
}

type Shape = (words: string) => object | undefined

const FACT_FIELDS = new Set(['label', 'question', 'short', 'answer', 'state', 'link', 'words'])
const SETTINGS = new Set(['postalAddress', 'senderName', 'replyAddress', 'socialLinks', 'announcementBar', 'adminsNeedAuthenticator', 'limits'])
const ROLES = new Set(['member', 'moderator', 'admin'])

const listOf = (known: ReadonlySet<string>, words: string): string[] | undefined => {
  const parts = words === '' ? [] : words.split(', ')
  return parts.every((part) => known.has(part)) ? parts : undefined
}

const fields: Shape = (words) => {
  const named = listOf(FACT_FIELDS, words)
  return named && { fields: named }
}
const settings: Shape = (words) => {
  const named = listOf(SETTINGS, words)
  return named && { settings: named }
}
const title: Shape = (words) => ({ title: words })
const moment: Shape = (words) => (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(words) ? { at: words } : undefined)

const SHAPES: Readonly<Record<string, Shape>> = {
  'announcement.remove': (subject) => ({ subject }),
  'announcement.schedule': moment,
  'blog.create': title,
  'blog.publish': title,
  'blog.remove': title,
  'blog.restore': (words) => matched(/^version (\d{1,15})$/, words, ([version]) => ({ version: Number(version) })),
  'blog.schedule': moment,
  'blog.unpublish': title,
  'category.change': (words) =>
    words === '' ? { nameBefore: null } : matched(/^until then “(.*)”$/s, words, ([nameBefore]) => ({ nameBefore })),
  'fact.change': fields,
  'fact.check': fields,
  'fact.remove': (label) => ({ label }),
  'fact.restore': fields,
  'hide-post': (words) =>
    words === 'reported: child-details'
      ? { reason: 'child-details' }
      : matched(/^reported by (\d{1,15}) members$/, words, ([reporters]) => ({ reporters: Number(reporters) })),
  'member.appoint': (words) =>
    matched(/^from (\w+) to (\w+)$/, words, ([from = '', to = '']) => (ROLES.has(from) && ROLES.has(to) ? { from, to } : undefined)),
  'member.suspend': (words) =>
    matched(/^(\d{1,15}) days?: (.*)$/s, words, ([days, reason]) => ({ days: Number(days), reason })),
  'move-topic': (words) => matched(/^(\d{1,15})$/, words, ([categoryBefore]) => ({ categoryBefore: Number(categoryBefore) })),
  'question.answer': (words) =>
    words === '' ? { emails: 0 } : matched(/^(\d{1,15}) mails?$/, words, ([emails]) => ({ emails: Number(emails) })),
  'rename-topic': (titleBefore) => ({ titleBefore }),
  'settings.change': settings,
}

function matched(pattern: RegExp, words: string, toShape: (groups: string[]) => object | undefined): object | undefined {
  const found = pattern.exec(words)
  return found ? toShape(found.slice(1)) : undefined
}

/** Words that no act of this kind was noted in stay words. */
function detailOf(kind: string, words: string): string {
  const shape = Object.hasOwn(SHAPES, kind) ? SHAPES[kind]?.(words) : undefined
  if (shape) return JSON.stringify(shape)
  return words === '' ? '' : JSON.stringify({ text: words })
}
