/** A fact as an owner might make it from a question, and how parents ask for it. */
export interface OwnersFact {
  label: string
  question: string
  answer: string
  /** As visitors asked before there was an answer: they stand together in the office. */
  asked: readonly string[]
  /** As others ask once there is one. */
  later: readonly string[]
}

/** Written before grouping and search were fitted; none of it is in the corpus. */
export const OWNERS_FACTS: readonly OwnersFact[] = [
  {
    label: 'Ball pit', question: 'Is there a ball pit?', answer: 'Yes, one for small children.',
    asked: ['Do you have a ball pit?', 'can my toddler go in the ball pit', 'any ball pits for the kids'],
    later: ['ball pit?', 'is there going to be a ball pit', 'does the playground have ballpits', 'my son loves ball pits, do you have one', 'how deep is the ball pit', 'will you have a ball pit for 3 year olds', 'got a ball pit', 'bal pit for toddlers?', 'can babies use the ball pit', 'where can my kids find the ball pit'],
  },
  {
    label: 'Trampolines', question: 'Are there trampolines?', answer: 'No, there aren’t any trampolines.',
    asked: ['do you have trampolines', 'Is there a trampoline?', 'can kids jump on trampolines there'],
    later: ['trampolines?', 'will there be a trampoline', 'is it a trampoline park', 'any trampolines for little ones', 'my daughter wants to know if you have a trampoline', 'do yall have trampolenes', 'does On Joue have trampolines', 'how many trampolines do you have', 'trampoline for toddlers', 'is there a trampoline room'],
  },
  {
    label: 'Lockers', question: 'Are there lockers?', answer: 'Yes, small lockers by the door.',
    asked: ['Do you have lockers?', 'is there a locker for our bags', 'can I rent a locker'],
    later: ['lockers?', 'any lockers to store our stuff', 'are the lockers free', 'where are the lockers', 'will there be lockers for shoes', 'do you have a locker I can lock', 'does a locker cost extra', 'lokers for bags', 'how big are the lockers', 'can we put our coats in a locker'],
  },
  {
    label: 'Nursing room', question: 'Is there a nursing room?', answer: 'Yes, a quiet nursing room next to the café.',
    asked: ['is there a nursing room', 'Do you have a room for nursing moms?', 'any nursing rooms?'],
    later: ['nursing room?', 'where is the nursing room', 'will there be a nursing area', 'private nursing room', 'do you have a place for nursing a baby', 'is the nursing room private', 'can I use a nursing room', 'nursing mothers room', 'is there somewhere for nursing', 'does the nursing room have a chair'],
  },
  {
    label: 'Dogs', question: 'Can we bring our dog?', answer: 'Only service dogs.',
    asked: ['Can I bring my dog?', 'are dogs allowed', 'is it dog friendly?'],
    later: ['dogs?', 'can my dog come', 'do you allow dogs inside', 'are service dogs ok', 'can we bring our dog with us', 'do I have to leave my dog at home', 'what about dogs', 'is the playground dog friendly', 'dogs welcome?', 'may I bring a small dog'],
  },
  {
    label: 'Swings', question: 'Are there swings?', answer: 'Yes, four swings.',
    asked: ['do you have swings', 'is there a swing set', 'Are there baby swings?'],
    later: ['swings?', 'will there be swings', 'any swing for a 2 year old', 'how many swings are there', 'is there a swing', 'do the swings fit toddlers', 'does the playground have a swing set', 'swing set for big kids', 'got swings?', 'can adults use the swings'],
  },
  {
    label: 'Puppet shows', question: 'Do you have puppet shows?', answer: 'Every Saturday at 10 AM.',
    asked: ['Do you have puppet shows?', 'is there a puppet theater', 'when is the puppet show'],
    later: ['puppet shows?', 'will there be a puppet show', 'puppet show schedule', 'what time is the puppet show', 'are there puppets', 'do you do puppet theater for kids', 'how long is the puppet show', 'is the puppet show in French', 'my kids love puppets', 'does the puppet show cost extra'],
  },
  {
    label: 'Sandbox', question: 'Is there a sandbox?', answer: 'Yes, with clean white sand.',
    asked: ['is there a sandbox', 'do you have a sandbox for toddlers', 'Any sandbox?'],
    later: ['sandbox?', 'will there be a sandbox', 'do you have sandboxes', 'how big is the sandbox', 'is the sandbox indoors', 'does the sandbox have toys', 'sand box for kids', 'can my toddler play in a sandbox', 'got a sandbox?', 'who cleans the sandbox'],
  },
  {
    label: 'Climbing wall', question: 'Is there a climbing wall?', answer: 'Yes, three yards high.',
    asked: ['do you have a climbing wall', 'Is there rock climbing?', 'how high is the climbing wall'],
    later: ['climbing wall?', 'will there be a climbing wall', 'can a 4 year old use the climbing wall', 'is there a rock climbing wall', 'any climbing walls for kids', 'do kids need a harness for the climbing wall', 'climbing wal height', 'where is the climbing wall', 'how tall is the climbing wall', 'does the climbing wall have ropes'],
  },
  {
    label: 'Magician', question: 'Can we book a magician?', answer: 'Yes, for birthday parties.',
    asked: ['Can you send a magician?', 'do you have magicians for birthdays', 'is there a magician'],
    later: ['magician?', 'can we hire a magician', 'is the magician included in the party', 'how much is the magician', 'will a magician come to our party', 'do you work with a magician', 'magicians for birthday parties?', 'can I bring my own magician', 'is there a magic show with a magician', 'magican for kids'],
  },
]
