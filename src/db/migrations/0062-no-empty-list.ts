import { type Kysely, sql } from 'kysely'

/** The shipped list of spaces says that none is offered, instead of ending after its colon, and reads well with one space. A text the owner has changed stays as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [key, field, before, after] of TEXTS) {
    await sql`update fact set ${sql.ref(field)} = ${after} where key = ${key} and ${sql.ref(field)} = ${before}`.execute(db)
  }
}

/** Key, column, the text that came with the product, and the one that comes with it now. */
export const TEXTS: readonly (readonly [string, 'short' | 'answer', string, string])[] = [
  ['features', 'short', 'Our {if opening open}{else}planned {end}spaces', 'The spaces we planned'],
  ['features', 'answer', '{if opening open}We designed these spaces{else}These spaces are planned{end}: {if feature.pods offered}{feature.pods.label}, {end}{if feature.light offered}{feature.light.label}, {end}{if feature.checkin offered}{feature.checkin.label}, {end}{if feature.cafe offered}the {feature.cafe.label}, {end}{if feature.creative offered}{feature.creative.label}, {end}{if feature.events offered}and {feature.events.label}{end}.', '{if opening open}What we planned{else}Planned so far{end}: {if feature.pods offered}{feature.pods.label}, {end}{if feature.light offered}{feature.light.label}, {end}{if feature.checkin offered}{feature.checkin.label}, {end}{if feature.cafe offered}the {feature.cafe.label}, {end}{if feature.creative offered}{feature.creative.label}, {end}{if feature.events offered}{feature.events.label}{end}. {if feature.pods, feature.light, feature.checkin, feature.cafe, feature.creative, feature.events not offered}We don’t offer any of the spaces we had planned.{end}'],
]
