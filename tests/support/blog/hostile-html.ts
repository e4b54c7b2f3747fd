import fc from 'fast-check'
import { anyText } from '../any-text.ts'
import { parseDocument } from 'htmlparser2'
import { HOSTILE_TEXTS } from '../../e2e/support/hostile-texts.ts'

const HIT = 'window.__hit=1'

/** Known ways around sanitizers: parsers that disagree, broken attributes, foreign content, odd schemes. */
const MARKUP_ATTACKS: readonly string[] = [
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${HIT}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${HIT}>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${HIT}>">`,
  `<svg><foreignobject><math><mi><style></mi></math></foreignobject><img src=x onerror=${HIT}></style></svg>`,
  `<noscript><p title="</noscript><img src=x onerror=${HIT}>">`,
  `<xmp><p title="</xmp><img src=x onerror=${HIT}>"></xmp>`,
  `<textarea><img title="</textarea><img src=x onerror=${HIT}>"></textarea>`,
  `<select><option><style></option></select><img src=x onerror=${HIT}></style>`,
  `<iframe><img title="</iframe><img src=x onerror=${HIT}>"></iframe>`,
  `<!--><img src=x onerror=${HIT}>-->`,
  `<!-- --!><img src=x onerror=${HIT}> -->`,
  `<![CDATA[><img src=x onerror=${HIT}>]]>`,
  `<?xml ><img src=x onerror=${HIT}> ?>`,
  `<a href="jav&#x09;ascript:${HIT}">a</a>`,
  `<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;${HIT}">a</a>`,
  `<a href=" &#1; javascript:${HIT}">a</a>`,
  `<a href="javascript&colon;${HIT}">a</a>`,
  `<a href="vbscript:msgbox(1)">a</a>`,
  `<a href="data:text/html;base64,PHNjcmlwdD53aW5kb3cuX19oaXQ9MTwvc2NyaXB0Pg==">a</a>`,
  `<a href="blob:https://here.invalid/x">a</a>`,
  `<a href="/\\evil.example">a</a>`,
  `<a href="https://user:pass@evil.example">a</a>`,
  `<img src="x:x" onerror="${HIT}">`,
  `<img src="/illustrations/x.svg" onload="${HIT}" alt="x">`,
  `<img src="/illustrations/x.svg" onload=${HIT} alt="x">`,
  `<img src=https://example.com/x.png alt="&quot; onerror=${HIT} x=&quot;">`,
  `<img src=\`x\` onerror=${HIT}>`,
  `<img """><script>${HIT}</script>">`,
  `<img srcset="x 1x" src=x onerror=${HIT}>`,
  `<p style="background:url(javascript:${HIT})">a</p>`,
  `<p/onclick=${HIT}>a</p>`,
  `<p\u000conclick=${HIT}>a</p>`,
  `<p onclick\n=\n"${HIT}">a</p>`,
  `<<script>${HIT};//<</script>`,
  `<scr\u0000ipt>${HIT}</scr\u0000ipt>`,
  `<script\u0020src="data:text/javascript,${HIT}"></script >`,
  `<script/x>${HIT}</script/x>`,
  `</p><p><script>${HIT}</script>`,
  `<table><tr><td><script>${HIT}</script><caption><img src=x onerror=${HIT}>`,
  `<table background="javascript:${HIT}"><td background="javascript:${HIT}">`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>${HIT}</script></svg>#x"/></svg>`,
  `<svg><a xlink:href="javascript:${HIT}"><text>a</text></a></svg>`,
  `<svg><set attributeName=href to=javascript:${HIT}></svg>`,
  `<math href="javascript:${HIT}">a</math>`,
  `<embed src="javascript:${HIT}">`,
  `<link rel=stylesheet href="javascript:${HIT}">`,
  `<link rel=import href="data:text/html,<script>${HIT}</script>">`,
  `<marquee onstart=${HIT}>a</marquee>`,
  `<isindex action="javascript:${HIT}" type=submit>`,
  `<button formaction="javascript:${HIT}" form=x>a</button>`,
  `<keygen autofocus onfocus=${HIT}>`,
  `<dialog open onclose=${HIT}><form method=dialog><button>a</button></form></dialog>`,
  `<p popover id=x onbeforetoggle=${HIT}>a</p><button popovertarget=x>b</button>`,
  `<portal src="javascript:${HIT}"></portal>`,
  `<div is="x-y" onfocus=${HIT} tabindex=1 autofocus>a</div>`,
  `<template shadowrootmode=open><img src=x onerror=${HIT}></template>`,
  `<plaintext><img src=x onerror=${HIT}>`,
  `<title><img src=x onerror=${HIT}></title>`,
  `<frameset onload=${HIT}><frame src="javascript:${HIT}">`,
  `<html onmouseover=${HIT}><body onpageshow=${HIT}>`,
  `<a name=getElementById id=state>a</a><img id=root name=body src=/illustrations/x.svg alt=x>`,
  `<em lang='x" onfocus=${HIT} y="'>a</em>`,
  `<ol start='1" onfocus=${HIT} y="'><li>a</li></ol>`,
  `<td colspan='2" onfocus=${HIT} y="'>a</td>`,
  `&lt;script&gt;${HIT}&lt;/script&gt;`,
  `&amp;lt;img src=x onerror=${HIT}&amp;gt;`,
]

/** Every attack, whether or not it is one on markup. */
export const ATTACKS: readonly string[] = [...HOSTILE_TEXTS, ...MARKUP_ATTACKS]

const TAGS =
  'p h1 h2 h3 h6 ul ol li blockquote pre code hr br strong b em i s a figure figcaption img table thead tbody tr th td div span script style svg math iframe noscript textarea select option template form input xmp title'.split(' ')
const ATTRIBUTES = 'href src alt width height lang start scope colspan rowspan style class id onerror onload onclick target rel srcset xlink:href'.split(' ')
const VALUES = [
  '', '1', '2', '600', 'fr', 'col', '/forum', '#part', 'https://example.com/a?b=1&c=2', '//evil.example', `javascript:${HIT}`, `JaVa\tScRiPt:${HIT}`,
  'data:text/html,x', '/illustrations/cover-rain.svg', `/pictures/${'0a'.repeat(16)}/800.webp`, 'mailto:a@b.example', HIT, '"><script>', "'", '&quot;', 'a b', 'é\u0000',
]
const QUOTES = ['"', "'", '', '`']
const WORDS = ['a', 'rain', ' ', '\n', '&amp;', '&lt;', '&nbsp;', '&#0;', '&#x202e;', '<', '>', '"', '&', 'é', '🙂', '\ud800', '\u2028', '\r\n', '<!--', '-->', ']]>', '</', '/>']

/** HTML as a hostile or careless hand writes it: tags that do not fit, broken attributes, attacks in the middle. */
export function aDocument(): fc.Arbitrary<string> {
  const attribute = fc
    .tuple(fc.constantFrom(...ATTRIBUTES), fc.constantFrom(...VALUES), fc.constantFrom(...QUOTES))
    .map(([name, value, quote]) => ` ${name}=${quote}${value}${quote}`)
  const opening = fc
    .tuple(fc.constantFrom(...TAGS), fc.array(attribute, { maxLength: 3 }), fc.constantFrom('>', '>', '>', '/>', ''))
    .map(([tag, attributes, end]) => `<${tag}${attributes.join('')}${end}`)
  const closing = fc.constantFrom(...TAGS).map((tag) => `</${tag}>`)
  const piece = fc.oneof(
    { weight: 6, arbitrary: opening },
    { weight: 4, arbitrary: closing },
    { weight: 5, arbitrary: fc.constantFrom(...WORDS) },
    { weight: 1, arbitrary: fc.constantFrom(...ATTACKS) },
    { weight: 1, arbitrary: anyText(12) },
  )
  return fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''))
}

/** An element as the API would send it, had no one looked at it. */
interface AnyElement {
  tag: string
  attributes: Readonly<Record<string, unknown>>
  children: readonly (string | AnyElement)[]
}

/** HTML as elements that no one cleaned: scripts, handlers and all. */
export const uncleanedTree = (html: string): (string | AnyElement)[] => asSent(parseDocument(html).children)

const asSent = (nodes: ReturnType<typeof parseDocument>['children']): (string | AnyElement)[] =>
  nodes.flatMap((node): (string | AnyElement)[] => {
    if ('attribs' in node) return [{ tag: node.name, attributes: node.attribs, children: asSent(node.children) }]
    return node.nodeType === 3 ? [(node as typeof node & { data: string }).data] : []
  })

/** What no HTML becomes, but data could hold: ways of React, and names every object has. */
export const HOSTILE_ELEMENTS: readonly AnyElement[] = [
  { tag: 'p', attributes: { dangerouslySetInnerHTML: { __html: `<img src=x onerror=${HIT}>` } }, children: [] },
  { tag: 'img', attributes: { src: '/illustrations/x.svg', alt: 'x', onError: HIT, style: { color: 'red' } }, children: [] },
  { tag: 'iframe', attributes: { srcDoc: `<script>parent.__hit=1</script>` }, children: ['a'] },
  { tag: 'constructor', attributes: {}, children: ['a'] },
]
