import { describe, expect, it } from 'vitest'
import { notesOn, readConfig } from './config.ts'

describe('the configuration', () => {
  it('needs nothing: every variable has a default that works', () => {
    const config = readConfig({})

    expect(config).toMatchObject({ port: 3000, trustProxy: false, place: { engine: 'sqlite', file: 'data/on-joue.sqlite' } })
    expect(config.siteUrl.href).toBe('http://localhost:3000/')
  })

  it('stops the start naming every wrong variable, what it got and what it wants', () => {
    const wrong = { PORT: 'eighty', SITE_URL: 'onjoue', LIMIT_CHAT_MINUTE: '-1', LIMIT_FACTOR: '0' }

    expect(() => readConfig(wrong)).toThrow(
      "The site can't start. Check these environment variables:\n" +
        '  PORT: expected a port number from 0 to 65535, got "eighty".\n' +
        '  SITE_URL: expected a URL like https://onjoue.example, with no path, got "onjoue".\n' +
        '  LIMIT_FACTOR: expected a number greater than 0, got "0".\n' +
        '  LIMIT_CHAT_MINUTE: expected a whole number, 1 or greater, got "-1".',
    )
  })

  it('never prints a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://root:geheim@db/site' })).toThrow(
      /^(?!.*geheim)[\s\S]*DATABASE_URL: expected a URL like postgres.*got \(hidden\)/,
    )
  })

  it('takes a sender with a name or without, and none that no email could come from', () => {
    expect(readConfig({ MAIL_FROM: 'On Joue <hello@onjoue.example>' }).mailFrom).toBe('On Joue <hello@onjoue.example>')
    expect(readConfig({ MAIL_FROM: 'hello@onjoue.example' }).mailFrom).toBe('hello@onjoue.example')
    expect(() => readConfig({ MAIL_FROM: 'On Joue' })).toThrow(/MAIL_FROM.*an address like hello@/)
  })

  it('takes name, address and password of the first admin together, or the address alone as the owner’s', () => {
    const admin = { ADMIN_USERNAME: 'rosa', ADMIN_EMAIL: 'rosa@example.com', ADMIN_PASSWORD: 'playground owner' }

    expect(readConfig(admin).firstAdmin).toEqual({ username: 'rosa', email: 'rosa@example.com', password: 'playground owner' })
    expect(readConfig({ ADMIN_EMAIL: 'rosa@example.com' })).toMatchObject({ ownerEmail: 'rosa@example.com', firstAdmin: undefined })
    expect(() => readConfig({ ADMIN_USERNAME: 'rosa' })).toThrow(/ADMIN_EMAIL: expected an email address, got nothing[\s\S]*ADMIN_PASSWORD: expected at least 12.*got nothing/)
    expect(() => readConfig({ ...admin, ADMIN_PASSWORD: 'geheim' })).toThrow(/^(?!.*geheim)[\s\S]*ADMIN_PASSWORD: .*got \(hidden\)/)
  })

  it('takes address and model of the assistant together, and never prints its key', () => {
    const model = { ASSISTANT_BASE_URL: 'https://model.example/v1', ASSISTANT_MODEL: 'a-model', ASSISTANT_API_KEY: 'geheim' }

    expect(readConfig({}).assistant).toBeUndefined()
    expect(readConfig(model).assistant).toEqual({ baseUrl: 'https://model.example/v1', model: 'a-model', apiKey: 'geheim' })
    expect(() => readConfig({ ASSISTANT_MODEL: 'a-model' })).toThrow(/ASSISTANT_BASE_URL: expected a URL.*got nothing/)
    expect(() => readConfig({ ASSISTANT_BASE_URL: 'https://model.example' })).toThrow(/ASSISTANT_MODEL: expected a model name.*got nothing/)
    expect(() => readConfig({ ...model, ASSISTANT_API_KEY: `geheim${'x'.repeat(1_000)}` })).toThrow(/^(?!.*geheim)[\s\S]*ASSISTANT_API_KEY: .*got \(hidden\)/)
  })

  it('takes a bucket with both its keys, and never prints them', () => {
    const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'geheim' }
    const place = { bucket: 'pictures', accessKeyId: 'key', secretAccessKey: 'geheim', sessionToken: undefined }

    expect(readConfig(keys).store).toBeUndefined()
    expect(readConfig({ ...keys, FILES_URL: 's3://pictures' }).store).toEqual({ ...place, endpoint: undefined, region: 'us-east-1' })
    expect(readConfig({ ...keys, FILES_URL: 's3://pictures?endpoint=https://store.example:9000&region=auto' }).store).toEqual({ ...place, endpoint: 'https://store.example:9000', region: 'auto' })
    expect(() => readConfig({ AWS_SECRET_ACCESS_KEY: 'geheim', FILES_URL: 's3://pictures' })).toThrow(/^(?!.*geheim)[\s\S]*AWS_ACCESS_KEY_ID: expected the access key.*got nothing/)
  })

  it.each(['pictures', 'https://store.example/pictures', 's3://', 's3://P', 's3://pictures/folder', 's3://key:geheim@pictures', 's3://pictures?endpoint=store.example', 's3://pictures?regoin=auto'])(
    'takes %j for no bucket',
    (FILES_URL) => {
      expect(() => readConfig({ FILES_URL, AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'geheim' })).toThrow(/^(?!.*geheim)[\s\S]*FILES_URL: expected a URL like s3:/)
    },
  )

  it('sets each limit by its name', () => {
    const { limits } = readConfig({ LIMIT_CONTACT_HOUR: '7', LIMIT_FACTOR: '10' })

    expect(limits.contact.map(({ max }) => max)).toEqual([70, 200])
  })

  it('takes an empty variable as not set, and so one of spaces', () => {
    expect(readConfig({ DATABASE_URL: '', SMTP_URL: '' }).place.engine).toBe('sqlite')
    expect(readConfig({ PORT: ' ', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, place: { engine: 'sqlite' } })
  })

  it('takes a public address with nothing behind it, which every link would drop', () => {
    expect(readConfig({ SITE_URL: 'https://OnJoue.example:8443' }).siteUrl.href).toBe('https://onjoue.example:8443/')
    expect(readConfig({ SITE_URL: 'https://onjoue.example/' }).siteUrl.href).toBe('https://onjoue.example/')
    for (const address of ['https://onjoue.example/play', 'https://onjoue.example/?a=b', 'https://onjoue.example/#a', 'https://rosa:geheim@onjoue.example']) {
      expect(() => readConfig({ SITE_URL: address })).toThrow(/^(?!.*geheim)[\s\S]*SITE_URL: expected a URL .*with no path, got "https:/)
    }
  })

  it('takes several workers on PostgreSQL, with a pool for each, and on SQLite only as many as make sense: one', () => {
    const [DATABASE_URL, many] = ['postgres://db/site', { WORKERS: '8' }]

    expect(readConfig({})).toMatchObject({ workers: 1 })
    expect(readConfig({ DATABASE_URL })).toMatchObject({ workers: 1, place: { connectionsMax: 10 } })
    expect(readConfig({ DATABASE_URL, ...many })).toMatchObject({ workers: 8, place: { connectionsMax: 8 } })
    expect(readConfig({ DATABASE_URL, ...many, DATABASE_CONNECTIONS: '20' })).toMatchObject({ place: { connectionsMax: 20 } })
    expect(readConfig({ WORKERS: 'auto' })).toMatchObject({ workers: 1, processes: 1 })
    expect([readConfig({ DATABASE_URL }), readConfig({ DATABASE_URL, WORKERS: '16' })]).toMatchObject([{ processes: 8 }, { processes: 16 }])
    expect(() => readConfig(many)).toThrow('  WORKERS: expected auto or a number from 1 to 64, and without DATABASE_URL only auto or 1 (SQLite has one writer), got "8".')
    expect(() => readConfig({ DATABASE_URL, WORKERS: '65' })).toThrow('WORKERS: expected auto or a number from 1 to 64')
    expect(() => readConfig({ DATABASE_URL, DATABASE_CONNECTIONS: '2' })).toThrow('DATABASE_CONNECTIONS: expected a number from 3 to 1000')
  })

  it('says how much each process does at a time, less of it with many, and takes other figures', () => {
    const DATABASE_URL = 'postgres://db/site'
    const others = { PASSWORD_HASHES: '3', FORUM_WRITERS: '9', UPLOADS_MB: '50', PAGE_CACHE_MB: '4' }

    const [one, many, configured] = [{}, { DATABASE_URL, WORKERS: '64' }, { ...others, DATABASE_URL }].map((variables) => readConfig(variables).capacity)

    expect(one).toMatchObject({ writers: 50 })
    expect(many).toMatchObject({ hashes: 1, writers: 1 })
    expect(many?.cacheBytes).toBeLessThanOrEqual(one?.cacheBytes ?? 0)
    expect(configured).toEqual({ hashes: 3, writers: 9, uploadBytes: 50 * 2 ** 20, cacheBytes: 4 * 2 ** 20 })
    expect(() => readConfig({ PASSWORD_HASHES: '0', UPLOADS_MB: '7', PAGE_CACHE_MB: 'all' })).toThrow(/PASSWORD_HASHES: expected a number from 1 to 64.*\n.*UPLOADS_MB: expected megabytes from 8.*\n.*PAGE_CACHE_MB: expected megabytes from 1/)
    expect(() => readConfig({ DATABASE_URL, FORUM_WRITERS: '10' })).toThrow('FORUM_WRITERS: expected a number from 1 to 1000, and with DATABASE_URL fewer than DATABASE_CONNECTIONS, got "10"')
  })

  it('takes no mail server without a name', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://' })).toThrow(/SMTP_URL: expected a URL like smtp.*got \(hidden\)/)
  })

  it('takes no limit that is none, so that a slip is not lost', () => {
    expect(() => readConfig({ LIMIT_CONTACT_HUOR: '7' })).toThrow('  LIMIT_CONTACT_HUOR: no such limit. See docs/rules/limits.md.')
  })

  it('notes what is hardly meant: https without a proxy that is believed', () => {
    const notes = (environment: Record<string, string>) => notesOn(readConfig(environment)).join('\n')

    expect(notes({ SITE_URL: 'https://onjoue.example' })).toMatch(/^SITE_URL is https.*TRUST_PROXY=on.*$/)
    expect(notes({ SMTP_URL: 'smtp://mail.example' })).toBe('')
    expect(notes({ SITE_URL: 'https://onjoue.example', TRUST_PROXY: 'on' })).toBe('')
    expect(notes({})).toBe('')
  })
})
