import { describe, expect, it } from 'vitest'
import { findDetails, soften } from './find-details.ts'

const softened = (text: string): string => findDetails(text).reduceRight(soften, text)

describe('the writing helper notices', () => {
  it.each([
    ['My son Oliver Hartmann is afraid of slides.', 'My son is afraid of slides.'],
    ['our daughter Emma Lopez loves to paint', 'our daughter loves to paint'],
    ['My 4-year-old Noah Becker will not nap.', 'My 4-year-old will not nap.'],
    ['my youngest, Mia Chen, is shy', 'my youngest, is shy'],
    ['Emma Lopez, 5, is looking for a friend.', 'My 5-year-old, is looking for a friend.'],
    ['Emma Lopez aged 4 loves to paint.', 'My 4-year-old loves to paint.'],
    ['We came with Emma Lopez (aged six).', 'We came with my six-year-old.'],
    ['Emma Lopez 5 years old, shy', 'My 5-year-old, shy'],
    ['Emma Lopez is a 4-year-old who runs.', 'My child is a 4-year-old who runs.'],
    ['My 5yo Emma Lopez will not nap.', 'My 5yo will not nap.'],
    ['A party for 5yo Emma Lopez', 'A party for my 5-year-old'],
    ['We are three: me, Tom and Ava Miller (age 7).', 'We are three: me, Tom and my 7-year-old.'],
    ['Liam O’Brien is 6 and scared of dogs.', 'My child is 6 and scared of dogs.'],
    ['Yesterday Sofía Reyes turned three!', 'Yesterday my child turned three!'],
    ['Is there a group for 8 year old Lucas Meyer?', 'Is there a group for my 8-year-old?'],
    ['my little girl is named Zoe Park-Lee', 'my little girl'],
    ['My third grader Ben Carter needs a tutor', 'My third grader needs a tutor'],
    ['He goes to Barton Hills Elementary.', 'He goes to a nearby school.'],
    ['She attends Casis Elementary School and likes it', 'She attends a nearby school and likes it'],
    ['My twins are enrolled at Austin Discovery School', 'My twins are enrolled at a nearby school'],
    ['our son starts kindergarten at Zilker Elementary in August', 'our son starts kindergarten at a nearby school in August'],
    ['She is in second grade at Mathews Elementary', 'She is in second grade at a nearby school'],
    ['Her school is Zilker Elementary, which we love', 'Her school is a nearby school, which we love'],
    ['my son’s new school is Casis Elementary School', 'my son’s new school is a nearby school'],
    ['Our kids go to Khabele Montessori', 'Our kids go to a nearby school'],
    ['my son is at Lamar Middle School', 'my son is at a nearby school'],
    ['She was born on March 3, 2021.', 'She was born in March.'],
    ['his birthday is June 12th, any ideas?', 'his birthday is in June, any ideas?'],
    ['DOB: 3/14/2020', 'born in March'],
    ['she was born 2020-03-14', 'she was born in March'],
    ['date of birth: 2020-11-04', 'born in November'],
    ['Her birthday: March 3, 2021', 'Her birthday: in March'],
    ['My daughter turns 5 on Oct 9', 'My daughter turns 5 in October'],
    ['date of birth is 12 May 2019', 'born in May'],
    ['We live at 1204 Maple Street.', 'We live [address removed].'],
    ['Playdate at 88 W Mary St, Apt 3 on Sunday', 'Playdate [address removed] on Sunday'],
    ['come by 4501 Duval Rd after four', 'come by [address removed] after four'],
    ['2207 South 5th Street is our place', '[address removed] is our place'],
    ['we live at 1204 maple street', 'we live [address removed]'],
    ['Text me at 512-555-0134', 'Text me at [phone number removed]'],
    ['call (512) 555 0134 tonight', 'call [phone number removed] tonight'],
    ['my number is +1 512.555.0134', 'my number is [phone number removed]'],
    ['5125550134 works best', '[phone number removed] works best'],
    ['Write to maya.lopez+kids@example.co.uk please', 'Write to [email address removed] please'],
    ['maya@example.com', '[email address removed]'],
  ])('what tells too much in “%s”', (text, better) => {
    expect(softened(text)).toBe(better)
  })

  it('several things at once, in their order, and nothing twice', () => {
    const text = 'My son Oliver Hartmann, 4, goes to Zilker Elementary. Call 512-555-0134.'

    expect(findDetails(text).map(({ kind }) => kind)).toEqual(['name', 'school', 'phone number'])
  })

  it('nothing any more in its own softer words', () => {
    const text = 'Our daughter Emma Lopez was born on March 3, 2021, attends Casis Elementary; we live at 1204 Maple Street, a@b.co.'

    expect(findDetails(softened(text))).toEqual([])
  })

  it('what stands at the end of the longest post', () => {
    const text = `${'My son and Aa Bb my our 1 2 3 at the a@ '.repeat(790)} 512-555-0134`

    expect(findDetails(text).at(-1)?.kind).toBe('phone number')
  })
})

describe('the writing helper leaves alone', () => {
  it.each([
    'My 4-year-old loves the slide at Pease Park.',
    'Emma is 4 and still naps.',
    'My son is 5 and my daughter is 2.',
    'Zilker Park, 5 minutes from downtown, is our favorite.',
    'The Thinkery is great for kids 5 and under.',
    'Has anyone toured Zilker Elementary?',
    'The book fair is at Casis Elementary on Saturday.',
    'Is the playground at Barton Hills Elementary open to everyone?',
    'We read Harry Potter, 7 books in a month.',
    'Toy Story 4 made my kids cry.',
    'On Joue is for ages 2 to 12.',
    'Her birthday is in June and we have no plan.',
    'We are planning a birthday party on March 3.',
    'He was born in 2020, so he is between grades.',
    'Swim class starts on June 12 at ten.',
    'It costs $1,200 a month for two kids.',
    'We paid 5125550 points, or something like that.',
    'Poison Control is 1-800-222-1222.',
    'Call 911 if a child cannot breathe.',
    'We meet at 10 on Saturday mornings.',
    'Three kids, 2 dogs, 1 Way to stay sane.',
    'There are 40 steps down to Barton Springs.',
    'My daughter loves Peppa Pig and Bluey.',
    'My toddler and Miss Karen get along well.',
    'Dr. Seuss wrote about 60 books.',
    'My kids love Taco Deli and Amy’s Ice Cream.',
    'Thanks Maya Lopez for the tip!',
    'A parent named Omar answered within 5 minutes.',
    'Follow @maya or read the post of @omar-22.',
    'The ratio is 1:4 in the twos room, 1:8 later.',
    'Version 12.5.2026 of the plan is on the wall.',
    'We go to Mueller Lake Park every Friday.',
    'Our school starts at 7:40, which is too early.',
    'Our school is small, and its School Fair was lovely.',
    'Peppa Pig is a 4-year-old pig.',
    'For a book fair aged 4 to 6 is too wide, says Camp Sunshine, ages 5 and up.',
    'The offer ends on 2026-03-14.',
    'We saw 300 people on the street after a 100 mile drive.',
    'Happy Mother’s Day, 5 of you have asked for this recipe.',
  ])('the harmless words “%s”', (text) => {
    expect(findDetails(text)).toEqual([])
  })
})
