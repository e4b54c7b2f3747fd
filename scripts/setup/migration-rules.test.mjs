import { describe, expect, it } from 'vitest'
import { FIRST_CHECKED, problemsIn } from './migration-rules.mjs'

const NEXT = `00${FIRST_CHECKED}-later.ts`
const step = (statement) => `export async function up(db) {\n  await sql\`${statement}\`.execute(db)\n}\n`

describe('a new migration', () => {
  it.each([
    'drop table topic',
    'alter table topic drop column title',
    'alter table topic rename to thread',
    'alter table topic rename column title to name',
    'alter table topic rename title to name',
    'alter table topic alter column views type bigint',
    'alter table topic alter views set data type bigint',
    'alter table topic alter column title set not null',
    'alter table topic alter column views drop default',
    'ALTER TABLE topic ADD COLUMN color text NOT NULL',
    'alter table topic add column size integer not null check (size in (1, 2))',
    "alter table topic add column hue text not null default '', add column color text not null",
    'alter table topic add constraint topic_title unique (title)',
    'alter table topic drop constraint topic_slug_key',
    'create unique index topic_title on topic (title)',
  ])('may not say: %s', (statement) => {
    expect(problemsIn(NEXT, step(statement))).toEqual([expect.stringMatching(/can’t live with\. See “Change a table” in CONTRIBUTING\.md\.$/)])
  })

  it.each([
    'alter table topic add column color text',
    "alter table topic add column color text not null default ''",
    'create table color (id integer not null, name text not null)',
    'create table color (name text not null); create unique index color_name on color (name)',
    'create index topic_title on topic (title)',
    'alter table topic drop constraint topic_kind_check',
    'alter table topic alter column title drop not null',
    'update topic set title = slug',
  ])('may say: %s', (statement) => {
    expect(problemsIn(NEXT, step(statement))).toEqual([])
  })

  it('may use no destructive step of the schema builder either', () => {
    expect(problemsIn(NEXT, "await db.schema.alterTable('topic').dropColumn('title').execute()")).toHaveLength(1)
  })

  it('may remove what no version uses anymore, if its name says so', () => {
    expect(problemsIn(NEXT.replace('.ts', '-contract.ts'), step('alter table topic drop column title'))).toEqual([])
  })

  it('is judged by its statements, not by its comments', () => {
    expect(problemsIn(NEXT, `/** Later: drop table topic. */\n// drop column title\n${step('alter table topic add column color text')}`)).toEqual([])
  })
})

it('a migration from before the rule stays as it is', () => {
  expect(problemsIn(`00${FIRST_CHECKED - 1}-before.ts`, step('drop table topic'))).toEqual([])
})
