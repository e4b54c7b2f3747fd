import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { readable } from '../../support/emails/mail.ts'
import { startMailServer } from '../../support/emails/mail-server.ts'
import { startASite } from './start-a-site.ts'

export const DAY_MS = 24 * 60 * 60 * 1_000

/** A site whose clock can be moved on, and the email it sends. */
export async function aSiteWithAClock(variables: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-clock-'))
  const file = join(folder, 'ahead')
  /** In one step: the site may look at its clock at any moment, and a file that's being written is empty for one. */
  const moveOn = (ms: number) => {
    writeFileSync(`${file}.next`, String(ms))
    renameSync(`${file}.next`, file)
  }
  moveOn(0)
  const mail = await startMailServer()
  const preload = pathToFileURL(join(import.meta.dirname, 'moved-clock.mjs')).href
  const site = await startASite(mail.url, { NODE_OPTIONS: `--import=${preload}`, CLOCK_AHEAD: file, ...variables })
  const emails = (words: string) => mail.received.map(readable).filter((email) => email.includes(words))
  const stop = async () => {
    const { code, complaints } = await site.stop()
    // A site without an owner prints the link for one.
    expect({ code, complaints: complaints.replace(/^No admin yet\..*\n/, '') }).toEqual({ code: 0, complaints: '' })
    await mail.close()
    rmSync(folder, { recursive: true })
  }
  return { url: site.url, printed: site.printed, emails, moveOn, stop }
}

/** Someone joins the waitlist and confirms it. */
export async function joinWaitlist(page: Page, { url, emails }: Awaited<ReturnType<typeof aSiteWithAClock>>, email: string): Promise<void> {
  await page.request.post(`${url}/api/waitlist`, { data: { email } })
  await expect.poll(() => emails(`To: ${email}`).length).toBe(1)
  const token = /waitlist\/confirm\?token=([^\s"]+)/.exec(emails(`To: ${email}`)[0] ?? '')?.[1]
  expect((await page.request.post(`${url}/api/waitlist/confirm`, { data: { token } })).ok()).toBe(true)
}
