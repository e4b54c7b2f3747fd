/**
 * Texts of pages that speak of facts. They refer to them, so they change with them.
 * Source: docs/rules/playground.md#references
 */
export const VISIT_DESCRIPTION =
  'Opening, location, prices, ages, food, accessibility, and check-in at On Joue in {city.town}: what we’ve announced, what we plan, and what we’re still deciding.'
