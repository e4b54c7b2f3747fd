import { describe, expect, it } from 'vitest'
import { aForum } from '../../support/a-forum.ts'
import { anAdminWithApp } from '../../support/authenticators.ts'
import { registered } from '../../support/members.ts'

/** The office as a browser without scripts has it. */
async function anOffice() {
  const forum = await aForum()
  const { headers } = await anAdminWithApp(forum, 'rosa_at_work')
  const read = async (path: string) => (await forum.ask(path, { headers })).text()
  const post = async (path: string, values: Record<string, string>) => {
    const answer = await forum.postForm(path, values, { headers })
    return { status: answer.status, page: await answer.text() }
  }
  return { forum, read, post }
}

const textOf = (html: string): string => html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

/** What unfolded, and what its fields have. */
const unfolded = (html: string): string => [...html.matchAll(/<details[^>]* open="">.*?<\/details>/gs)].map(([found]) => found).join('\n')

describe('without scripts, a refused act of the office', () => {
  it('on a member unfolds again, with what was typed and what’s wrong', async () => {
    const { forum, post } = await anOffice()
    const { user } = await registered(forum, 'nora')
    const page = `/office/members/${user.id}`

    const suspended = await post(page, { form: 'suspend', days: '7', reason: '' })
    const removed = await post(page, { form: 'remove-all', username: 'nor', reason: 'Only ads.' })
    const erased = await post(page, { form: 'erase', username: 'noar' })

    expect([suspended.status, removed.status, erased.status]).toEqual([400, 400, 400])
    expect(unfolded(suspended.page)).toMatch(/name="days"[^>]*checked=""[^>]*value="7"/)
    expect(unfolded(suspended.page)).toMatch(/<textarea[^>]*name="reason"[^>]*aria-invalid="true"/)
    expect(unfolded(removed.page)).toMatch(/aria-invalid="true"[^>]*name="username" value="nor"/)
    expect(unfolded(removed.page)).toContain('>Only ads.</textarea>')
    expect(unfolded(erased.page)).toContain('value="noar"')
    expect(unfolded(erased.page)).not.toContain('name="reason"')
  })

  it('on sign-ups, a category, or a saved reply unfolds again, too', async () => {
    const { forum, post } = await anOffice()
    await forum.post('/api/contact', { name: 'Ana', email: 'ana@example.com', message: 'Is there a quiet corner?' })
    const { id } = await forum.site.db.selectFrom('contactMessage').select('id').executeTakeFirstOrThrow()

    const pause = await post('/office/members', { form: 'pause-domain', domain: 'not a domain', days: '7', reason: 'Bots.' })
    const category = await post('/office/forum/categories', { form: 'category', category: '', name: '', description: 'What to do indoors', look: 'sun' })
    const reply = await post(`/office/messages/${id}`, { form: 'save-answer', title: '', text: 'Yes, upstairs.' })

    expect(unfolded(pause.page)).toMatch(/name="domain"[^>]*value="not a domain"/)
    expect(unfolded(pause.page)).toContain('>Bots.</textarea>')
    expect(unfolded(category.page)).toContain('value="What to do indoors"')
    expect(unfolded(category.page).match(/<details/g)).toHaveLength(1)
    expect(unfolded(reply.page)).toContain('Save this reply')
  })
})

describe('without scripts, the office', () => {
  it('asks about a role with what each one means, and when the email goes out', async () => {
    const { forum, read } = await anOffice()
    const { user } = await registered(forum, 'nora')

    const page = await read(`/office/members/${user.id}`)

    const [question = ''] = /<details class="plain-act"><summary>Change Role<.*?<\/details>/s.exec(page) ?? []
    expect(textOf(question)).toContain('Members can read and post. Moderators can also pin, lock, move, and hide posts, and handle reports. They can’t open the office. Admins can do everything you can')
    expect(textOf(question)).toContain('This takes effect right away, and we’ll email them once email is set up.')
    expect(page.match(/name="form" value="role"/g)).toHaveLength(1)
  })
})
