import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import MailComposer from 'nodemailer/lib/mail-composer'
import { describe, expect, it, onTestFinished } from 'vitest'
import { SmtpSender } from './smtp-sender.ts'

/** A mail server that answers each line it gets with what it's told to, after a while. */
async function aServer(answers: (line: string) => { text: string; afterMs?: number } | undefined) {
  let messages = 0
  const talk = (socket: Socket) => {
    let isData = false
    const say = async (line: string) => {
      const answer = answers(line)
      if (!answer) return
      await wait(answer.afterMs ?? 0)
      socket.write(`${answer.text}\r\n`)
    }
    socket.on('error', () => {})
    socket.write('220 ready\r\n')
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n')) {
        if (isData && line !== '.') continue
        if (line === 'DATA') isData = true
        if (line === '.') {
          isData = false
          messages += 1
        }
        if (line) void say(line)
      }
    })
  }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    talk(socket)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, messages: () => messages }
}

const usual = (line: string) => ({ text: line === 'DATA' ? '354 go on' : '250 fine' })
const aMessage = () => new MailComposer({ from: 'a@on-joue.test', to: 'b@example.com', subject: 'Bonjour', text: 'Bonjour.' }).compile()

function aSender(url: string) {
  const sender = new SmtpSender(url, { connectMs: 300, commandMs: 300, confirmMs: 2_000 })
  onTestFinished(() => sender.close())
  return sender
}

describe('a mail server that takes its time', () => {
  it('is waited for once it has the message, longer than for a command', async () => {
    const server = await aServer((line) => ({ ...usual(line), ...(line === '.' && { afterMs: 900 }) }))

    await aSender(server.url).send(aMessage())

    expect(server.messages()).toBe(1)
  })

  it.each(['EHLO', 'MAIL', 'RCPT', 'DATA'])('is left when it does not answer %s in time, without the message', async (command) => {
    const server = await aServer((line) => (line.startsWith(command) ? undefined : usual(line)))
    const start = Date.now()

    await expect(aSender(server.url).send(aMessage())).rejects.toMatchObject({ code: 'ETIMEDOUT' })

    expect(Date.now() - start).toBeLessThan(1_500)
    expect(server.messages()).toBe(0)
  })

  it('is left when it never confirms', async () => {
    const server = await aServer((line) => (line === '.' ? undefined : usual(line)))

    await expect(aSender(server.url).send(aMessage())).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  })

  it('is left at once when the site stops', async () => {
    const server = await aServer((line) => (line === '.' ? undefined : usual(line)))
    const sender = aSender(server.url)
    const sent = sender.send(aMessage())
    await expect.poll(server.messages).toBe(1)

    sender.close()

    await expect(sent).rejects.toThrow('The site was stopped.')
  })
})
