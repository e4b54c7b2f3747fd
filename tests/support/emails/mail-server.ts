import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

/** How the server treats a message: takes it, never answers, or answers with this SMTP status. */
export type Mood = 'takes' | 'hangs' | 421 | 451 | 550

/** A real mail server on loopback that keeps what it is sent. */
export async function startMailServer() {
  const received: string[] = []
  let mood: Mood = 'takes'
  let trusts = true
  let slow = { host: '', ms: 0 }
  const isSlow = (text: string) => slow.host !== '' && new RegExp(`^To: \\S+@${slow.host}\\r$`, 'm').test(text)
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 200,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username }, _session, done) => (trusts ? done(null, { user: username }) : done(new Error('who?'))),
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        if (mood === 'hangs') return
        if (mood !== 'takes') return done(Object.assign(new Error('not now'), { responseCode: mood }))
        const text = Buffer.concat(chunks).toString('utf8')
        if (isSlow(text)) await wait(slow.ms)
        received.push(text)
        done()
      })
    },
  })
  // A site that's killed amid a message resets its connection.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const close = () => new Promise<void>((resolve) => void server.close(() => resolve()))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`, received, close,
    feel: (next: Mood) => void (mood = next),
    trust: (next: boolean) => void (trusts = next),
    /** Confirms messages to this host only after a while. */
    slowDown: (host: string, ms: number) => void (slow = { host, ms }),
  }
}
