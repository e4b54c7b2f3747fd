import { type Kysely, sql } from 'kysely'

/** Shipped texts of facts that speak of plans say something else once the doors are open. A text the owner has changed stays as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [key, field, before, after] of TEXTS) {
    await sql`update fact set ${sql.ref(field)} = ${after} where key = ${key} and ${sql.ref(field)} = ${before}`.execute(db)
  }
}

/** Key, column, the text that came with the product, and the one that comes with it now. */
export const TEXTS: readonly (readonly [string, 'short' | 'answer', string, string])[] = [
  ['value.child-centered', 'answer', 'We’re designing every ledge, light, and doorway from a child’s eye level.', '{if opening open}We designed{else}We’re designing{end} every ledge, light, and doorway from a child’s eye level.'],
  ['value.safety', 'answer', 'We’re planning for clear sightlines, secure doors, and careful materials.', '{if opening open}We planned{else}We’re planning{end} for clear sightlines, secure doors, and careful materials.'],
  ['why', 'answer', 'Because “we play” has a we in it. Children need room to be bold, and parents need to know they’re safe. We’re designing for both at the same table.', 'Because “we play” has a we in it. Children need room to be bold, and parents need to know they’re safe. {if opening open}We designed{else}We’re designing{end} for both at the same table.'],
  ['badge.innovation', 'answer', 'New ideas, to be tested by the toughest critics: kids.', 'New ideas, {if opening open}{else}to be {end}tested by the toughest critics: kids.'],
  ['badge.comfort', 'answer', 'We’re planning room for strollers, grandparents, and a hot coffee.', '{if opening open}We planned{else}We’re planning{end} room for strollers, grandparents, and a hot coffee.'],
  ['features', 'short', 'Six planned spaces', 'Six {if opening open}{else}planned {end}spaces'],
  ['features', 'answer', 'Six spaces are planned: {feature.pods.label}, {feature.light.label}, {feature.checkin.label}, the {feature.cafe.label}, {feature.creative.label}, and {feature.events.label}.', '{if opening open}We designed six spaces{else}Six spaces are planned{end}: {feature.pods.label}, {feature.light.label}, {feature.checkin.label}, the {feature.cafe.label}, {feature.creative.label}, and {feature.events.label}.'],
  ['feature.events', 'answer', 'Birthdays, workshops, and family days, planned on one calendar.', 'Birthdays, workshops, and family days, {if opening open}all{else}planned{end} on one calendar.'],
  ['safety', 'answer', 'Safety comes first in our plans: clear sightlines, secure doors, careful materials, and check-in and check-out designed to help make sure children leave with their own grown-ups.', 'Safety comes first{if opening open}{else} in our plans{end}: clear sightlines, secure doors, careful materials, and check-in and check-out designed to help make sure children leave with their own grown-ups.'],
  ['birthdays', 'answer', 'Birthday parties are part of the plan. Party packages, what they cost, and how to book one are not yet announced.', '{if opening open}{else}Birthday parties are part of the plan. {end}Party packages, what they cost, and how to book one are not yet announced.'],
  ['vision', 'answer', 'We’re starting in {city.town}. Our vision is to expand beyond {city.town} to a national network of play spaces by 2030.', '{if opening open}We started{else}We’re starting{end} in {city.town}. Our vision is to expand beyond {city.town} to a national network of play spaces by 2030.'],
  ['allergens', 'answer', '{if feature.cafe offered}A café is planned. Its menu, allergy rules, and outside-food policy are not yet announced.{else}Rules about food are not yet announced.{end} Please don’t plan around an allergy until they are.', '{if feature.cafe offered}The café’s menu, allergy rules, and outside-food policy are not yet announced.{else}Rules about food are not yet announced.{end} Please don’t plan around an allergy until they are.'],
]
