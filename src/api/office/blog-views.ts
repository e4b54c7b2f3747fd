import { z } from 'zod'
import type { BlogDraft, BlogDraftView, BlogRevisionView } from '../../shared/blog/blog.ts'
import type { OfficePosts, OfficePostView, PresenceAnswer, RevisionEntry } from '../../shared/office/blog/office-blog.ts'
import { count, id, moment, momentOrNull, viewSchema } from '../http/view-schema.ts'

const text = z.string()
const orNull = text.nullable()
const yes = z.boolean()
const state = z.enum(['draft', 'scheduled', 'published'])
const aDraft = {
  slug: text, title: text, excerpt: text, content: text, authorName: text, authorTitle: orNull, authorImage: orNull,
  featuredImage: orNull, featuredImageAlt: text, shareTitle: orNull, shareDescription: orNull, sharePicture: orNull,
}

const DraftSchema = viewSchema<BlogDraft>()('BlogDraft', z.strictObject(aDraft))
const DraftViewSchema = viewSchema<BlogDraftView>()(
  'BlogDraftInOffice',
  z.strictObject({ ...aDraft, id, state, publishedAt: momentOrNull, isPending: yes, hasPreview: yes, version: id, changedAt: moment }),
)
export const DraftAnswer = z.strictObject({ post: DraftViewSchema })

const OfficePostSchema = viewSchema<OfficePostView>()(
  'BlogPostInOfficeList',
  z.strictObject({ id, slug: text, title: text, authorName: text, state, publishedAt: momentOrNull, isPending: yes, changedAt: moment }),
)
export const OfficePostsSchema = viewSchema<OfficePosts>()(
  'BlogPostsInOffice',
  z.strictObject({ posts: z.array(OfficePostSchema), total: count, counts: z.strictObject({ draft: count, scheduled: count, published: count }) }),
)

const aRevision = { id, version: id, createdAt: moment, createdBy: orNull }
export const RevisionSchema = viewSchema<BlogRevisionView>()('BlogRevision', z.strictObject({ ...aRevision, draft: DraftSchema }))
export const RevisionEntrySchema = viewSchema<RevisionEntry>()('BlogRevisionEntry', z.strictObject({ ...aRevision, title: text }))

export const PresenceSchema = viewSchema<PresenceAnswer>()(
  'EditorsElsewhere',
  z.strictObject({ others: z.array(z.strictObject({ username: text, isYou: yes })), version: id }),
)
