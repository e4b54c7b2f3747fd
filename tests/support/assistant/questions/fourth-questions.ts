import { readQuestions } from './read-questions.ts'

/** Ways parents may put it, written while the words of the facts were gathered: tuned with. */
export const FOURTH_QUESTIONS = readQuestions(`
# plain
Can I buy tickets at the door? => pricing|booking
Can I pack sandwiches for the kids? => allergens|feature.cafe
Is there something for toddlers? => ages|infants
Is there a place to sit down? => badge.comfort|feature.cafe
# long
Our son ran out of a place like yours last year and it scared me, so what do you do to keep children safe inside? => safety|feature.checkin
I am visiting my sister who lives south of the river and does not drive, and I wanted to know whether the bus stops near you => parking|location
I have a baby who is eight months old and a daughter who is five, and I would like to know if the baby can come in too => infants|pricing
`)
