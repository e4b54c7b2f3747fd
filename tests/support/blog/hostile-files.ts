import { gzipSync } from 'node:zlib'
import { aGif, anEmptyPng, aPicture, aSwellingChunk, EXIF, MARK, pngChunk, withSegments } from './made-pictures.ts'

interface HostileFile {
  what: string
  bytes: Uint8Array
  /** `refused` with a status of 4xx, or taken in and `harmless` afterwards. */
  becomes: 'refused' | 'harmless'
}

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')
const SCRIPT = '<script>alert(document.cookie)</script>'
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`
const PHP = '<?php system($_GET["c"]); ?>'
const MEGABYTE = 1024 * 1024
const LARGEST = { width: 65_535, height: 65_535 }

/** Texts and programs under the name of a picture, and kinds of files this site does not read. */
const OTHER_KINDS: Readonly<Record<string, string | Uint8Array>> = {
  'an SVG with a script': SVG,
  'an SVG with a declaration and an event': `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`,
  'an SVG that reads a file': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>`,
  'an SVG with a page in it': `<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><body xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</body></foreignObject></svg>`,
  'a packed SVG': gzipSync(SVG),
  'a page named .png': `<!doctype html><html>${SCRIPT}</html>`,
  'a page after blank lines': `\n\n   <html>${SCRIPT}</html>`,
  'a script named .png': 'alert(document.cookie)',
  'PHP named .png': PHP,
  'a shell script': '#!/bin/sh\nrm -rf /\n',
  'a Windows program': 'MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff',
  'a Linux program': '\x7fELF\x02\x01\x01\0',
  'a ZIP archive': 'PK\x03\x04\x14\0\0\0\x08\0',
  'a PDF': '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj',
  'JSON': '{"picture": true}',
  'a film': '\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41',
  'a HEIC picture': '\0\0\0\x18ftypheic\0\0\0\0heicmif1',
  'a TIFF of Intel order': 'II*\0\x08\0\0\0\0\0',
  'a TIFF of Motorola order': 'MM\0*\0\0\0\x08\0\0',
  'a BMP': 'BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0',
  'an icon': '\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0',
  'a Photoshop file': '8BPS\0\x01\0\0\0\0\0\0\0\x03',
  'a JPEG XL picture': '\xff\x0a\xfa\x1f\x01\x91',
  'a JPEG 2000 picture': '\0\0\0\x0cjP  \r\n\x87\n',
  'PostScript': '%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file\n',
  'drawing commands that run a program': 'push graphic-context\nviewbox 0 0 9 9\nfill \'url(https://x/"|id>/tmp/x")\'\npop graphic-context',
  'a script of a picture program': '<?xml version="1.0"?><image><read filename="/etc/passwd"/></image>',
  'nothing at all': '',
  'one byte': '\x89',
  'zeros': new Uint8Array(1024),
  'the start of a JPEG, then a page': `\xff\xd8\xff\xe0${SCRIPT}`,
  'the start of a PNG, then PHP': `\x89PNG\r\n\x1a\n${PHP}`,
  'a script that begins like a GIF': `GIF89a=1;${SCRIPT}`,
  'the start of a WebP, then a script': `RIFF\xff\0\0\0WEBP${SCRIPT}`,
  'the start of an AVIF, then a script': `\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf${SCRIPT}`,
}

/** Pictures cut short, changed, or larger than they look. */
async function damagedOnes(): Promise<Record<string, Uint8Array>> {
  const [png, jpeg, webp, gif, avif] = await encodedFive()
  const half = (file: Buffer) => file.subarray(0, Math.floor(file.byteLength / 2))
  const changed = (file: Buffer, at: number, value: number) => Buffer.concat([file.subarray(0, at), Buffer.from([value]), file.subarray(at + 1)])
  return {
    ...{ 'half a PNG': half(png), 'half a JPEG': half(jpeg), 'half a WebP': half(webp), 'half a GIF': half(gif), 'half an AVIF': half(avif) },
    'a PNG with a wrong first byte': changed(png, 0, 0x88),
    'a PNG with a wrong checksum': changed(png, png.indexOf('IDAT') + 6, 0),
    'a PNG of no size': anEmptyPng(0, 0),
    'a PNG of 30,000 by 30,000 pixels in few bytes': anEmptyPng(30_000, 30_000),
    'a PNG of one pixel by 25,000,001': anEmptyPng(1, 25_000_001),
    'a JPEG that says it is 65,500 pixels wide and high': largerJpeg(jpeg),
    'a GIF whose frame says it is 65,535 pixels wide and high': aGif(1, LARGEST, LARGEST),
    'a WebP that says it is 16,384 pixels wide and high': await largerWebp(),
  }
}

const encodedFive = () => {
  const pixels = () => aPicture(300, 200)
  return Promise.all([pixels().png(), pixels().jpeg(), pixels().webp(), pixels().gif(), pixels().avif()].map((made) => made.toBuffer())) as Promise<
    [Buffer, Buffer, Buffer, Buffer, Buffer]
  >
}

/** The frame header of a JPEG holds its height and width. */
function largerJpeg(jpeg: Buffer): Buffer {
  const larger = Buffer.from(jpeg)
  const frame = larger.indexOf(latin('\xff\xc0'))
  larger.writeUInt16BE(65_500, frame + 5)
  larger.writeUInt16BE(65_500, frame + 7)
  return larger
}

/** A lossless WebP holds its size in 14 bits each, behind a byte of its own. */
async function largerWebp(): Promise<Buffer> {
  const larger = await aPicture().webp({ lossless: true }).toBuffer()
  larger.fill(0xff, larger.indexOf('VP8L') + 9, larger.indexOf('VP8L') + 12)
  return larger
}

/** Real pictures that carry more than pixels. */
async function laden(): Promise<Record<string, Uint8Array>> {
  const [png, jpeg, , gif] = await encodedFive()
  const zip = latin(`PK\x03\x04\x14\0\0\0\0\0${MARK}PK\x05\x06${'\0'.repeat(18)}`)
  const beforeEnd = png.byteLength - 12
  const polyglot = aGif(1, { width: 0x2a2f, height: 1 }) // the size reads "/*": a script takes all behind it for a comment
  return {
    'a GIF that is a script as well': Buffer.concat([polyglot, latin(`*/=1;alert("${MARK}")`)]),
    'a JPEG that is a ZIP archive as well': Buffer.concat([jpeg, zip]),
    'a PNG with PHP behind it': Buffer.concat([png, latin(PHP + MARK)]),
    'a GIF with a page behind it': Buffer.concat([gif, latin(SCRIPT + MARK)]),
    'a JPEG with PHP as its comment': withSegments(jpeg, [[0xfe, PHP + MARK]]),
    'a JPEG with a thumbnail': withSegments(jpeg, [[0xe0, `JFXX\0\x10${MARK}`]]),
    'a JPEG with a caption': withSegments(jpeg, [[0xed, `Photoshop 3.0\0${MARK}`]]),
    'a PNG with text': Buffer.concat([png.subarray(0, beforeEnd), pngChunk('tEXt', latin(`Comment\0${MARK}`)), png.subarray(beforeEnd)]),
    'a PNG whose text swells to 100 MB': anEmptyPng(9, 9, [aSwellingChunk('zTXt', 100 * MEGABYTE)]),
    'a PNG whose color profile swells to 100 MB': anEmptyPng(9, 9, [aSwellingChunk('iCCP', 100 * MEGABYTE)]),
    'a GIF whose screen says it is 65,535 pixels wide and high': aGif(1, LARGEST),
    'a GIF of 10,000 frames': aGif(10_000),
    'a JPEG with the place it was taken': await aPicture().withExif(EXIF).jpeg().toBuffer(),
    'a PNG with the place it was taken': await aPicture().withExif(EXIF).png().toBuffer(),
    'a WebP with the place it was taken': await aPicture().withExif(EXIF).webp().toBuffer(),
    'an AVIF with the place it was taken': await aPicture().withExif(EXIF).avif().toBuffer(),
    'a JPEG with XMP': await aPicture().withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${MARK}</a></x:xmpmeta>`).jpeg().toBuffer(),
    'a JPEG with a color profile': await aPicture().withIccProfile('p3').jpeg().toBuffer(),
  }
}

/** Files someone may send to do harm, all made here. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const refused = { ...OTHER_KINDS, ...(await damagedOnes()) }
  const asFile = (becomes: HostileFile['becomes']) => ([what, content]: [string, string | Uint8Array]): HostileFile => ({
    ...{ what, becomes, bytes: typeof content === 'string' ? latin(content) : content },
  })
  return [...Object.entries(refused).map(asFile('refused')), ...Object.entries(await laden()).map(asFile('harmless'))]
}

/** Names someone may give a file; nothing of them is ever kept. */
export const HOSTILE_NAMES: readonly string[] = [
  ...['../../x.png', 'C:\\x.png', 'x\0.png', 'x\u202Egnp.exe', 'CON', 'x.png.php', 'a'.repeat(300)],
]
