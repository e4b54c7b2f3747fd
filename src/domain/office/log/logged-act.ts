import { z } from 'zod'
import { ModerationAct } from './moderation-act.ts'
import { OfficeAct } from './office-act.ts'

/** A row of a log as the database has it. */
interface Row {
  kind: string
  /** JSON; empty where nothing is to be said. */
  detail: string
}

/** An act of a kind or shape that this version of the site doesn't write; `text` is what was noted about it. */
export interface UnknownAct {
  kind: 'unknown'
  name: string
  text: string
}

/** What an act of the office was. */
export const parseOfficeAct = (row: Row): OfficeAct | UnknownAct => parse(OfficeAct, row)

/** What an act of moderation was. */
export const parseModerationAct = (row: Row): ModerationAct | UnknownAct => parse(ModerationAct, row)

/** The detail as a log's column has it; what {@link parseOfficeAct} and {@link parseModerationAct} read. */
export const detailColumn = (detail: object | undefined): string => (detail ? JSON.stringify(detail) : '')

function parse<Act>(schema: z.ZodType<Act>, { kind, detail }: Row): Act | UnknownAct {
  const noted: unknown = detail === '' ? undefined : JSON.parse(detail)
  const act = schema.safeParse({ kind, detail: noted })
  return act.success ? act.data : { kind: 'unknown', name: kind, text: Noted.safeParse(noted).data?.text ?? '' }
}

const Noted = z.object({ text: z.string() })
