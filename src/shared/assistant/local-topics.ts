import { privacyWithoutServer } from '../privacy/privacy-in-short.ts'
import { ASSISTANT_ANSWER_TEXTS } from '../site-texts/assistant-answer-texts.ts'
import { OFFLINE_TALK_TEXTS } from '../site-texts/assistant-talk-texts.ts'

/** Everything the widget can say without the server. */
export interface LocalBook {
  /** On equal terms the earlier topic wins. */
  topics: readonly LocalTopic[]
  /** What the generic replies end with; empty once something of it is announced. */
  note: string
  /** What is said to a question that no topic fits, and to anything else. */
  questionReply: string
  otherReply: string
}

export const UNANNOUNCED_NOTE = 'Pricing, exact location, and opening date are not yet announced.'

/** One thing the widget can say without the server. */
export interface LocalTopic {
  key: string
  /** Whole messages that mean exactly this topic. */
  phrases: readonly string[]
  /** Beginnings of messages that mean this topic. */
  starts: readonly string[]
  /** Words, longer than three characters, that speak for this topic. */
  words: readonly string[]
  /** Beginnings of words, of any length, that hint at this topic. Read last. */
  hints: readonly string[]
  reply: string
}

const list = (text: string): string[] => text.split('|').filter(Boolean)

/** Phrases, starts and hints are written with bars between them, words with spaces, in lower case, no accents. */
const topic = (key: string, phrases: string, starts: string, words: string, hints: string, reply: string): LocalTopic => ({
  key,
  phrases: list(phrases),
  starts: list(starts),
  words: words.split(' ').filter(Boolean),
  hints: list(hints),
  reply,
})

/**
 * Short answers for when the server is out of reach. They repeat the facts of docs/rules/playground.md and add none;
 * on equal terms the earlier topic wins.
 */
export const LOCAL_TOPICS: readonly LocalTopic[] = [
  topic('greeting', 'hi|hello|hey|hi there|hello there|bonjour|hola|salut|good morning|good afternoon|good evening', 'bonjour|good morning|hello again', 'bonjour howdy greetings', 'hola|howd',
    'Bonjour. I’m the automated assistant. Ask me about the playground, the café, or safety.'),
  topic('thanks', 'thanks|thank you|thx|merci|gracias|ok thanks|thanks a lot|thank you so much', 'thank you|thanks for|merci', 'thanks thank merci gracias', 'thx|thank',
    OFFLINE_TALK_TEXTS['offline-thanks'].original),
  topic('goodbye', 'bye|goodbye|good bye|see you|au revoir|adios|good night', 'bye |see you', 'goodbye adios revoir', 'bye',
    OFFLINE_TALK_TEXTS['offline-goodbye'].original),
  topic('robot', 'are you a robot|are you human|are you a bot|is this a robot|who are you|are you a real person', 'are you a|are you an|am i talking to', 'robot chatbot automated', 'bot',
    OFFLINE_TALK_TEXTS['offline-robot'].original),
  topic('help', 'help|help me|what can you do|what can i ask', 'what can you|can you help|i need help', 'help question questions', 'help',
    OFFLINE_TALK_TEXTS['offline-help'].original),
  topic('about', 'about|what is on joue|what is this|what is this place|tell me about on joue', 'what is on joue|tell me about on joue|about on joue', 'indoor playground project', 'indoor|playgr',
    'On Joue is a planned indoor playground in Austin, Texas, for children ages 2 to 12 and their families.'),
  topic('name', 'what does on joue mean|what does the name mean|name|meaning', 'what does on joue|what does the name|how do you pronounce', 'mean meaning name french pronounce translation', 'pronou|transl',
    '“On joue” is French for “we play.” “La joue” is the cheek: the rosy kind children bring home.'),
  topic('when', 'when|when do you open|when will you open|when does it open|opening date|opening|are you open|are you open yet', 'when do you open|when will|when does it open|when are you opening|are you open', 'when open opening opens opened launch date soon', 'launch|ready',
    'The announcement says: Coming to Austin, Texas – 2025. The exact opening date is not yet announced.'),
  topic('year', 'what year|which year|which year do you plan to open', 'what year|which year', 'year', 'year',
    'The announced opening year is 2025.'),
  topic('hours', 'hours|opening hours|what are the opening hours|what time do you open', 'what are your hours|what are the hours|what time|what are the opening hours', 'hours weekend weekends weekday saturday sunday monday schedule', 'hour|close|week',
    'Opening hours are not yet announced.'),
  topic('where', 'where|where is it|where are you|where are you located|location|address|where exactly will it be|what is the address', 'where is it|where are you|where will it be|where exactly|what is the address|what is your address', 'where location located address street neighborhood directions downtown', 'addr|loca|map|direc',
    'On Joue is coming to Austin, Texas. The exact location is not yet announced.'),
  topic('city', 'city|which city|austin|texas|is it in austin|which city will it be in', 'which city|what city|is it in austin', 'city austin texas town', 'tx',
    'On Joue is coming to Austin, Texas. The exact location is not yet announced.'),
  topic('parking', 'parking|is there parking|where can i park', 'is there parking|where do i park|where can i park|can i park', 'parking park garage', 'park|car',
    'Parking is not yet announced.'),
  topic('transit', 'bus|train|can i come by bus|public transport', 'can i come by bus|is there a bus', 'transit transport train bike', 'bus|bike',
    'Ways to get there without a car are not yet announced.'),
  topic('mission', 'mission|what is your mission|what is the mission', 'what is your mission|what is the mission|tell me your mission', 'mission purpose goal', 'mission|purpos',
    'Our mission is a place where childhood flourishes: where children play, learn, and grow at their own pace, and their grown-ups feel as welcome as they do.'),
  topic('vision', 'vision|what is your vision|what is the vision', 'what is your vision|what is the vision|will you expand', 'vision future expand expansion national network 2030', 'visio|expan',
    'We’re starting in Austin. Our vision is to expand beyond Austin to a national network of play spaces by 2030.'),
  topic('franchise', 'franchise|do you franchise|other locations', 'do you franchise|can i franchise|will there be other locations|can i invest', 'franchise franchises invest investor', 'franch|invest',
    'We’re starting in Austin. Franchise and investment plans are not yet announced.'),
  topic('values', 'values|core values|what are your values', 'what are your values|what are the values|your values', 'values principles ethics', 'value|princip',
    'Three things guide us: child-centered design, safety above all, and an inclusive community.'),
  topic('child-centered', 'child-centered design|what does child-centered design mean', 'what does child-centered', 'centered design designed', 'design',
    'Child-centered design means we’re designing every ledge, light, and doorway from a child’s eye level.'),
  topic('inclusive', 'inclusive community|is everyone welcome|inclusion', 'is everyone|are all families', 'inclusive inclusion inclusivity welcome everyone diversity', 'inclus|divers',
    'Every body, every ability, and every family is welcome. It’s a place where every family can find a way to join in.'),
  topic('why', 'why|why on joue|why choose you', 'why on joue|why should|why choose|what makes you', 'different special unique better', 'why|uniq',
    'Because “we play” has a we in it. Children need room to be bold, and parents need to know they’re safe.'),
  topic('features', 'features|what features are planned|what is there|what will there be|what is there to do', 'what features|what is there to|what will there be|what can kids|what can children', 'features feature attractions amenities activities spaces equipment', 'featur|attrac|amenit|activ',
    'Six spaces are planned: Neo-Age Learning Pods, Sensory Lighting & Design, Secure Tech Check-ins, the Coffee Conda Café, Creative Zones, and Special Events & Programs.'),
  topic('climbing', 'climbing|slides|is there climbing|is there a slide', 'is there climbing|is there a slide|do you have slides', 'climbing climb slide slides nooks', 'climb|slid',
    'Think climbing forms, quiet nooks, and light you can play with. Details are not yet announced.'),
  topic('pods', 'learning pods|neo-age learning pods|pods', 'what are the neo-age|what are learning pods|what are the learning', 'pods learning educational education science stem', 'pod|learn|stem|educ',
    'The Neo-Age Learning Pods are planned as cozy, hands-on pods where curious minds tinker, build, and figure things out at their own pace.'),
  topic('lighting', 'sensory lighting|sensory lighting & design|is it loud', 'what is sensory|is it loud|is it noisy', 'lighting light lights loud noise noisy quiet', 'light|loud|nois|quiet',
    'Soft, shifting light and calm corners are planned, designed for wonder without overload.'),
  topic('sensory', 'sensory friendly|is it sensory friendly|autism', 'is it sensory|is it good for autistic', 'sensory autism autistic adhd overload', 'sensor|autis|adhd',
    'Calm corners and gentle light are planned. Low-sensory hours and other details are not yet announced.'),
  topic('check-in', 'check-in|check in|secure tech check-ins|how will check-in work', 'how will check-in|how does check-in|how do i check', 'checkin checkins check pickup checkout', 'check|pick',
    'Facial recognition and secure check-in and check-out are planned, designed to help make sure children leave with their own grown-ups.'),
  topic('face-data', 'facial recognition|face data|what happens with face data at check-in', 'what happens with face|is facial recognition|do you store face', 'facial recognition face biometric', 'face|facial|biomet',
    'Facial recognition is planned for check-in. What we’d store, for how long, and how to get in without it are not yet announced. This website never collects face data.'),
  topic('cafe', 'cafe|coffee|coffee conda|coffee conda cafe|is there a cafe|will there be a cafe', 'is there a cafe|will there be a cafe|do you have coffee|is there coffee', 'cafe coffee conda drinks espresso latte', 'caf|coff|tea|drink',
    'The Coffee Conda Café is planned: good coffee, a seat that faces the fun, and a minute to breathe. Its menu and prices are not yet announced.'),
  topic('creative', 'creative zones|arts and crafts|art|what are the creative zones', 'what are the creative|can kids paint|can children paint', 'creative arts craft crafts paint painting drawing blocks', 'art|paint|craft|draw',
    'Creative Zones are planned, with paint, paper, blocks, and big ideas. We’ll clean up the mess.'),
  topic('events', 'events|programs|special events|will there be events|what events', 'will there be events|do you have events|what events|are there events|will there be programs', 'events event programs program workshop workshops calendar', 'event|progr|works',
    'Birthdays, workshops, and family days are planned, on one calendar. Dates are not yet announced.'),
  topic('camps', 'camp|camps|summer camp|classes', 'do you have camps|will there be camps|is there a summer', 'camp camps summer classes lessons', 'camp|class|lesson',
    'Events and programs are planned. Camps and classes are not yet announced.'),
  topic('birthday', 'birthday|birthdays|birthday party|birthday parties|can we have a birthday party there|party', 'can we have a birthday|can i book a birthday|birthday part|do you host birthday', 'birthday birthdays party parties celebrate celebration cake', 'birth|bday|part|celebr',
    'Birthday parties are part of the plan. Packages, prices, and booking are not yet announced.'),
  topic('private-hire', 'private party|rent the place|private events', 'can i rent|can we rent|can i hire', 'rent rental private hire', 'rent|priva',
    'Renting the space for private events is not yet announced.'),
  topic('membership', 'membership|memberships|passes|annual pass|will there be memberships or passes', 'will there be membership|do you have membership|how do i become a member|is there a pass', 'membership memberships member pass passes annual monthly subscription', 'member|pass|subscr',
    'Memberships and passes are not yet announced.'),
  topic('booking', 'booking|do we need to book|do we need to book a visit|reservations', 'do we need to book|do i need to book|can i book|how do i book|can i walk', 'booking book reserve reservation reservations walk-in', 'book|reserv|walk',
    'Whether you’ll book ahead or walk in is not yet announced.'),
  topic('price', 'price|prices|pricing|cost|how much|how much is it|how much does it cost|how much will it cost|tickets', 'how much|what does it cost|what will it cost|what is the price|what are the prices|is it free|is it expensive', 'price prices pricing cost costs ticket tickets admission entry expensive free', 'pric|cost|fee|pay|tick|cheap|money|$',
    'Pricing is not yet announced. Join the waitlist and we’ll email you when it is.'),
  topic('discounts', 'discount|discounts|sibling discount|do siblings get a discount', 'do siblings|is there a discount|are there discounts|do you have discounts', 'discount discounts sibling siblings coupon military', 'disc|coup|sibl',
    'Discounts are not yet announced.'),
  topic('refunds', 'refund|refunds|can i get a refund', 'can i get a refund|do you refund|can i cancel', 'refund refunds cancel cancellation', 'refund|cancel',
    '{if pricing undecided}Nothing is on sale yet. {end}The refund policy is not yet announced.'),
  topic('gift-cards', 'gift card|gift cards|do you sell gift cards', 'do you sell gift|can i buy a gift', 'gift gifts voucher vouchers', 'gift|vouch',
    'Gift cards are not yet announced.'),
  topic('ages', 'age|ages|what ages|what ages is it for|how old|age range|for what ages', 'what age|how old|is it for toddlers|for what age|which ages|my child is|my son is|my daughter is', 'ages toddler toddlers preschooler kids children', 'age|old|kid|child|toddl',
    'On Joue is planned for children ages 2 to 12 and the grown-ups they bring.'),
  topic('babies', 'baby|babies|infants|can i bring a baby', 'can i bring a baby|can i bring my baby|is it ok for bab', 'baby babies infant infants newborn', 'bab|infan|newb',
    'On Joue is planned for children ages 2 to 12. Plans for babies are not yet announced.'),
  topic('teens', 'teens|teenagers|is it for teenagers', 'is it for teens|is it for teenagers|can teenagers', 'teen teens teenager teenagers', 'teen',
    'On Joue is planned for children ages 2 to 12. Plans for teens are not yet announced.'),
  topic('founder', 'founder|who is the founder|who is behind on joue|who owns on joue|owner|president', 'who is the founder|who is behind|who owns|who runs|who started|who founded|who is the owner', 'founder president owner founded behind', 'found|owner|ceo|presid',
    'On Joue is led by its founder and president.'),
  topic('safety', 'safety|is it safe|how safe is it|security', 'is it safe|how safe|how do you keep|what about safety', 'safe safety secure security danger dangerous protect', 'saf|secur|dang|hurt',
    'Safety comes first in our plans: clear sightlines, secure doors, careful materials, and check-in and check-out designed to help make sure children leave with their own grown-ups.'),
  topic('supervision', 'do i stay with my child|can i drop off my child|drop off|do parents stay', 'do i stay|do parents stay|do i have to stay|can i drop|can i leave', 'stay drop leave supervision supervised babysitting daycare', 'superv|babys|dayc|drop',
    'Whether you’ll stay or can drop off is not yet announced.'),
  topic('cleaning', 'cleaning|is it clean|how clean will it be|hygiene', 'is it clean|how clean|how often do you clean', 'clean cleaning hygiene sanitize germs', 'clean|hygi|germ',
    'Cleaning routines are not yet announced.'),
  topic('sick-days', 'sick|my child is sick|what if my child is sick', 'what if my child is sick|what if my kid is sick|my child is sick', 'sick fever cold illness', 'sick|fever|ill',
    'Sick-day rules are not yet announced.'),
  topic('food', 'food|can i bring food|is there food|menu', 'can i bring food|can we bring food|is there food|do you have food|what food', 'food snack snacks lunch menu meal vegan', 'food|snack|lunch|menu|eat',
    'A café is planned. Its menu and outside-food policy are not yet announced.'),
  topic('allergies', 'allergies|nut allergy|what about food and allergies|allergens', 'what about allergies|do you have allergy|my child has an allergy|my child is allergic', 'allergy allergies allergen allergens allergic peanut gluten', 'aller|nut|glut',
    'The café’s allergy rules are not yet announced. Please don’t plan around an allergy until they are.'),
  topic('wifi', 'wifi|wi-fi|is there wifi|is there wi-fi|internet|will there be wi-fi', 'is there wifi|is there wi-fi|do you have wifi|will there be wifi|will there be wi-fi', 'wifi wi-fi internet wireless laptop', 'wifi|wi-fi|inter|wirel',
    'Wi-Fi for guests is not yet announced.'),
  topic('accessibility', 'accessibility|accessible|wheelchair|will it be wheelchair accessible', 'is it accessible|is it wheelchair|will it be wheelchair|will it be accessible', 'accessible accessibility wheelchair disabled disability mobility', 'access|wheel|disab',
    'Every body and every ability is welcome. Details, from step-free access to low-sensory hours, are not yet announced.'),
  topic('family-comfort', 'strollers|stroller|is there seating|grandparents', 'can i bring a stroller|is there seating|can grandparents', 'stroller strollers grandparents seating comfort', 'stroll|grand|seat',
    'We’re planning room for strollers, grandparents, and a hot coffee.'),
  topic('socks', 'socks|do we need socks|what should we bring|what should we wear|what should we bring or wear', 'do we need socks|do i need socks|what should we|what should i bring|what should i wear', 'socks shoes wear clothes', 'sock|shoe|wear',
    'House rules, like socks, are not yet announced.'),
  topic('waiver', 'waiver|do i sign a waiver|waivers', 'do i need to sign|is there a waiver|do i sign', 'waiver waivers sign', 'waiv',
    'House rules, like waivers, are not yet announced.'),
  topic('groups', 'groups|field trips|school trips|do you host groups and field trips', 'do you host groups|do you host field|can our school|can schools', 'group groups school schools field trips preschool', 'group|school|trip',
    'Group and school visits are not yet announced.'),
  topic('pets', 'pets|dogs|can i bring my dog', 'can i bring my dog|are dogs|are pets', 'pets dogs animal animals', 'pet|dog',
    'Pet rules are not yet announced.'),
  topic('photos', 'photos|can i take photos', 'can i take photos|can i take pictures', 'photo photos pictures filming camera', 'photo|pict|camer',
    'Photo rules are not yet announced.'),
  topic('jobs', 'jobs|careers|are you hiring|hiring', 'are you hiring|do you have jobs|how do i apply|can i work', 'jobs hiring careers employment apply resume', 'job|hir|career|resum',
    'Job openings are not yet announced. You’re welcome to introduce yourself with the contact form.'),
  topic('waitlist', 'waitlist|join the waitlist|how do i join the waitlist|wait list|sign up', 'how do i join|join the waitlist|can i join the waitlist|how do i sign up|sign me up|put me on', 'waitlist waiting signup subscribe newsletter updates notify', 'waitl|subsc|newsl|updat',
    'Add your email to the waitlist form on the homepage. We’ll email you when the opening date, address, and prices are announced.'),
  topic('contact', 'contact|how do i reach you|how do i contact you|phone number|email|phone', 'how do i contact|how can i contact|how do i reach|how can i reach|can i talk to|can i call', 'contact reach phone email person human', 'contac|phon|mail|call',
    'Use the contact form on the homepage. It goes to the On Joue team.'),
  topic('forum', 'forum|community|community forum', 'is there a forum|is there a place to talk|where is the forum', 'forum community discussion moms dads', 'forum|commun',
    'On Joue has a community forum for parents. It’s for adults only.'),
  topic('blog', 'blog|do you have a blog', 'do you have a blog|is there a blog|where is the blog', 'blog article articles stories', 'blog|artic',
    'The On Joue Blog has insights, updates, and tips for parents from our playground community.'),
  topic('privacy', 'privacy|privacy policy|cookies|what does this website keep about me', 'what does this website|do you sell my|what do you do with my data|do you use cookies', 'privacy cookies data personal website', 'privac|cooki|gdpr|data',
    privacyWithoutServer()),
]

/** Topics that say nothing about the place. */
export const TALK_TOPICS: readonly string[] = ['greeting', 'thanks', 'goodbye', 'robot', 'help']

/** The fact a topic is about: where the facts can be had, the topic says what the fact says. */
export const FACT_OF_TOPIC: Readonly<Record<string, string>> = {
  ...{ about: 'about', name: 'name', when: 'opening-date', year: 'opening-year', hours: 'hours', where: 'location', city: 'location' },
  ...{ parking: 'parking', transit: 'parking', mission: 'mission', vision: 'vision', franchise: 'vision', values: 'values' },
  ...{ 'child-centered': 'value.child-centered', inclusive: 'value.inclusive', why: 'why', features: 'features', climbing: 'overview' },
  ...{ pods: 'feature.pods', lighting: 'feature.light', sensory: 'feature.light', 'check-in': 'feature.checkin', 'face-data': 'check-in-privacy' },
  ...{ cafe: 'feature.cafe', creative: 'feature.creative', events: 'feature.events', camps: 'feature.events', birthday: 'birthdays' },
  ...{ 'private-hire': 'birthdays', membership: 'membership', booking: 'booking', price: 'pricing', discounts: 'pricing', ages: 'ages' },
  ...{ babies: 'infants', teens: 'ages', founder: 'founder', safety: 'safety', supervision: 'supervision', cleaning: 'cleaning' },
  ...{ 'sick-days': 'cleaning', food: 'allergens', allergies: 'allergens', wifi: 'wifi', accessibility: 'accessibility' },
  ...{ 'family-comfort': 'badge.comfort', socks: 'socks', waiver: 'socks', groups: 'groups', jobs: 'jobs', waitlist: 'waitlist' },
  ...{ contact: 'contact', forum: 'forum', blog: 'blog', privacy: 'website-privacy' },
}

/** The topics as they are on the first day. */
export const FIRST_BOOK: LocalBook = {
  topics: LOCAL_TOPICS,
  note: UNANNOUNCED_NOTE,
  questionReply: ASSISTANT_ANSWER_TEXTS.texts['offline-question'].original,
  otherReply: ASSISTANT_ANSWER_TEXTS.texts.offline.original,
}
