import { describe, expect, it } from 'vitest'
import { changeAvatar, removeAvatar } from '../../../src/domain/accounts/profile/change-avatar.ts'
import { changeProfile } from '../../../src/domain/forum/members/change-profile.ts'
import { changeRole } from '../../../src/domain/accounts/staff/change-role.ts'
import { publishBlogPost, unpublishBlogPost } from '../../../src/domain/blog/publishing/publish-blog-post.ts'
import { removeBlogPost } from '../../../src/domain/blog/publishing/remove-blog-post.ts'
import { saveBlogPost } from '../../../src/domain/blog/save-blog-post.ts'
import { addCategory, changeCategory } from '../../../src/domain/forum/categories/save-categories.ts'
import { eraseMember } from '../../../src/domain/forum/members/erase-member.ts'
import { removeAllBy } from '../../../src/domain/forum/members/remove-all-by.ts'
import { changeTopic } from '../../../src/domain/forum/moderation/change-topic.ts'
import { editPost } from '../../../src/domain/forum/writing/edit-post.ts'
import { hidePost, unhidePost } from '../../../src/domain/forum/moderation/hide-post.ts'
import { HIDDEN, LOCKED, markTopic } from '../../../src/domain/forum/moderation/mark-topic.ts'
import { openTopic } from '../../../src/domain/forum/writing/open-topic.ts'
import { reactToPost } from '../../../src/domain/forum/responses/react-to-post.ts'
import { removePost } from '../../../src/domain/forum/moderation/remove-post.ts'
import { replyToTopic } from '../../../src/domain/forum/writing/reply-to-topic.ts'
import { reportPost } from '../../../src/domain/forum/responses/report-post.ts'
import { restorePost } from '../../../src/domain/forum/moderation/restore-post.ts'
import { changeFact, checkFact } from '../../../src/domain/playground/change-fact.ts'
import { askParents, removePoll } from '../../../src/domain/playground/polls/ask-parents.ts'
import { vote } from '../../../src/domain/playground/polls/vote.ts'
import { changeSettings } from '../../../src/domain/office/settings/change-settings.ts'
import { aBlog } from '../../support/blog/a-blog.ts'
import { as } from '../../support/a-forum.ts'
import { anApp } from '../../support/a-site.ts'
import { cachedPages } from '../../support/cached-pages.ts'
import { aPicture } from '../../support/blog/made-pictures.ts'
import { registered } from '../../support/members.ts'

const LANDING = '/'
const VISIT = ['/visit', '/visit/feed.xml']
const BLOG = ['/blog', '/blog/rainy-day-play', '/blog/feed.xml']
const TIPS = '/forum/categories/parenting-tips'
const ACTIVITIES = '/forum/categories/kid-activities'
const LISTS = ['/forum', '/forum/latest', '/forum/popular']
const TERMS = '/forum/terms'
const MAYA = '/forum/members/maya'
const OMAR = '/forum/members/omar'
/** They list topics, with how many replies each has. */
const MEMBERS = [MAYA, OMAR]

/** Two processes of one site, the second with all its pages in the cache. Maya's topic is in one category, Omar's in the other. */
async function twoProcesses() {
  const forum = await aBlog()
  const { aTopic, aPost, aCategory, aBlogPost, maya, omar, ines, rosa } = forum
  const activities = await aCategory({ name: 'Kid Activities', slug: 'kid-activities' })
  const topic = await aTopic({ by: maya })
  const reply = await aPost(topic, { by: omar })
  const other = await aTopic({ by: omar, in: activities, title: 'Splash pads' })
  const blogPost = await aBlogPost({ at: 'now' })
  const at = { topic: `/forum/topics/${topic.id}/${topic.slug}`, other: `/forum/topics/${other.id}/${other.slug}` }
  const withSidebar = [...LISTS, TIPS, ACTIVITIES, at.topic, at.other]

  const neighbor = await anApp({ place: forum.place })
  const pages = await cachedPages(neighbor, [LANDING, ...VISIT, ...BLOG, ...withSidebar, MAYA, OMAR, TERMS])
  /** What the neighbor drops and purges because of a change here, with its pages back in the cache after. */
  const effectOf = async (change: () => Promise<unknown>) => {
    await change()
    await neighbor.site.bus.wake()
    const effect = { dropped: pages.dropped(), purged: pages.purged() }
    pages.refill()
    return effect
  }
  const rows = { maya, omar }
  const actors = { maya: as(maya), omar: as(omar), ines: as(ines), rosa: as(rosa) }
  return { ...forum, ...actors, rows, activities, topic, reply, other, blogPost, at, withSidebar, pages, neighbor, effectOf }
}

/** In any order, each once. */
const these = (...paths: string[]) => ({ paths: new Set(paths) })
const asSets = ({ dropped, purged }: { dropped: string[]; purged: string[] }) => ({ dropped: these(...dropped), purged: these(...purged) })
const NONE = these()

describe('what another process drops from its cache', () => {
  it('for a like: the page of its topic', async () => {
    const { site, omar, topic, at, effectOf } = await twoProcesses()
    const post = topic.posts[0]!.id

    expect(asSets(await effectOf(() => reactToPost(site, omar, post, 'like', true)))).toEqual({ dropped: these(at.topic), purged: NONE })
    expect(asSets(await effectOf(() => reactToPost(site, omar, post, 'like', true)))).toEqual({ dropped: NONE, purged: NONE })
    expect(asSets(await effectOf(() => reactToPost(site, omar, post, 'like', false)))).toEqual({ dropped: these(at.topic), purged: NONE })
  })

  it('for a reply: its topic, the lists it stands in, members’ pages among them; no other topic, and nothing outside the forum', async () => {
    const { site, maya, topic, at, effectOf } = await twoProcesses()

    const effect = await effectOf(() => replyToTopic(site, maya, topic.id, { content: 'We went there on a rainy day.' }))

    expect(asSets(effect)).toEqual({ dropped: these(at.topic, TIPS, ...LISTS, ...MEMBERS), purged: NONE })
  })

  it('for a new topic: every page with the sidebar, and members’', async () => {
    const { site, maya, category, withSidebar, effectOf } = await twoProcesses()

    const effect = await effectOf(() => openTopic(site, maya, { categoryId: category.id, title: 'Indoor slides', content: 'Which ones are good for a two-year-old?' }))

    expect(asSets(effect)).toEqual({ dropped: these(...withSidebar, ...MEMBERS), purged: NONE })
  })

  it('for an edited post: its topic, for good, as people edit to take something out', async () => {
    const { site, omar, reply, at, effectOf } = await twoProcesses()

    const effect = await effectOf(() => editPost(site, omar, reply.id, { content: 'No names here any longer.' }))

    expect(asSets(effect)).toEqual({ dropped: these(at.topic), purged: these(at.topic) })
  })

  it('for a post that is hidden, removed or reported for a child’s details: its topic for good, and what counts posts', async () => {
    const { site, maya, omar, ines, rows, aPost, topic, at, withSidebar, effectOf } = await twoProcesses()
    const aReply = () => aPost(topic, { by: rows.omar })
    const taken = { dropped: these(...withSidebar, ...MEMBERS), purged: these(at.topic) }
    const back = { dropped: these(...withSidebar, ...MEMBERS), purged: NONE }
    const [first, second, third] = [await aReply(), await aReply(), await aReply()]

    expect(asSets(await effectOf(() => hidePost(site, ines, first.id)))).toEqual(taken)
    expect(asSets(await effectOf(() => unhidePost(site, ines, first.id)))).toEqual(back)
    expect(asSets(await effectOf(() => removePost(site, omar, second.id)))).toEqual(taken)
    expect(asSets(await effectOf(() => restorePost(site, omar, second.id)))).toEqual(back)
    expect(asSets(await effectOf(() => reportPost(site, maya, third.id, { reason: 'child-details' })))).toEqual(taken)
  })

  it('for a topic that is hidden, or goes with its opening post, or has another title: every page that may name it, for good', async () => {
    const { site, maya, ines, rows, aTopic, topic, at, withSidebar, effectOf } = await twoProcesses()
    const alone = await aTopic({ by: rows.maya })
    const lists = [TIPS, ...LISTS, ACTIVITIES, at.other, ...MEMBERS]

    const hidden = asSets(await effectOf(() => markTopic(site, ines, topic.id, HIDDEN, true)))
    expect(hidden).toEqual({ dropped: these(...withSidebar, ...MEMBERS), purged: these(...lists, at.topic) })
    const shown = asSets(await effectOf(() => markTopic(site, ines, topic.id, HIDDEN, false)))
    expect(shown).toEqual({ dropped: these(...withSidebar, ...MEMBERS), purged: NONE })
    const renamed = asSets(await effectOf(() => changeTopic(site, ines, topic.id, { title: 'First visits' })))
    expect(renamed).toEqual({ dropped: these(...withSidebar, ...MEMBERS), purged: these(...withSidebar, ...MEMBERS) })
    const removed = asSets(await effectOf(() => removePost(site, maya, alone.posts[0]!.id)))
    expect(removed.purged).toEqual(these(...lists, at.topic))
  })

  it('for a topic that is locked or moved, and for a category that is added or renamed: what shows them', async () => {
    const { site, ines, rosa, topic, category, activities, withSidebar, effectOf } = await twoProcesses()
    const all = { dropped: these(...withSidebar, ...MEMBERS), purged: NONE }
    const look = { name: 'Tips', description: 'All of them.', look: 'rose' } as const

    expect(asSets(await effectOf(() => markTopic(site, ines, topic.id, LOCKED, true)))).toEqual(all)
    expect(asSets(await effectOf(() => changeTopic(site, ines, topic.id, { categoryId: activities.id })))).toEqual(all)
    expect(asSets(await effectOf(() => changeCategory(site, rosa, category.id, look)))).toEqual(all)
    expect(asSets(await effectOf(() => addCategory(site, rosa, { ...look, name: 'Crafts' })))).toEqual(all)
  })

  it('for what a member says about themselves: their page; for their photo and role: every page of the forum', async () => {
    const { site, maya, omar, rosa, withSidebar, effectOf } = await twoProcesses()
    const forum = these(...withSidebar, MAYA, OMAR)

    expect(asSets(await effectOf(() => changeProfile(site, maya, { about: 'Two kids.' })))).toEqual({ dropped: these(MAYA), purged: these(MAYA) })
    expect(asSets(await effectOf(() => changeAvatar(site, maya, () => aPicture().jpeg().toBuffer())))).toEqual({ dropped: forum, purged: NONE })
    expect(asSets(await effectOf(() => removeAvatar(site, maya)))).toEqual({ dropped: forum, purged: forum })
    expect(asSets(await effectOf(() => changeRole(site, rosa, omar.id, 'moderator')))).toEqual({ dropped: forum, purged: NONE })
  })

  it('for a member who joins: what counts members; for one who is deleted, or loses all they wrote: the whole forum, for good', async () => {
    const two = await twoProcesses()
    const { site, maya, omar, rosa, withSidebar, effectOf } = two
    const forum = these(...withSidebar, MAYA, OMAR)

    expect(asSets(await effectOf(() => registered(two, 'nora')))).toEqual({ dropped: these(...withSidebar), purged: NONE })
    expect(asSets(await effectOf(() => removeAllBy(site, rosa, omar.id)))).toEqual({ dropped: forum, purged: forum })
    expect(asSets(await effectOf(() => eraseMember(site, maya.id)))).toEqual({ dropped: forum, purged: forum })
  })

  it('for a fact: every page that shows facts, and every text when it says something else, for good when an answer is taken back', async () => {
    const { site, rosa, maya, withSidebar, effectOf } = await twoProcesses()
    const shown = [LANDING, ...VISIT, ...BLOG]
    const changed = { dropped: these(...shown), purged: NONE }
    const takenBack = { dropped: changed.dropped, purged: changed.dropped }
    // Texts may say what it says.
    const said = these(...shown, ...withSidebar, TERMS)
    const poll = { question: 'Which days?', choices: ['Weekdays', 'Weekends'], openUntil: '2026-06-01' }

    expect(asSets(await effectOf(() => changeFact(site, rosa, 'ages', { short: '1–12' })))).toEqual({ dropped: said, purged: NONE })
    expect(asSets(await effectOf(() => checkFact(site, rosa, 'ages')))).toEqual(changed)
    expect(asSets(await effectOf(() => changeFact(site, rosa, 'ages', { state: 'not-decided' })))).toEqual({ dropped: said, purged: said })
    expect(asSets(await effectOf(() => askParents(site, rosa, 'ages', poll)))).toEqual(changed)
    const { id } = await site.db.selectFrom('poll').select('id').executeTakeFirstOrThrow()
    const choice = await site.db.selectFrom('pollChoice').select('id').executeTakeFirstOrThrow()
    expect(asSets(await effectOf(() => vote(site, maya, id, { choiceId: choice.id })))).toEqual(changed)
    expect(asSets(await effectOf(() => removePoll(site, rosa, 'ages')))).toEqual(takenBack)
  })

  it('for the city or the opening: every page, which say where it is and whether it’s open', async () => {
    const { site, rosa, withSidebar, effectOf } = await twoProcesses()
    const all = these(LANDING, ...VISIT, ...BLOG, ...withSidebar, MAYA, OMAR, TERMS)

    expect(asSets(await effectOf(() => changeFact(site, rosa, 'city', { short: 'Round Rock, Texas' }))).dropped).toEqual(all)
    expect(asSets(await effectOf(() => changeFact(site, rosa, 'opening-date', { opening: 'open' }))).dropped).toEqual(all)
  })

  it('for a blog post: nothing while it is written, the blog when it is published, and for good when it is taken back', async () => {
    const { site, rosa, blogPost, effectOf } = await twoProcesses()
    const blog = these(...BLOG)
    const save = async ({ id, version }: typeof blogPost, title: string) => saveBlogPost(site, rosa, id, { version, title })

    let post = blogPost
    expect(asSets(await effectOf(async () => (post = await save(post, 'Rainy days'))))).toEqual({ dropped: NONE, purged: NONE })
    expect(asSets(await effectOf(async () => (post = await publishBlogPost(site, rosa, post.id, post))))).toEqual({ dropped: blog, purged: NONE })
    expect(asSets(await effectOf(() => unpublishBlogPost(site, rosa, post.id, post)))).toEqual({ dropped: blog, purged: blog })
    expect(asSets(await effectOf(() => removeBlogPost(site, rosa, post.id)))).toEqual({ dropped: blog, purged: blog })
  })

  it('for a setting: every page, for good when the announcement bar said something else', async () => {
    const { site, rosa, withSidebar, effectOf } = await twoProcesses()
    const pages = these(LANDING, '/visit', '/blog', '/blog/rainy-day-play', ...withSidebar, MAYA, OMAR, '/forum/terms')
    const say = (text: string) => changeSettings(site, rosa, { announcementBar: { text, link: '' } })

    expect(asSets(await effectOf(() => say('Opening soon')))).toEqual({ dropped: pages, purged: NONE })
    expect(asSets(await effectOf(() => say('Opening later')))).toEqual({ dropped: pages, purged: pages })
  })
})

it('a reply shows up in the pages of another process within half a second', async () => {
  const { site, maya, topic, at, neighbor } = await twoProcesses()
  await neighbor.ask(at.topic)

  await replyToTopic(site, maya, topic.id, { content: 'The one on Lamar has a quiet room.' })

  await expect.poll(async () => (await neighbor.ask(at.topic)).text(), { interval: 50 }).toContain('quiet room')
})

it('who replies sees it at once, and the landing page is not rendered again', async () => {
  const { site, maya, topic, at, ask, cache } = await twoProcesses()
  await ask('/')
  await ask(at.topic)
  const rendered: string[] = []
  const store = cache.store.bind(cache)
  cache.store = (key, page, shown) => {
    rendered.push((JSON.parse(key) as string[])[0] ?? '')
    store(key, page, shown)
  }

  await replyToTopic(site, maya, topic.id, { content: 'The one on Lamar has a quiet room.' })
  await ask('/')

  expect(await (await ask(at.topic)).text()).toContain('quiet room')
  expect(rendered).toEqual([at.topic])
})
