import { type ChangeEvent, useState } from 'react'
import type { BlogDraft, BlogDraftView } from '../../../../shared/blog/blog.ts'
import { slugOf } from '../../../../shared/text/slug.ts'
import type { DraftChange } from '../../../queries/office/blog-queries.ts'
import { TextArea, TextField } from '../../../ui/form/field.tsx'
import { PictureField } from './picture-field.tsx'

export interface PartProps {
  post: BlogDraftView
  errors: Record<string, string>
  onChange: (change: DraftChange) => void
}

type TextPart = Exclude<{ [Part in keyof BlogDraft]: BlogDraft[Part] extends string | null ? Part : never }[keyof BlogDraft], undefined>

/** What a field of one part needs. */
function fieldOf({ post, errors, onChange }: PartProps, name: TextPart) {
  return {
    name,
    value: post[name] ?? '',
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange({ [name]: target.value }),
  }
}

/** Title and address. The address follows the title until someone has written one, or readers know it. */
export function TitleFields(parts: PartProps) {
  const { post, errors, onChange } = parts
  const [follows, setFollows] = useState(() => post.state === 'draft' && (isMadeFrom(post.slug, post.title) || /^new-post(-\d+)?$/.test(post.slug)))
  const [publicSlug] = useState(post.state === 'published' ? post.slug : undefined)
  const onTitle = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const isFollowing = follows && post.state === 'draft' && target.value.trim() !== ''
    onChange({ title: target.value, ...(isFollowing && { slug: slugOf(target.value) }) })
  }
  // Another post has the address that was made from the title: the next one is tried.
  const nextSlug = follows && errors.slug ? nextAfter(post.slug) : undefined
  if (nextSlug) queueMicrotask(() => onChange({ slug: nextSlug }))
  return (
    <>
      <TextField label="Title" {...fieldOf(parts, 'title')} maxLength={200} onChange={onTitle} />
      <SlugField key={follows ? 'follows' : 'own'} slug={post.slug} error={follows ? undefined : errors.slug} publicSlug={publicSlug} onChange={(slug) => {
        setFollows(false)
        onChange({ slug })
      }} />
    </>
  )
}

const isMadeFrom = (slug: string, title: string): boolean => title !== '' && slug.replace(/-\d+$/, '') === slugOf(title).replace(/-\d+$/, '')

const nextAfter = (slug: string): string => {
  const [, base = slug, count = '1'] = /^(.*?)-(\d+)$/.exec(slug) ?? []
  return `${base.slice(0, 74)}-${Number(count) + 1}`
}

interface SlugFieldProps {
  slug: string
  error: string | undefined
  /** The address readers know. */
  publicSlug: string | undefined
  onChange: (slug: string) => void
}

/** The last part of the post's address. What is none yet is not saved, and made one when the field is left. */
function SlugField({ slug, error, publicSlug, onChange }: SlugFieldProps) {
  const [written, setWritten] = useState<string>()
  const isAddress = (text: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 80
  const shown = written ?? slug
  const isMoved = publicSlug !== undefined && shown !== publicSlug
  const warning = `This post is live at /blog/${publicSlug}. If you publish this change, that address and any links to it will stop working.`
  return (
    <div className={isMoved ? 'field-over' : undefined}>
      <TextField
        label="Web address"
        name="slug"
        value={shown}
        error={error}
        hint={isMoved ? warning : `Readers will find it at /blog/${shown}`}
        maxLength={80}
        onChange={({ target }) => {
          setWritten(target.value)
          if (isAddress(target.value)) onChange(target.value)
        }}
        onBlur={() => {
          if (written !== undefined && !isAddress(written) && written.trim() !== '') onChange(slugOf(written))
          setWritten(undefined)
        }}
      />
    </div>
  )
}

/** What stands on cards and beside the text. */
export function DetailFields(parts: PartProps) {
  const { post, errors, onChange } = parts
  return (
    <section className="card form" aria-labelledby="post-details">
      <h2 id="post-details">Post details</h2>
      <TextArea label="Excerpt" {...fieldOf(parts, 'excerpt')} hint="A sentence or two about the post." maxLength={500} rows={3} />
      <PictureField label="Cover image" src={post.featuredImage} error={errors.featuredImage} onChange={(featuredImage) => onChange({ featuredImage })} />
      {post.featuredImage && (
        <TextField
          label="Alt text for the cover image"
          {...fieldOf(parts, 'featuredImageAlt')}
          hint="Describe the image for people who can’t see it."
          maxLength={300}
        />
      )}
      <div className="two">
        <TextField label="Author" {...fieldOf(parts, 'authorName')} maxLength={100} />
        <TextField label="Author title (optional)" {...fieldOf(parts, 'authorTitle')} maxLength={100} />
      </div>
      <PictureField label="Author photo" src={post.authorImage} error={errors.authorImage} onChange={(authorImage) => onChange({ authorImage })} />
    </section>
  )
}

/** What messengers and networks show of the post, beside how that looks. */
export function ShareFields(parts: PartProps) {
  const { post, errors, onChange } = parts
  const picture = post.sharePicture ?? post.featuredImage ?? '/share.png'
  return (
    <section className="card form" aria-labelledby="post-share">
      <h2 id="post-share">Social sharing</h2>
      <p className="small muted">Leave blank to use the title, excerpt, and cover image.</p>
      <TextField label="Sharing title (optional)" {...fieldOf(parts, 'shareTitle')} maxLength={200} />
      <TextArea label="Sharing description (optional)" {...fieldOf(parts, 'shareDescription')} maxLength={500} rows={2} />
      <PictureField label="Sharing image" src={post.sharePicture} error={errors.sharePicture} onChange={(sharePicture) => onChange({ sharePicture })} />
      <figure className="post-card" aria-label="Sharing preview">
        <img src={picture} alt="" />
        <figcaption>
          <b>{post.shareTitle || post.title || 'Untitled'}</b>
          <span>{post.shareDescription || post.excerpt || 'Your excerpt shows here.'}</span>
          <span className="small muted">{location.host}</span>
        </figcaption>
      </figure>
    </section>
  )
}
