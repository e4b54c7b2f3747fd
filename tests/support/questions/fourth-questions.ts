import { readQuestions } from './read-questions.ts'

/** Ways parents may put it, written while the words of the facts were gathered: tuned with. */
export const FOURTH_QUESTIONS = readQuestions(`
# plain
What will I pay for three children? => pricing
Do adults pay too? => pricing
Are babies free? => pricing
Is it affordable for a big family? => pricing
Can I buy tickets at the door? => pricing|booking
What is the admission per person? => pricing
What day will the doors open? => opening-date
Is there an official launch date? => opening-date
Has a date been set? => opening-date
Where in Austin are you located? => location|city
Are there security guards? => safety|badge.safety
Has anyone been hurt there? => safety
What are your safety measures? => safety|badge.safety
My kid carries an EpiPen, is that okay? => allergens
Do you have vegan options? => allergens
Is the menu nut free? => allergens
Can I pack sandwiches for the kids? => allergens|feature.cafe
Is the kitchen halal? => allergens
Is there something for toddlers? => ages|infants
Do parents have to stay the whole time? => supervision
Do we have to book ahead? => booking
How do I reserve a spot? => booking
Can grandma come too? => badge.comfort
Do you have lattes? => feature.cafe
Is there a place to sit down? => badge.comfort|feature.cafe
Are there craft tables? => feature.creative
Are there workshops for kids? => feature.events
How often do you disinfect? => cleaning
What if my child has a cold? => cleaning
Can scouts come as a group? => groups
I want to apply for a position => jobs
How can I speak to a real person? => contact
Do you plan more locations? => vision
How do you pronounce the name? => name
# misspelt
howmuch => pricing
openingdate => opening-date
whereisit => location
parkinglot => parking
birthdayparty => birthdays
tikets => pricing
discont => pricing
whenopen => opening-date
resevation => booking
strolers => badge.comfort
membrships => membership
wheelchar => accessibility
vollunteer => jobs
neigborhood => location
suppervision => supervision
caffe => feature.cafe
fasial recognition => feature.checkin|check-in-privacy
# long
Hi, we are a family of six on one income and I have to plan every outing carefully, so do you already know what a day with you would cost us? => pricing
My kids saw the picture of the playground online and will not stop asking me about it, so please tell me when they can finally go => opening-date
Our son ran out of a place like yours last year and it scared me, so what do you do to keep children safe inside? => safety|feature.checkin
I am visiting my sister who lives south of the river and does not drive, and I wanted to know whether the bus stops near you => parking|location
I have a baby who is eight months old and a daughter who is five, and I would like to know if the baby can come in too => infants|pricing
# off topic
When did World War 2 start? => none
What is the price of gold? => none
Where can I buy cheap flights? => none
`)
