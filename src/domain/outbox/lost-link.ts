import type { OutboxRow } from '../../db/tables/outbox.ts'

/** Emails that bring a link with a secret of its own. */
const WITH_SECRET: readonly string[] = ['reset-password', 'confirm-email']

/** Whether the secret of an email's link was deleted. It can't be sent anymore. */
export const hasLostLink = ({ template, secret }: OutboxRow): boolean => WITH_SECRET.includes(template) && secret === null
