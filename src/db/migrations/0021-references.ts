import { type Kysely, sql } from 'kysely'

/**
 * The record of the opening, and texts that refer to other facts instead of repeating them. A text the owner has changed
 * stays as it is; what the record is of a site that was there before is read from its facts when it starts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['fact', 'fact_change']) {
    await sql`alter table ${sql.table(table)} add column opening text not null default ''`.execute(db)
  }
  for (const [key, field, before, after] of TEXTS) {
    await sql`update fact set ${sql.ref(field)} = ${after} where key = ${key} and ${sql.ref(field)} = ${before}`.execute(db)
  }
}

/** Key, column, the text that came with the product, and the one that comes with it now. */
export const TEXTS: readonly (readonly [string, 'label' | 'question' | 'short' | 'answer' | 'words', string, string])[] = [
  ['announcement', 'short', 'Coming to Austin, Texas – 2025', '{opening.announcement}'],
  ['announcement', 'answer', 'On Joue is coming to Austin, Texas – 2025.', '{opening.announcement-answer}'],
  ['about', 'short', 'A planned indoor playground in Austin, Texas', '{if opening open}An{else}A planned{end} indoor playground in {city.short}'],
  ['about', 'answer', 'On Joue is a planned indoor playground in Austin, Texas, for children ages 2 to 12 and their families.', 'On Joue is {if opening open}an{else}a planned{end} indoor playground in {city.short}, for children ages {ages.words} and their families.'],
  ['ages', 'answer', 'On Joue is planned for children ages 2 to 12 and the grown-ups they bring.', 'On Joue is {if opening open}for{else}planned for{end} children ages {ages.words} and the grown-ups they bring.'],
  ['city', 'answer', 'On Joue is coming to Austin, Texas.', 'On Joue is {if opening open}in{else}coming to{end} {city.short}.'],
  ['location', 'answer', 'On Joue is coming to Austin, Texas. The exact location is not yet announced.', '{city.answer} The exact location is not yet announced.'],
  ['opening-year', 'short', '2025', '{opening.year}'],
  ['opening-year', 'answer', 'The announced opening year is 2025. The exact opening date is not yet announced.', '{opening.year-answer}'],
  ['opening-year', 'words', 'year 2025', 'year'],
  ['opening-date', 'short', 'Not yet announced', '{opening.date}'],
  ['opening-date', 'answer', 'The announcement reads: coming to Austin, Texas – 2025. The exact opening date is not yet announced.', '{opening.date-answer}'],
  ['pricing', 'answer', 'Pricing is not yet announced. People on the waitlist hear first.', 'Pricing is not yet announced. Join the waitlist and we’ll email you when it is.'],
  ['overview', 'short', 'Climbing forms, quiet nooks, light you can play with and a café', 'Climbing forms, quiet nooks, light you can play with, and a café'],
  ['overview', 'answer', 'On Joue is a planned indoor playground in Austin for children ages 2 to 12 and the people who love them. Think climbing forms, quiet nooks, light you can play with and a café that takes parents seriously.', 'On Joue is {if opening open}an{else}a planned{end} indoor playground in {city.town} for children ages {ages.words} and the people who love them. Think climbing forms, quiet nooks, light you can play with, and a café that takes parents seriously.'],
  ['mission', 'answer', 'Our mission is a place where childhood flourishes: where children ages 2 to 12 play, learn and grow at their own pace, and where their grown-ups feel as welcome as they do.', 'Our mission is a place where childhood flourishes: where children ages {ages.words} play, learn, and grow at their own pace, and where their grown-ups feel as welcome as they do.'],
  ['vision', 'short', 'From Austin to a national network by 2030', 'From {city.town} to a national network by 2030'],
  ['vision', 'answer', 'We are starting in Austin. Our vision is to expand beyond Austin to a national network of play spaces by 2030.', 'We’re starting in {city.town}. Our vision is to expand beyond {city.town} to a national network of play spaces by 2030.'],
  ['founder', 'answer', 'On Joue is led by its founder and president. A portrait and an introduction are coming soon.', 'On Joue is led by its founder and president.'],
  ['value.child-centered', 'answer', 'Every ledge, light and doorway starts at their eye level.', 'We’re designing every ledge, light, and doorway from a child’s eye level.'],
  ['value.safety', 'answer', 'Clear sightlines, secure doors, careful materials.', 'We’re planning for clear sightlines, secure doors, and careful materials.'],
  ['value.inclusive', 'answer', 'A place where every family finds a way to join in.', 'A place where every family can find a way to join in.'],
  ['why', 'answer', 'Because “we play” has a we in it. Children need room to be bold, and parents need to know they are safe while they are. We are designing for both at the same table.', 'Because “we play” has a we in it. Children need room to be bold, and parents need to know they’re safe. We’re designing for both at the same table.'],
  ['badge.innovation', 'question', 'What is new about the way you play?', 'What’s new about the way you play?'],
  ['badge.innovation', 'answer', 'New ideas, tested by the toughest critics: kids.', 'New ideas, to be tested by the toughest critics: kids.'],
  ['badge.safety', 'answer', 'Designed in from the first sketch, not added on.', 'Designed in from the first sketch, not added on later.'],
  ['badge.comfort', 'answer', 'Room for strollers, grandparents and a hot coffee.', 'We’re planning room for strollers, grandparents, and a hot coffee.'],
  ['badge.inclusivity', 'answer', 'Every body, every ability, every family welcome.', 'Every body, every ability, and every family is welcome.'],
  ['features', 'answer', 'Six things are planned: Neo-Age Learning Pods, Sensory Lighting & Design, Secure Tech Check-ins, the Coffee Conda Café, Creative Zones, and Special Events & Programs.', 'Six spaces are planned: {feature.pods.label}, {feature.light.label}, {feature.checkin.label}, the {feature.cafe.label}, {feature.creative.label}, and {feature.events.label}.'],
  ['feature.pods', 'answer', 'Cozy, hands-on pods where curious minds tinker, build and figure things out at their own pace.', 'Cozy, hands-on pods where curious minds tinker, build, and figure things out at their own pace.'],
  ['feature.light', 'answer', 'Soft, shifting light and calm corners, tuned for wonder and never for overload.', 'Soft, shifting light and calm corners, designed for wonder without overload.'],
  ['feature.checkin', 'answer', 'Facial recognition and secure check-in and check-out, designed so children leave with their own grown-ups.', 'Facial recognition and secure check-in and check-out, designed to help make sure children leave with their own grown-ups.'],
  ['feature.cafe', 'answer', 'A proper café for parents. Good coffee, a seat that faces the fun, and a minute to breathe.', 'A real café for parents: good coffee, a seat that faces the fun, and a minute to breathe.'],
  ['feature.creative', 'answer', 'Paint, paper, blocks and big ideas. The mess is ours to clean up.', 'Paint, paper, blocks, and big ideas. We’ll clean up the mess.'],
  ['feature.events', 'answer', 'Birthdays, workshops and family days with the whole calendar in one place.', 'Birthdays, workshops, and family days, planned on one calendar.'],
  ['safety', 'answer', 'Safety comes above all: clear sightlines, secure doors, careful materials, and check-in and check-out designed so children leave with their own grown-ups.', 'Safety comes first in our plans: clear sightlines, secure doors, careful materials, and check-in and check-out designed to help make sure children leave with their own grown-ups.'],
  ['check-in-privacy', 'answer', 'Facial recognition is planned for check-in. What would be stored, for how long, and the way in without it are not yet announced. This website never collects face data.', '{if feature.checkin offered}Facial recognition is planned for check-in. What we’d store, for how long, and how to get in without it are not yet announced.{end} This website never collects face data.'],
  ['birthdays', 'answer', 'Birthdays are part of the plan. Packages, prices and booking are not yet announced.', 'Birthday parties are part of the plan. Party packages, what they cost, and how to book one are not yet announced.'],
  ['booking', 'answer', 'Whether visits are booked ahead or walk-in is not yet announced.', 'Whether you’ll book ahead or walk in is not yet announced.'],
  ['wifi', 'answer', 'Wi-Fi for visitors is not yet announced.', 'Wi-Fi for guests is not yet announced.'],
  ['accessibility', 'answer', 'Every body and every ability is welcome. The details, from step-free ways to low-sensory hours, are not yet announced.', 'Every body and every ability is welcome. Details, from step-free access to low-sensory hours, are not yet announced.'],
  ['allergens', 'label', 'Food and allergens', 'Food and allergies'],
  ['allergens', 'answer', 'A café is planned. Its menu, its allergen rules and whether you may bring food are not yet announced. Please do not plan around an allergy until they are.', '{if feature.cafe offered}A café is planned. Its menu, allergy rules, and outside-food policy are not yet announced.{else}Rules about food are not yet announced.{end} Please don’t plan around an allergy until they are.'],
  ['supervision', 'label', 'Staying or dropping off', 'Staying or drop-off'],
  ['supervision', 'answer', 'Whether grown-ups stay or children can be dropped off is not yet announced.', 'Whether you’ll stay or can drop off is not yet announced.'],
  ['infants', 'label', 'Under twos', 'Under 2'],
  ['infants', 'answer', 'On Joue is planned for children ages 2 to 12. What there will be for babies is not yet announced.', 'On Joue is {if opening open}for{else}planned for{end} children ages {ages.words}. Plans for babies are not yet announced.'],
  ['socks', 'answer', 'House rules such as socks and waivers are not yet announced.', 'House rules, like socks and waivers, are not yet announced.'],
  ['parking', 'answer', 'The exact location is not yet announced, so parking is not either.', 'Parking is not yet announced.'],
  ['groups', 'answer', 'Visits by groups and schools are not yet announced.', 'Group and school visits are not yet announced.'],
  ['jobs', 'answer', 'Openings are not yet announced. You can introduce yourself with the contact form.', 'Job openings are not yet announced. You’re welcome to introduce yourself with the contact form.'],
  ['cleaning', 'answer', 'Cleaning routines and the rules for sick days are not yet announced.', 'Cleaning routines and sick-day rules are not yet announced.'],
  ['waitlist', 'answer', 'Leave your email in the waitlist form. We write when the opening date, address and prices are known.', 'Add your email to the waitlist form. {if opening, location, pricing undecided}We’ll email you when the opening date, address, and prices are announced.{else}We’ll email you when there’s news.{end}'],
  ['contact', 'question', 'How do I reach you?', 'How do I contact you?'],
  ['contact', 'short', 'By the contact form', 'Use the contact form'],
  ['contact', 'answer', 'Write to us with the contact form on the home page. A person reads every message.', 'Use the contact form on the homepage. It goes to the On Joue team.'],
  ['forum', 'answer', 'On Joue has a community forum for parents. It is for grown-ups; children do not sign up.', 'On Joue has a community forum for parents. It’s for adults only.'],
  ['blog', 'short', 'Insights, updates and tips for parents', 'Insights, updates, and tips for parents'],
  ['blog', 'answer', 'Yes. The On Joue Blog has insights, updates and tips for parents from our playground community.', 'Yes. The On Joue Blog has insights, updates, and tips for parents from our playground community.'],
]
