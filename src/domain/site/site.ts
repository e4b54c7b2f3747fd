import type { Database } from '../../db/connection.ts'
import type { Role } from '../../shared/accounts/accounts.ts'
import type { Instant } from '../../shared/time/instant.ts'
import type { LanguageModel } from './language-model.ts'
import type { Backups } from './backups.ts'
import type { Bus } from './bus.ts'
import type { Capacity } from './capacity.ts'
import type { Files } from './files.ts'
import type { LimitRules } from './limit-rules.ts'
import type { Running } from './running.ts'

/** The only source of time in the domain. */
export interface Clock {
  now(): Instant
}

/** What hashing a password takes: memory in KiB, and how often and how widely it is gone through. */
export interface PasswordCost {
  memory: number
  passes: number
  parallelism: number
}

/** Everything a rule of the site may reach: its database, its time, its neighbors. */
export interface Site {
  db: Database
  clock: Clock
  bus: Bus
  /** Where uploads are kept. */
  files: Files
  /** How much of what is allowed in which time. */
  limits: LimitRules
  /** The limits of the configuration, over which the owner sets others. */
  baseLimits: LimitRules
  /** Brings what is kept of the settings up to date, now. */
  followSettings(): Promise<void>
  /** Public address of the site, without a path. */
  url: URL
  /** Whether the configuration names that address. Otherwise the site also answers to other names of this machine. */
  isUrlSet: boolean
  /** Whether email goes out; without a mail server it waits in the outbox. */
  hasMailServer: boolean
  /** An address that the configuration names beside those of admins. Nothing depends on it. */
  ownerEmail?: string | undefined
  /** Whether the site makes a backup every day by itself. */
  backsUpDaily: boolean
  /** Makes and reads backups; absent in commands, which don't need it. */
  backups?: Backups | undefined
  /** What this process knows of itself; absent in commands. */
  running?: Running | undefined
  /** Puts what the assistant found into sentences; absent unless a language model is set. */
  languageModel?: LanguageModel | undefined
  passwordCost: PasswordCost
  /** How much this process does at a time. */
  capacity: Capacity
  /** How many processes may serve the site, on all machines. Source: docs/rules/limits.md#processes */
  processes: number
  /** The key that makes private links, which no one without it can guess. */
  linkKey: string
}

/** Where a request comes from. */
export interface Sender {
  /** The sender's network address, hashed: enough to count with, useless to anyone else. */
  network: string
  /** Whether the request comes from this machine itself, to one of its own names. Only then do sample accounts count. */
  isLocal?: boolean
}

/** Someone without an account, or not logged in. */
interface Visitor extends Sender {
  kind: 'visitor'
}

/** Someone logged in. */
export interface Member extends Sender {
  kind: 'member'
  id: number
  username: string
  role: Role
  /** The session this request came with. */
  sessionId: number
  isSuspended: boolean
  /** Whether the member reads and likes, but can't post. */
  isSilenced: boolean
  createdAt: Instant
  /** When this session's password was last given. */
  passwordCheckedAt: Instant | null
  /** An admin without the authenticator app that the settings ask of admins: the office stays closed. */
  lacksAuthenticator: boolean
}

/** Who is asking. */
export type Actor = Visitor | Member
