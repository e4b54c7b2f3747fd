/** What parents ask the assistant about, each in several ways. */
export const QUESTIONS: readonly string[] = [
  'When do you open?', 'what year do you open', 'are you opening in 2025?', 'is there an opening date yet', 'are you open yet', 'what month do you open',
  'How much does it cost?', 'what is the price', 'how much for two kids', 'are there discounts', 'is it free', 'Do you have memberships?',
  'Where exactly will it be?', 'what is the address', 'which city is it in', 'Is there parking?', 'can I come by bus', 'what are the opening hours',
  'what time do you close', 'What ages is it for?', 'is it for toddlers', 'Can I bring a baby?', 'is it for teenagers', 'what is On Joue',
  'What is coming?', 'tell me about the playground', 'what will there be to do', 'will there be a café', 'what about food and allergies', 'can I bring my own food',
  'Is it safe?', 'how will check-in work', 'what happens with face data', 'Can we have a birthday party there?', 'Do we need to book a visit?', 'will there be wifi',
  'Is it wheelchair accessible?', 'do I stay with my child', 'what should we bring', 'do we need socks', 'do you host field trips', 'are you hiring',
  'how clean will it be', 'how do I join the waitlist', 'how do I contact you', 'who is behind On Joue', 'what is your vision', 'what is your mission',
  'what are the terms', 'what does this website keep about me', 'what does the name mean', 'what can you do',
]
