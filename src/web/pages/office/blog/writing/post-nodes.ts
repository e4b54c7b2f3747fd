import { Image } from '@tiptap/extension-image'
import { Extension, type Extensions, Mark, Node } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { safeAddress } from '../../../../../shared/blog/blog-addresses.ts'
import { DECORATION } from '../../../../../shared/blog/blog-tree.ts'
import { isOwnPicture } from '../../../../../shared/pictures/pictures.ts'

/** A picture in a text, as its dialog knows it. */
export interface PostPicture {
  src: string
  alt: string
  /** Nothing is to be said of it. */
  isDecoration: boolean
  caption: string
  width: number | null
  height: number | null
}

const silent = (value: unknown) => ({ default: value, rendered: false, parseHTML: () => undefined })

/** A picture by itself with its caption. Only pictures of this site: what is pasted from others is left out. */
const Picture = Image.extend({
  addAttributes: () => ({
    src: silent(''), alt: silent(''), isDecoration: silent(false),
    caption: silent(''), width: silent(null), height: silent(null),
  }),
  parseHTML: () => [
    { tag: 'figure', getAttrs: (figure) => ofFigure(figure) },
    { tag: 'img', getAttrs: (image) => ofImage(image) },
  ],
  renderHTML: ({ node }) => {
    const { src, alt, isDecoration, caption, width, height } = node.attrs as PostPicture
    const image = ['img', { src, alt, ...(isDecoration && { role: DECORATION }), ...(width && height && { width, height }) }] as const
    return caption ? ['figure', image, ['figcaption', caption]] : ['figure', image]
  },
  addInputRules: () => [],
})

function ofImage(image: HTMLElement): PostPicture | false {
  const src = image.getAttribute('src') ?? ''
  if (!isOwnPicture(src)) return false
  const alt = image.getAttribute('alt') ?? ''
  const side = (name: string) => Number(image.getAttribute(name)) || null
  return { src, alt, isDecoration: alt === '' && image.getAttribute('role') === DECORATION, caption: '', width: side('width'), height: side('height') }
}

function ofFigure(figure: HTMLElement): PostPicture | false {
  const images = figure.querySelectorAll('img')
  const picture = images.length === 1 && images[0] ? ofImage(images[0]) : false
  return picture && { ...picture, caption: figure.querySelector('figcaption')?.textContent?.trim() ?? '' }
}

/** What older texts may hold stays as it is: tables can be read and their words changed. */
const part = (name: string, tag: string, content: string, attributes: readonly string[] = []) =>
  Node.create({
    name,
    content,
    group: tag === 'table' ? 'block' : '',
    isolating: true,
    defining: true,
    addAttributes: () => Object.fromEntries(attributes.map((attribute) => [attribute, { default: null }])),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })
const TABLE = [
  part('table', 'table', 'tableHead? tableBody?'),
  part('tableHead', 'thead', 'tableRow+'),
  part('tableBody', 'tbody', 'tableRow+'),
  part('tableRow', 'tr', '(tableHeader | tableCell)+'),
  part('tableHeader', 'th', 'inline*', ['scope', 'colspan', 'rowspan']),
  part('tableCell', 'td', 'inline*', ['colspan', 'rowspan']),
]

/** Enter within a table's cell makes a new line, not a new cell. */
const Lines = Extension.create({
  name: 'linesInCells',
  priority: 1_000,
  addKeyboardShortcuts: () => ({
    Enter: ({ editor }) => (editor.isActive('tableCell') || editor.isActive('tableHeader')) && editor.commands.setHardBreak(),
  }),
})

const small = (name: string, tag: string) =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] })

/** Words of another language. */
const Foreign = Mark.create({
  name: 'foreign',
  priority: 1_100,
  excludes: '',
  addAttributes: () => ({ lang: { default: null } }),
  parseHTML: () => [{ tag: 'em[lang]' }],
  renderHTML: ({ HTMLAttributes }) => ['em', HTMLAttributes, 0],
})

/** What a post may consist of; everything else is left out when it is pasted. */
export const POST_PARTS: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    underline: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => safeAddress(address) !== undefined,
    },
  }),
  Picture,
  ...TABLE,
  Lines,
  Foreign,
  small('subscript', 'sub'),
  small('superscript', 'sup'),
]
