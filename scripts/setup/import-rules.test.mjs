import { describe, expect, it } from 'vitest'
import { problemsIn } from './import-rules.mjs'

const imports = (file, target) => problemsIn({ [file]: `import { x } from '${target}'\n` })

describe('rooms', () => {
  it.each([
    ['src/shared/forum.ts', '../domain/site.ts', 'src/shared may not import src/domain'],
    ['src/web/ui/button.tsx', '../../shared/theme.ts', 'src/web/ui may not import src/shared'],
    ['src/web/ui/button.tsx', '../pages/landing/page.tsx', 'src/web/ui may not import src/web'],
    ['src/web/pages/forum/topic.tsx', '../../../domain/forum/policy.ts', 'src/web may not import src/domain'],
    ['src/domain/forum/reply.ts', '../../api/errors.ts', 'src/domain may not import src/api'],
    ['src/api/forum.ts', '../db/tables.ts', 'src/api may not import src/db'],
    ['src/emails/reset.ts', '../db/tables.ts', 'src/emails may not import src/db'],
    ['src/domain/site.ts', '../../tests/support/cast.ts', 'outside src'],
  ])('refuses %s importing %s', (file, target, problem) => {
    expect(imports(file, target)).toEqual([expect.stringContaining(problem)])
  })

  it.each([
    ['src/domain/forum/reply.ts', '../../shared/forum.ts'],
    ['src/domain/forum/reply.ts', '../../db/tables.ts'],
    ['src/api/forum.ts', '../domain/forum/reply.ts'],
    ['src/web/pages/forum/topic.tsx', '../../ui/button.tsx'],
    ['src/web/pages/forum/topic.tsx', '../../queries/forum.ts'],
    ['src/server/main.ts', '../api/forum.ts'],
    ['src/api/forum.test.ts', '../db/tables.ts'],
    ['src/api/forum.test.ts', '../../tests/support/cast.ts'],
  ])('lets %s import %s', (file, target) => {
    expect(imports(file, target)).toEqual([])
  })

  it('notices types, re-exports, dynamic imports and imports over several lines', () => {
    const ways = [
      `import type { X } from '../db/tables.ts'`,
      `export { x } from '../db/tables.ts'`,
      `const x = await import('../db/tables.ts')`,
      `import '../db/tables.ts'`,
      `import {\n  x,\n  y,\n} from '../db/tables.ts'`,
    ]

    for (const way of ways) expect(problemsIn({ 'src/api/x.ts': `${way}\n` })).toHaveLength(1)
  })

  it('does not take a comment for an import', () => {
    expect(problemsIn({ 'src/api/x.ts': `// Not import { x } from '../db/tables.ts'\n` })).toEqual([])
  })
})

describe('features', () => {
  it.each([
    ['src/domain/forum/reply.ts', '../assistant/answer.ts', 'forum may not import assistant'],
    ['src/domain/accounts/sign-in.ts', '../forum/policy.ts', 'accounts may not import forum'],
    ['src/domain/forum/reply.ts', '../blog/publish.ts', 'forum may not import blog'],
    ['src/api/playground-routes.ts', './assistant.ts', 'playground may not import assistant'],
    ['src/emails/accounts-reset.ts', './forum-new-reply.ts', 'accounts may not import forum'],
  ])('refuses %s importing %s', (file, target, problem) => {
    expect(imports(file, target)).toEqual([expect.stringContaining(problem)])
  })

  it.each([
    ['src/domain/assistant/answer.ts', '../forum/policy.ts'],
    ['src/domain/assistant/answer.ts', '../playground/facts.ts'],
    ['src/domain/forum/reply.ts', '../accounts/member.ts'],
    ['src/domain/forum/reply.ts', './policy.ts'],
    ['src/domain/waitlist/join.ts', '../limits/take.ts'],
    ['src/web/pages/landing/page.tsx', '../assistant/chat.tsx'],
    ['src/domain/accounts/sign-in.test.ts', '../forum/policy.ts'],
  ])('lets %s import %s', (file, target) => {
    expect(imports(file, target)).toEqual([])
  })
})

describe('the folders of src/domain', () => {
  it.each([
    ['src/domain/access/require-admin.ts', '../accounts/find-session.ts', 'access may not import accounts'],
    ['src/domain/emails/outbox/queue-email.ts', '../load-email.ts', 'emails/outbox may not import emails'],
    ['src/domain/office/settings/get-settings.ts', '../../emails/outbox/queue-email.ts', 'office/settings may not import emails/outbox'],
    ['src/domain/office/settings/get-settings.ts', '../site-status.ts', 'office/settings may not import office'],
    ['src/domain/waitlist/join-waitlist.ts', './announcements/audience.ts', 'waitlist may not import waitlist/announcements'],
    ['src/domain/privacy/requests/delete-stored-data.ts', '../../forum/policy.ts', 'privacy/requests may not import forum'],
    ['src/domain/forum/reply.ts', '../polls/vote.ts', 'src/domain/polls isn\'t listed'],
    ['src/domain/forum/reply.ts', '../vote.ts', 'src/domain/vote.ts isn\'t listed'],
  ])('refuses %s importing %s', (file, target, problem) => {
    expect(imports(file, target)).toEqual([expect.stringContaining(problem)])
  })

  it.each([
    ['src/domain/emails/forum-emails.ts', '../forum/notifications/open-news.ts'],
    ['src/domain/emails/deliver-mail.ts', './outbox/lease.ts'],
    ['src/domain/forum/members/erase-member.ts', '../../privacy/requests/delete-stored-data.ts'],
    ['src/domain/office/settings/live-limits.ts', '../../limits/set-limits.ts'],
    ['src/domain/office/settings/live-limits.ts', '../log/record-office-act.ts'],
    ['src/domain/emails/outbox/old-outbox.test.ts', '../load-email.ts'],
  ])('lets %s import %s', (file, target) => {
    expect(imports(file, target)).toEqual([])
  })
})

describe('files', () => {
  it('refuses vague names', () => {
    expect(problemsIn({ 'src/shared/utils.ts': '' })).toHaveLength(1)
    expect(problemsIn({ 'tests/support/test-helpers.ts': '' })).toHaveLength(1)
    expect(problemsIn({ 'src/domain/common/money.ts': '' })).toHaveLength(1)
    expect(problemsIn({ 'src/shared/uncommon-sense.ts': '' })).toEqual([])
  })

  it('refuses barrels', () => {
    expect(problemsIn({ 'src/shared/index.ts': `export { x } from './x.ts'\n` })).toHaveLength(1)
    expect(problemsIn({ 'src/shared/all.ts': `export * from './x.ts'\n` })).toHaveLength(1)
  })

  it('lets only the configuration read the environment', () => {
    expect(problemsIn({ 'src/server/main.ts': 'const port = process.env.PORT\n' })).toHaveLength(1)
    expect(problemsIn({ 'src/db/connection.ts': `import { env } from 'node:process'\n` })).toHaveLength(1)
    expect(problemsIn({ 'src/server/config.ts': 'const port = process.env.PORT\n' })).toEqual([])
    expect(problemsIn({ 'src/domain/site.ts': '// never process.env\n' })).toEqual([])
  })
})

describe('circles of imports', () => {
  const say = (target) => `import type { X } from '${target}'\n`

  it('are refused, by types as well, and told once with the way around', () => {
    const circle = { 'src/shared/a.ts': say('./b.ts'), 'src/shared/b.ts': say('./c.ts'), 'src/shared/c.ts': say('./a.ts') }

    expect(problemsIn(circle)).toEqual(['src/shared/a.ts → src/shared/b.ts → src/shared/c.ts → src/shared/a.ts: a circle of imports'])
  })

  it('are no two ways to the same file', () => {
    const files = { 'src/shared/a.ts': say('./b.ts') + say('./c.ts'), 'src/shared/b.ts': say('./c.ts'), 'src/shared/c.ts': '' }

    expect(problemsIn(files)).toEqual([])
  })
})
