/** The ranges of the charts, in days. */
export const GROWTH_DAYS = [30, 90] as const
export type GrowthDays = (typeof GROWTH_DAYS)[number]

/** How many there were at the end of each day in Austin. */
export interface GrowthView {
  days: GrowthDay[]
}

export interface GrowthDay {
  /** `2026-05-01` */
  date: string
  waitlist: number
  members: number
  posts: number
}
