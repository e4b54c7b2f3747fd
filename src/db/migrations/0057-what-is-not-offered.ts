import { type Kysely, sql } from 'kysely'

/** Shipped texts of facts that spoke of a space say nothing of it once it isn't offered. A text the owner has changed stays as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [key, field, before, after] of TEXTS) {
    await sql`update fact set ${sql.ref(field)} = ${after} where key = ${key} and ${sql.ref(field)} = ${before}`.execute(db)
  }
}

/** Key, column, the text that came with the product, and the one that comes with it now. */
export const TEXTS: readonly (readonly [string, 'short' | 'answer', string, string])[] = [
  ['overview', 'short', 'Climbing forms, quiet nooks, light you can play with, and a café', 'Climbing, quiet nooks{if feature.light offered}, light you can play with{end}{if feature.cafe offered}, and a café{end}'],
  ['overview', 'answer', 'On Joue is {if opening open}an{else}a planned{end} indoor playground in {city.town} for children ages {ages.words} and the people who love them. Think climbing forms, quiet nooks, light you can play with, and a café that takes parents seriously.', 'On Joue is {if opening open}an{else}a planned{end} indoor playground in {city.town} for children ages {ages.words} and the people who love them. Think climbing forms, quiet nooks{if feature.light offered}, light you can play with{end}{if feature.cafe offered}, and a café that takes parents seriously{end}.'],
  ['badge.comfort', 'answer', '{if opening open}We planned{else}We’re planning{end} room for strollers, grandparents, and a hot coffee.', '{if opening open}We planned{else}We’re planning{end} room for strollers{if feature.cafe offered}, grandparents, and a hot coffee{else} and grandparents{end}.'],
  ['features', 'short', 'Six {if opening open}{else}planned {end}spaces', 'Our {if opening open}{else}planned {end}spaces'],
  ['features', 'answer', '{if opening open}We designed six spaces{else}Six spaces are planned{end}: {feature.pods.label}, {feature.light.label}, {feature.checkin.label}, the {feature.cafe.label}, {feature.creative.label}, and {feature.events.label}.', '{if opening open}We designed these spaces{else}These spaces are planned{end}: {if feature.pods offered}{feature.pods.label}, {end}{if feature.light offered}{feature.light.label}, {end}{if feature.checkin offered}{feature.checkin.label}, {end}{if feature.cafe offered}the {feature.cafe.label}, {end}{if feature.creative offered}{feature.creative.label}, {end}{if feature.events offered}and {feature.events.label}{end}.'],
  ['feature.events', 'answer', 'Birthdays, workshops, and family days, {if opening open}all{else}planned{end} on one calendar.', '{if birthdays offered}Birthdays, workshops,{else}Workshops{end} and family days, {if opening open}all{else}planned{end} on one calendar.'],
  ['safety', 'answer', 'Safety comes first{if opening open}{else} in our plans{end}: clear sightlines, secure doors, careful materials, and check-in and check-out designed to help make sure children leave with their own grown-ups.', 'Safety comes first{if opening open}{else} in our plans{end}: clear sightlines, secure doors, careful materials{if feature.checkin offered}, and check-in and check-out designed to help make sure children leave with their own grown-ups{end}.'],
  ['check-in-privacy', 'answer', '{if feature.checkin offered}Facial recognition is planned for check-in. What we’d store, for how long, and how to get in without it are not yet announced.{end} This website never collects face data.', '{if feature.checkin offered}What check-in would store of a face, for how long, and how to get in without that are not yet announced.{end} This website never collects face data.'],
  ['birthdays', 'answer', '{if opening open}{else}Birthday parties are part of the plan. {end}Party packages, what they cost, and how to book one are not yet announced.', '{if feature.events offered}Birthdays belong to {feature.events.label}. Party packages, what they cost, and how to book one are not yet announced.{else}Birthday parties are not yet announced.{end}'],
]
