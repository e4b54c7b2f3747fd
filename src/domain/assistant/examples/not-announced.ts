/** What parents ask of a playground, and no fact says. */
export const NOT_ANNOUNCED = `
  is there a ball pit | do you have a ball pit | ball pit | are there trampolines | trampoline | bounce house | bouncy castle
  inflatables | is there a foam pit | zip line | rock wall for adults | ninja course | go karts | bumper cars | mini golf | bowling
  laser tag | arcade | video games | game consoles | VR headsets | escape room | carousel | train ride inside | ferris wheel | pony rides
  petting zoo | are there animals | is there an aquarium | swimming pool | pool | water slide | splash pad | water park | hot tub
  sand box | sandpit | outdoor area | rooftop | garden | basketball court | soccer field | ice rink | skating | skateboards
  scooters allowed | can we bring bikes inside | playing tag with nerf guns | dress up corner | toy kitchen | train table | dollhouse
  puzzles | board games | books to borrow | library | movie theater | TV screens | karaoke | disco | is there a stage | gift shop
  souvenirs | do you sell toys | t-shirts | merchandise | gift cards | gift card | gift certificate | vending machine
  smoking area | can I smoke | vaping | cash or card
  do you take credit cards | do you take cash | do you accept apple pay | can I pay with bitcoin | refund policy | can I get my money back
  cancellation fee | do you have lockers | lockers | locker | coat check | coat room | where do I leave my bags | lost and found
  I lost my jacket | can I bring my dog | are dogs allowed | pets | can my cat come | is it dog friendly | emotional support hamster
  how big is it | how many square feet | square footage | how large is the building | how tall is the slide | how many slides are there
  how many floors | how high can they climb | what color are the walls | who is the architect | which company built the playground
  what is the carpet made of | how many bathrooms | how many toilets | are there showers | gender neutral bathroom | can I take photos
  is photography allowed | can I film my kids | can I fly a drone | tattoo parlor | hair salon | manicure | massage chairs | spa
  gym for parents | fitness classes for moms | yoga for moms | how many employees do you have | who are your investors
  how much did it cost to build | how much money do you make | how much rent do you pay | do you have insurance | who insures you
  are you a non-profit | do you donate to charity | is it solar powered | do you recycle | are you eco friendly | do you use plastic cups
  can we stay overnight | sleepover | overnight camp | is there a hotel nearby | where can we stay in Austin | hotel with you
  airport shuttle | do you rent strollers | do you rent costumes | wheelchair rental | do you sell diapers | do you sell clothes
  do you have a mascot | what is your favorite color | do you have a mobile game | do you ship toys | do you deliver food
  can I order online and pick up | what music do you play | do you have a dance floor | do you have a photo booth | face painting
  balloon animals | clowns | do you host weddings | dating night for single parents | speed dating | do you have a church service
  do you have tutoring | do you give vaccines | do you have a pediatrician | do you do haircuts | do you have a speech therapist
  do you do occupational therapy | do you have a sauna | do you have a bar | is there a beer garden
  can my hamster come | can we bring our puppy | can we bring a parrot | leave my dog outside | horse riding | ponies
  fish tank | bunnies | is there a pool | is there a slide into water | swimming lessons pool | is there a sand area
  do you have a garden | do you have an outdoor playground | is there a terrace | fountain to splash | ride on cars | pedal cars
  electric cars for kids | race track | roller coaster | merry go round | haunted house | mirror maze | maze | ball cannon | foam cannon
  giant ball pool | big trampoline | bouncing castle | bouncy house | climbing ropes course | archery | paintball | axe throwing
  pool table | ping pong | air hockey | foosball | slot machines | claw machine | tokens and prizes | prize counter
  tickets and prizes games | playstation | xbox | tablets for kids | ipads | virtual reality | 3d cinema | cinema | popcorn machine
  cotton candy | chocolate fountain | candy store | toy store | shop | souvenir shop | photo studio | can we do a photo shoot
  family photographer | hire a clown | rent a bouncy castle for home | do you come to my house | do you cater | do you make cakes to order
  can I rent your toys | do you sell used toys | do you buy used toys | donate toys | can I donate clothes | charity donation
  raffle prize donation | safe for my valuables | where can I put my purse | storage for bags | cubbies | luggage storage
  hooks for jackets | wardrobe | lost my keys there | did you find a hat | found a teddy bear | lost a shoe | do you take American Express
  venmo | paypal | do you take checks | tap to pay | do you give receipts | tax deductible | FSA card | do you accept HSA
  money back guarantee | can I return a ticket | no refund? | refund if my kid is sick | rain check | how many square meters
  what size is the building | how high is the ceiling | how big is the play area | how many rooms | is there an upstairs
  is there a basement | is there a view | is there a fireplace | are there plants | is there a window | who designed the logo
  who did your website | which architect | what brand is the equipment | what is the playground made of | how many people work there
  how many visitors do you expect | how much did you invest | do you make a profit | bank loan | tax id | llc or inc | stock symbol
  are you on the stock market | license number | do you have liability insurance | are you insured | is it haunted | do you allow smoking
  e-cigarettes | chewing gum | can I wear a costume to scare kids | flash photography | selfie wall | can I livestream | drones
  can we camp there | overnight stay | sleep over | napping room for adults | beds | showers | washing machine | laundry | dry cleaning
  barber | nail salon | massage | sauna | yoga studio | fitness room | treadmill | tutoring | homework help | language lessons for adults
  first aid course | CPR class | swimming course | driving school`
