import type MimeNode from 'nodemailer/lib/mime-node'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import SMTPTransport from 'nodemailer/lib/smtp-transport'

/** How long a mail server may take, in milliseconds. */
export interface SmtpTimeouts {
  /** To take the connection and greet. */
  connectMs: number
  /** To answer a command. */
  commandMs: number
  /**
   * To confirm a message it has got. Leaving sooner would have it sent again, though the server may deliver it.
   * Source: RFC 5321 §4.5.3.2.6
   */
  confirmMs: number
}

export const TIMEOUTS: SmtpTimeouts = { connectMs: 20_000, commandMs: 30_000, confirmMs: 600_000 }

/** Hands messages to one mail server, each over a connection of its own. */
export class SmtpSender {
  readonly #server: SMTPTransport
  readonly #timeouts: SmtpTimeouts
  readonly #open = new Set<(reason: Error) => void>()

  /** @param url - as nodemailer reads it */
  constructor(url: string, timeouts: Partial<SmtpTimeouts> = {}) {
    this.#timeouts = { ...TIMEOUTS, ...timeouts }
    const { connectMs, commandMs } = this.#timeouts
    const limits = { connectionTimeout: connectMs, greetingTimeout: connectMs, socketTimeout: commandMs }
    this.#server = new SMTPTransport({ url, ...limits })
  }

  /** Resolves when the server has confirmed the message. @throws Error with nodemailer's `code`, and `responseCode` when the server refused */
  async send(message: MimeNode): Promise<void> {
    const connection = new SMTPConnection(this.#server.options)
    const { promise: failed, reject } = Promise.withResolvers<never>()
    connection.on('error', reject)
    connection.once('end', () => reject(new Error('The mail server closed the connection.')))
    this.#open.add(reject)
    try {
      await Promise.race([failed, this.#submit(connection, message)])
    } finally {
      this.#open.delete(reject)
      connection.close()
    }
  }

  /** Ends every connection. */
  close(): void {
    for (const end of this.#open) end(new Error('The site was stopped.'))
    this.#server.close()
  }

  async #submit(connection: SMTPConnection, message: MimeNode): Promise<void> {
    await called((done) => connection.connect(done))
    const auth = this.#server.getAuth({})
    if (auth && connection.allowsAuth) await called((done) => connection.login(auth, done))
    const body = message.createReadStream()
    // The time for commands has ended once the message is written; its confirmation has a longer one.
    body.once('end', () => {
      // Nodemailer shows its socket by no other name.
      const { _socket: socket } = connection
      if (socket) socket.setTimeout(this.#timeouts.confirmMs)
    })
    await called((done) => connection.send(message.getEnvelope(), body, done))
  }
}

/** A call that ends with an error, or without one. */
const called = (call: (done: (error?: Error | null) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => call((error) => (error ? reject(error) : resolve())))
