import { readQuestions } from './read-questions.ts'

/** Questions by people who had not seen the search; the first examples got 86.0 % of their answers right. Tuned with since. */
export const SEVENTH_QUESTIONS = readQuestions(`
# plain
What's the big news you are announcing? => announcement|about|opening-year|overview|city|opening-date
Could you describe this business to my readers in a sentence or two? => about|overview|mission
How did you come up with the title, is it French? => name|why
Is my four year old the right age for this? => ages|about|overview|mission
Would a twelve year old still be let in? => ages|about|overview|mission
What part of Texas are you going to be in? => city|location|announcement|about|overview
Is this the one coming to Austin or to Dallas? => city|location|announcement|about|overview|vision
Is it still going to be this year, 2025? => opening-year|opening-date|announcement
When can I finally bring my kids over? => opening-date|opening-year|announcement
What will it look like on the inside? => overview|features|feature.light|value.child-centered
What is the company trying to achieve? => mission|vision|why
Will I be able to see my daughter from across the room? => value.safety|safety|feature.cafe
What are the doors like, could a toddler slip out? => value.safety|safety|feature.checkin
How do you make every family feel they belong? => value.inclusive|badge.inclusivity|values|mission|accessibility
What made you want to start this? => why|mission
What sets you apart from the other play centers? => why|badge.innovation|features|overview|mission|values
May I, as a grandmother, come along and sit comfortably? => badge.comfort|feature.cafe|ages|mission
We are two moms with an adopted son. Will we be accepted? => badge.inclusivity|value.inclusive|values|mission
What things will there be to do? => features|overview|feature.pods|feature.creative|feature.events
My boy loves taking things apart. Is there something for him? => feature.pods|feature.creative
Will the lamps be too bright for a sensitive child? => feature.light|accessibility
Is there a calm spot where my son can go when it is all too much? => feature.light|overview|accessibility
How do you make sure nobody else picks up my kid? => feature.checkin|safety|value.safety
Is there a place where I can get a decent espresso? => feature.cafe|badge.comfort|overview|features
Can I sit down with a drink while they run around? => feature.cafe|badge.comfort|overview
Do you put on workshops? => feature.events|features
Will my grandchildren be in good hands, with no danger? => safety|value.safety|badge.safety|feature.checkin|values
My son turns six in May, could we celebrate at your place? => birthdays|feature.events
Do you offer special quiet sessions for autistic children? => accessibility|feature.light
I am nineteen and looking for work, could I apply? => jobs|contact
How do I get told as soon as there is news? => waitlist|blog
# misspelt
wen do u opne => opening-date|opening-year|announcement
wher is it loacted => location|city|announcement|about|overview
birtday partys?? => birthdays|feature.events
is it weelchair frendly => accessibility|badge.inclusivity
wat ages can com => ages|about|overview|mission
is ther a cofee shop insde => feature.cafe|badge.comfort|overview|features
how do chekin work plz => feature.checkin|check-in-privacy|safety
# long
Hi, I have about thirty seconds before my next meeting. My wife saw your ad and wants to go next weekend with our twins. Are you even open yet? => opening-date|opening-year|announcement
My son is seven and has sensory processing disorder. Loud, flashing places end in tears for all of us and we usually go home after ten minutes. Have you thought about children like him when choosing the lights? => feature.light|accessibility
Hello, I am new in Texas and my English is not good. My girl is 3 years and my boy is 11 years. Both can play in your place? => ages|about|overview|mission
Our daughter turns eight in the fall and she wants to invite her whole class, around twenty kids. I would like to know what is in a package and how far ahead I need to reserve. Can you help? => birthdays|booking
I run the after-school program at a church and we take thirty kids on an outing every month. We have our own bus and our own insurance. Would you take us, and is there a discount? => groups|pricing
# greetings
Thank you so much, dear, you have been very kind. => talk
Am I speaking with a real person or a robot? => talk
# unannounced
What's the discount if I buy ten visits at once? => membership|pricing
Since babies are always free, mine just comes along, correct? => infants|pricing|ages
# follow-ups
What do I pay to get in? >> And for my second kid? => pricing
Will there be a café? >> Is the menu gluten free? => allergens
Is there coffee for the adults? >> And can I bring my own lunch instead? => allergens
Can we have a birthday party there? >> How much would that be? => birthdays|pricing
Which city will it be in? >> Where in the city? => location
When is the opening? >> And how early in the mornings? => hours
What are the Creative Zones? >> And the learning pods? => feature.pods
How will check-in work? >> Do you store that? => check-in-privacy
What ages is it for? >> Mine is only 10 months, is that a problem? => infants|ages
Can I park there? >> Okay, and is there Wi-Fi? => wifi
Who is behind On Joue? >> How can I get in touch with them? => contact
Do you need staff? >> Okay, thanks! => talk
Which part of town is it in? >> How will I find out? => waitlist
Must I stay the whole time? >> What is the capital of Peru? => none
What are your values? >> Tell me more about the second one => value.safety|safety|badge.safety
`)
