import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** How the server treats a message: takes it, never answers, or answers with this SMTP status. */
export type Mood = 'takes' | 'hangs' | 421 | 451 | 550

/** A real mail server on loopback that keeps what it is sent. */
export async function startMailServer() {
  const received: string[] = []
  let mood: Mood = 'takes'
  let trusts = true
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 200,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username }, _session, done) => (trusts ? done(null, { user: username }) : done(new Error('who?'))),
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (mood === 'hangs') return
        if (mood !== 'takes') return done(Object.assign(new Error('not now'), { responseCode: mood }))
        received.push(Buffer.concat(chunks).toString('utf8'))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const close = () => new Promise<void>((resolve) => void server.close(() => resolve()))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, received, feel: (next: Mood) => void (mood = next), trust: (next: boolean) => void (trusts = next), close }
}
