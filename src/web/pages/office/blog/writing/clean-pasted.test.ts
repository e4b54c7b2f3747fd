import { describe, expect, it } from 'vitest'
import { cleanPasted } from './clean-pasted.ts'

describe('pasted text', () => {
  it.each([
    ['loses styles and handlers', '<p style="color:red" onclick="x()">a <b style="font-weight:700">b</b></p>', '<p>a <strong>b</strong></p>'],
    ['loses scripts and styles with their text', '<style>p{}</style><script>x()</script><p>a</p>', '<p>a</p>'],
    ['is not bold where a text program only says so', '<b style="font-weight:normal;" id="x"><p>a</p></b>', '<p>a</p>'],
    ['keeps headings and slanted words', '<h1>a</h1><p><i>b</i></p>', '<h2>a</h2><p><em>b</em></p>'],
    ['keeps what only looks like a style', '<p>set style="x" here</p>', '<p>set style=&quot;x&quot; here</p>'],
    ['is left alone when it comes from the editor', '<p data-pm-slice="1 1 []">a</p>', '<p data-pm-slice="1 1 []">a</p>'],
  ])('%s, once it is cleaned', (_, html, clean) => {
    expect(cleanPasted(html)).toBe(clean)
  })
})
