import { z } from 'zod'
import type { BlogCard, BlogLink, BlogPostAnswer, BlogPostView, WholeBlogPost } from '../../shared/blog.ts'
import { ALLOWED, type BlogElement, type BlogNode } from '../../shared/blog-tree.ts'
import { id, momentOrNull, viewSchema } from './view-schema.ts'
import { keysOf } from '../../shared/typed-object.ts'

const text = z.string()
const orNull = text.nullable()
const aCard = {
  id, slug: text, title: text, excerpt: text, featuredImage: orNull, featuredImageAlt: text,
  authorName: text, authorTitle: orNull, authorImage: orNull, publishedAt: momentOrNull,
}

export const BlogPostSchema = viewSchema<BlogPostView>()('BlogPost', z.strictObject({ ...aCard, content: text }))
const CardSchema = viewSchema<BlogCard>()('BlogCard', z.strictObject(aCard))
const LinkSchema = viewSchema<BlogLink>()('BlogLink', z.strictObject({ slug: text, title: text }))

const ElementSchema = viewSchema<BlogElement>()(
  'BlogElement',
  z.strictObject({
    tag: z.enum(keysOf(ALLOWED)),
    attributes: z.record(text, text).readonly(),
    children: z.array(z.lazy((): z.ZodType<BlogNode> => NodeSchema)).readonly(),
  }),
)
const NodeSchema = viewSchema<BlogNode>()('BlogNode', z.union([text, ElementSchema]))

const WholePostSchema = viewSchema<WholeBlogPost>()(
  'WholeBlogPost',
  z.strictObject({
    ...aCard, content: text, body: z.array(NodeSchema).readonly(), address: text, readingMinutes: z.int(), updatedAt: momentOrNull,
    shareTitle: orNull, shareDescription: orNull, sharePicture: orNull, isPreview: z.boolean(),
  }),
)

export const BlogAnswerSchema = viewSchema<BlogPostAnswer>()(
  'BlogPostAnswer',
  z.strictObject({
    post: WholePostSchema,
    previous: LinkSchema.nullable(),
    next: LinkSchema.nullable(),
    related: z.array(CardSchema),
  }),
)
