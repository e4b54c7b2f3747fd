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
      'The site cannot start with this configuration:\n' +
        '  PORT is "eighty", but wants a port number from 0 to 65535.\n' +
        '  SITE_URL is "onjoue", but wants an address like https://onjoue.example, with nothing behind it.\n' +
        '  LIMIT_FACTOR is "0", but wants a number above 0.\n' +
        '  LIMIT_CHAT_MINUTE is "-1", but wants a whole number of at least 1.',
    )
  })

  it('never prints a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://root:geheim@db/site' })).toThrow(
      /^(?!.*geheim)[\s\S]*DATABASE_URL is a value, but wants an address like postgres/,
    )
  })

  it('takes a sender with a name or without, and none that no mail could come from', () => {
    expect(readConfig({ MAIL_FROM: 'On Joue <hello@onjoue.example>' }).mailFrom).toBe('On Joue <hello@onjoue.example>')
    expect(readConfig({ MAIL_FROM: 'hello@onjoue.example' }).mailFrom).toBe('hello@onjoue.example')
    expect(() => readConfig({ MAIL_FROM: 'On Joue' })).toThrow(/MAIL_FROM.*an address like hello@/)
  })

  it('takes name, address and password of the first admin together, or the address alone as the owner’s', () => {
    const admin = { ADMIN_USERNAME: 'rosa', ADMIN_EMAIL: 'rosa@example.com', ADMIN_PASSWORD: 'playground owner' }

    expect(readConfig(admin).firstAdmin).toEqual({ username: 'rosa', email: 'rosa@example.com', password: 'playground owner' })
    expect(readConfig({ ADMIN_EMAIL: 'rosa@example.com' })).toMatchObject({ ownerEmail: 'rosa@example.com', firstAdmin: undefined })
    expect(() => readConfig({ ADMIN_USERNAME: 'rosa' })).toThrow(/ADMIN_EMAIL is "", but wants[\s\S]*ADMIN_PASSWORD is a value, but wants at least 12/)
    expect(() => readConfig({ ...admin, ADMIN_PASSWORD: 'geheim' })).toThrow(/^(?!.*geheim)[\s\S]*ADMIN_PASSWORD is a value/)
  })

  it('takes address and model of the assistant together, and never prints its key', () => {
    const model = { ASSISTANT_BASE_URL: 'https://model.example/v1', ASSISTANT_MODEL: 'a-model', ASSISTANT_API_KEY: 'geheim' }

    expect(readConfig({}).assistant).toBeUndefined()
    expect(readConfig(model).assistant).toEqual({ baseUrl: 'https://model.example/v1', model: 'a-model', apiKey: 'geheim' })
    expect(() => readConfig({ ASSISTANT_MODEL: 'a-model' })).toThrow(/ASSISTANT_BASE_URL is a value, but wants an address/)
    expect(() => readConfig({ ASSISTANT_BASE_URL: 'https://model.example' })).toThrow(/ASSISTANT_MODEL is "", but wants the name/)
    expect(() => readConfig({ ...model, ASSISTANT_API_KEY: `geheim${'x'.repeat(1_000)}` })).toThrow(/^(?!.*geheim)[\s\S]*ASSISTANT_API_KEY is a value/)
  })

  it('sets each limit by its name', () => {
    const { limits } = readConfig({ LIMIT_CONTACT_HOUR: '7', LIMIT_FACTOR: '10' })

    expect(limits.contact.map(({ max }) => max)).toEqual([70, 200])
  })

  it('takes an empty variable as not set, and so one of blanks', () => {
    expect(readConfig({ DATABASE_URL: '', SMTP_URL: '' }).place.engine).toBe('sqlite')
    expect(readConfig({ PORT: ' ', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, place: { engine: 'sqlite' } })
  })

  it('takes a public address with nothing behind it, which every link would drop', () => {
    expect(readConfig({ SITE_URL: 'https://OnJoue.example:8443' }).siteUrl.href).toBe('https://onjoue.example:8443/')
    expect(readConfig({ SITE_URL: 'https://onjoue.example/' }).siteUrl.href).toBe('https://onjoue.example/')
    for (const address of ['https://onjoue.example/play', 'https://onjoue.example/?a=b', 'https://onjoue.example/#a', 'https://rosa:geheim@onjoue.example']) {
      expect(() => readConfig({ SITE_URL: address })).toThrow(/^(?!.*geheim)[\s\S]*SITE_URL is "https:.* with nothing behind it/)
    }
  })

  it('takes no mail server without a name', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://' })).toThrow(/SMTP_URL is a value, but wants an address like smtp/)
  })

  it('takes no limit that is none, so that a slip is not lost', () => {
    expect(() => readConfig({ LIMIT_CONTACT_HUOR: '7' })).toThrow('  LIMIT_CONTACT_HUOR is no limit of this site: docs/rules/limits.md lists them.')
  })

  it('notes what is hardly meant: https without a proxy that is believed, and mail without an owner to get it', () => {
    const notes = (environment: Record<string, string>) => notesOn(readConfig(environment)).join('\n')

    expect(notes({ SITE_URL: 'https://onjoue.example' })).toMatch(/^SITE_URL is https.*TRUST_PROXY=on.*$/)
    expect(notes({ SMTP_URL: 'smtp://mail.example' })).toMatch(/^ADMIN_EMAIL is not set.*$/)
    expect(notes({ SITE_URL: 'https://onjoue.example', TRUST_PROXY: 'on', SMTP_URL: 'smtp://mail.example', ADMIN_EMAIL: 'rosa@example.com' })).toBe('')
    expect(notes({})).toBe('')
  })
})
