// The floor: answers every request with one stored response, as fast as node:http can. Started as a process
// of its own with the response's file as its argument; `storeAnswer` writes that file.
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import { fileURLToPath } from 'node:url'

/** Headers that belong to one connection, not to the response. */
const OF_THE_CONNECTION = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding'])

/** Keeps the bytes and headers of one answer of another server, compressed as it came. */
export function storeAnswer(url, headers, file) {
  return new Promise((resolve, reject) => {
    get(url, { headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray())
      const forwarded = Object.entries(answer.headers).filter(([name]) => !OF_THE_CONNECTION.has(name))
      const stored = { status: answer.statusCode, headers: Object.fromEntries(forwarded), body: body.toString('base64') }
      writeFileSync(file, JSON.stringify(stored))
      resolve({ status: answer.statusCode, encoding: answer.headers['content-encoding'], bytes: body.length })
    }).on('error', reject)
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { status, headers, body } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
  const bytes = Buffer.from(body, 'base64')
  const all = { ...headers, 'content-length': bytes.length }
  createServer((_, response) => response.writeHead(status, all).end(bytes)).listen(Number(process.env.PORT))
}
