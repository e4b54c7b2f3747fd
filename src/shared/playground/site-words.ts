/**
 * Texts of pages that speak of facts. They refer to them, so they change with them.
 * Source: docs/rules/playground.md#references
 */
export const WAITLIST_LEAD =
  'Join the waitlist and we’ll email you {if opening, location, pricing undecided}the opening date, address, and prices as we announce them.{else}when there’s news.{end}'
export const VISION_MORE = 'One good room at a time, starting in {city.town}.'
export const VISIT_DESCRIPTION =
  'Opening, location, prices, ages, food, accessibility, and check-in at On Joue in {city.town}: what we’ve announced, what we plan, and what we’re still deciding.'
