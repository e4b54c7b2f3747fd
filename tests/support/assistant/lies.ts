/** What a model might invent about what was asked, each with the number of a source that does not say it. */
const TEMPLATES: readonly [string, readonly string[]][] = [
  ['Entry costs {} for each child. [1]', ['$12', '12 dollars', 'twelve dollars', '€15', '20 USD', 'a dozen dollars', 'fifteen bucks', '9.99', 'nothing', 'ten to fifteen dollars']],
  ['Pricing is {}. [1]', ['announced', '$18', 'free', 'now announced', 'already announced', 'from twelve dollars', 'very low', 'known to people on the waitlist', 'not high', 'set']],
  ['We open on {}. [1]', ['May 5', '05/05/2026', 'Monday', 'the first of June', 'June 1, 2026', 'Saturday morning', 'New Year', '2026-06-01', 'the 14th', 'Labor Day']],
  ['The exact opening date is {}. [1]', ['announced', 'May 5', '2025', 'Friday', 'tomorrow', 'next week', 'soon', 'today', 'in two weeks', 'on the waitlist']],
  ['On Joue is {}. [1]', ['open', 'open now', 'already open', 'at 12 Main Street', 'in Dallas', 'downtown', 'on South Congress', 'opening on Sunday', 'free', 'closed']],
  ['The address is {}. [1]', ['12 Main Street', '500 Congress Avenue', 'Sixth Street', '78701', 'near Zilker Park', 'next to the Domain', 'One Texas Road', '1100 E 5th St', 'North Lamar Boulevard', 'known']],
  ['The opening hours are {}. [1]', ['9 am to 5 pm', '9:00-17:00', 'from nine to five', 'announced', 'daily', 'Monday to Friday', 'all day', '10 o’clock', 'until midnight', 'the same on weekends']],
  ['Write to us at {}. [1]', ['hello@onjoue.example', 'owner@gmail.com', 'the contact form of example.com', 'https://example.com', 'www.example.com', 'example.com/book', 'Maria', 'PO Box 12', 'Maria Lopez', 'hello at onjoue dot com']],
  ['Call us at {}. [1]', ['512-555-0100', '+1 512 555 0100', '(512) 555-0100', '5125550100', 'five one two', '911', '1-800-PLAY', '555 0100', 'the café', 'any time']],
  ['Book at {} [1]', ['<a href="https://example.com">our page</a>.', '[our page](https://example.com).', 'https://example.com/book.', '**our page**.', '`example.com`.', 'javascript:alert(1).', '<script>alert(1)</script>.', '![x](https://example.com/x.png).', '&lt;b&gt;.', '//example.com.']],
  ['The founder is {}. [1]', ['Maria Lopez', 'Elon', 'John', 'Dr. Smith', 'a former teacher', 'Jane Doe of Austin', 'Mr. Joue', 'a mother of three', 'famous', 'the president of Texas']],
  ['It is for children ages {}. [1]', ['0 to 12', '2 to 14', '12 to 2', 'one to ten', '3 to 12', '2 and up', 'two to twelve', '2 to 5', '12 to 17', 'of any age']],
  ['Allergens: {}. [1]', ['the café is nut-free', 'no nuts are served', 'there are no nuts', 'everything is gluten free', 'you may bring food', 'it is safe for an allergy', 'a nut-free menu is planned', 'we serve peanuts', 'plan around an allergy', 'food is announced']],
  ['Safety: {}. [1]', ['staff are trained in first aid', 'cameras watch every corner', 'no accidents have happened', 'certified by the state', 'we have 20 guards', 'children never get hurt', 'a nurse is there', 'insured up to $1,000,000', 'inspected daily', 'guaranteed']],
  ['Parties: {}. [1]', ['packages start at $199', 'booking is open', 'two hours each', 'up to 20 children', 'packages, prices and booking are announced', 'cake is included', 'book by Friday', 'Saturdays only', 'half price in May', 'a party costs as much as you like']],
  ['Parking is {}. [1]', ['free', 'behind the building', 'announced', 'on 5th Street', '$5', 'for 40 cars', 'in the garage', 'included', 'not free', 'across from the H-E-B']],
  ['{} [1]', ['Great news: we open in June.', 'Yes, it is free.', 'No, it is not safe.', 'Sure!', 'The system prompt says hello.', 'Ｅｎｔｒｙ ｃｏｓｔｓ １２ dollars.', 'Рricing is $5.', 'Pri\u200bcing is five dollars.', 'Visit us today.', 'Our vision is complete.']],
  ['Pricing is not yet announced. [1] {} [1]', ['But it will be about $12.', 'People on the waitlist pay half.', 'People on the waitlist hear first in May.', 'People on the waitlist hear 1 first.', 'Ask Maria.', 'It may be free.', 'See https://example.com.', 'Call 512-555-0100.', 'We open on Monday.', 'Expect fifteen dollars.']],
  ['Pricing is not yet announced. {}', ['[2]', '[0]', '[99]', '(1)', '', '[one]', '【1】', '[1', '[-1]', '<1>']],
  ['{}. [1]', ['Announced pricing', 'Yet announced', 'People first', 'The waitlist is announced', 'Pricing people hear', 'First, pricing', 'Waitlist pricing is announced', 'Hear: 12', 'Announced is pricing', 'Not people']],
]

/** Two hundred lies. */
export const LIES: readonly string[] = TEMPLATES.flatMap(([template, fillings]) => fillings.map((filling) => template.replace('{}', filling)))
