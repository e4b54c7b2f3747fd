/** Asked lately about who comes: ages, babies, grown-ups, groups. */
export const ASKED_WHO_COMES_LATELY: Readonly<Record<string, string>> = {
  ages: `
    My daughter turns 2 in August, is that old enough | My son turns 2 in October, would he be old enough for your place by then?
    I have a 3 year old, a 7 year old and an 11 year old, could all three go in? | Is my 11 year old too big for this place?
    My little brother is 11, is he too old for this? | My daughter just turned 11, is she too old for this?
    My daughter turns 13 in May, is she too old for this place? | what agess can go in, i have an 11 yr old and hes realy tall
    wat agse can go, my grandaughter is 4 | wat age can kids go too | Salut, c'est pour les enfants de quel âge ?
    Bonjour, c'est pour les enfants de quel âge ? | bonjour, c'est pour quels âges? | Is a kid of fourteen past the limit?
    Of my nine, the eldest grandchild turns thirteen in March. Has she aged out of your establishment?
    How old must be the smallest child to enter? | Is thefe an age st which a chlid is too ols for it
    Hola, buenos días. ¿A partir de qué edad pueden entrar los niños?
    my kid is two and a half and built like a bulldozer, is he old enough yet
    Is my daughter, who turns thirteen in March, beyond your upper limit | how ole do they gotta be to get in
    Bonjour madame, à partir de quel âge acceptez-vous les enfants ? | I have a two, a five, an eight and an eleven; does that whole spread fit?
    Is a big sister of thirteen past your upper limit?
    With four children I have never found a spot that suits all of them: the baby places bore the eldest and the arcade scares the youngest. I'm a bit sceptical, I'll admit. From how old to how old have you actually planned all this?
    Bonjour, est-ce que mes quatre enfants de 3 à 10 ans ont le bon âge ? | My oldest is 11, is he going to be too old for it?
    I have a 9, a 6 and a 3 year old, can all three play here? | how old do kids hav tobe | hola, ¿mi niña de 3 años puede entrar?
    My oldest hit eleven in March, is she past the cutoff? | Which age bracket are the structures scaled for?
    Hola, ¿qué edades pueden jugar ahí? | Mine turned two last week. Old enough? | May a lad of eleven still take part?
    My grandaughter is thriteen, is she to old for this | My boy is 13 this month, is he already too big?
    She only just turned two, is it made for somebody that tiny too? | whats ur oldset age alowed
    My newest placement is eleven and a half. Still young enough?
    Our cousins go from a barely-two up to a sixth-grader of twelve; does that cover the lot?
    Hola, tengo en acogida a una niña de tres años, ¿tiene la edad para entrar? | I have five kids between 1 and 11, can they all come?
    My oldest turns 12 this spring, is she too old for it? | My grandson just turned 12, is he too old for this?
    My twins are turning 4, are they in the right age range? | I have one 11 year old and one 3 year old, can both play there?
    Is 13 too old to come? | My foster kids are 3, 7 and 11, would all three of them be able to come? | Do 12 year olds still get in?
    Is my ten year old too old for this place? | My boys are 4 and 9, would there be something for both of them? | what ages r allowd
    toddlers ok? | Salut ! C'est pour quel âge ? | Salut, mon fils a 2 ans, il peut venir? | hola, ¿pueden entrar niños de 3 años?
    My kids are 3, 6 and 11. Would all three be able to play there? | My toddler just turned two last week, is he old enough to come play?
    Is my 12 year old going to be too big for it? | My granddaughter just turned 13, is she too old for this?
    My girls are 4 and 9, is there something for both of them? | Is my five year old a good fit or is it more for toddlers?
    My boys are 4 and 11, would it work for both? | is thier a age limit my grandaughter is 12
    Bonjour! My kids learn French at school. C'est pour quel âge? | Is my 13 year old too big for this? | Is 13 too old to play there?
    My daughter is 11, is she too old for it? | I've got four kids from 3 to 11, is there something for all of them?
    Would my eleven year old be too old for this? | Bonjour, à partir de quel âge les enfants peuvent venir ?
    My son just turned 11, is he too old for it? | toddler age | Buenos días, ¿a qué edad pueden entrar los niños?
    My grandson just turned 12 last week, is he still allowed or is he too old? | What's the youngest kid I can bring?
    Buenas tardes, mi nieto tiene 3 años, ¿puede ir? | My niece is 13, is that too old? | is my 2 yr old to litle for this
    My twins turn 12 in May, are they too old already? | Is 13 the cutoff or can my niece sneak in?
    my youngest turns 12 next spring, will she make it in before she ages out
    my daughter's 11 and a half, is she going to get even one visit before she's too old | my oldest just hit thirteen, is he out of luck
    toddler and a ten year old, does it work for both | my cousin is twelve and a half, will she make the cut
    we don't have kids, could my girlfriend and I come play | is he too big at eleven
    my two year old gets flattened by third graders everywhere we go | is two too young for the climbing things
    my thirteen year old would be with his little cousins, does he get in | my six year old acts like a three year old, which part is ok for her
    is my preteen going to be bored and knocking toddlers over | does everybody from two up to twelve play in one big space
    Will my 12 year old still be allowed in? | wat ages can com in | My son just turned 12, is he too old to play there?
    Would a 13 year old get anything out of it? | My daughter is 2 and a half, can she come? | what agse is this for
    My grandson just turned 13, is he too old? | I keep my neighbor's twins, they're 3. Is there enough for that age?
    what ags can paly there my great neice is 11 | Can my 13 year old come along with his little sister?
    My daughter turns two in March, is she old enough? | Would my 5th graders be too old for this? | how od do kids have to be too get in
    Is a 13 year old too old? He's delayed and loves this kind of place | Is it for toddlers or bigger kids?
    My nephew lives with us now, he's 12 but small and a bit behind for his age, and my own kids are 2 and 6. I want all three to come and I don't want him to get turned away at the door in front of everybody. Is he still ok at 12?
    my son is 13 but small, can he still play | Is there stuff for a 10 year old or is it all toddler things?
    whats the youngest kid you let in | What's the oldest kid you'd let in? Mine turns 12 in March.
    my oldest is eleven, would he be too big for this | my nephew just turned thirteen, can he still tag along and play
    is my four year old old enough for you guys | Will my 12 year old still be allowed in or is that too old?
    My daughter turns two next month, is she big enough to come? | What's the oldest kid you'd let in?
    We have four kids, 2, 5, 8 and 11, and it is so hard to find one place that works for all of them. The trampoline park is too much for the little one and the toddler gym won't take the big ones. Would all four of mine be able to play at your place?
    Is my stepson too old at 11? | I have one who is 3 and one who is 12, would they both be allowed in?
    My boyfriend's kids are 6 and 13 and I'm kind of the fun one now, I guess. The little one would love it for sure. The teenager says it looks babyish but I know he'd climb everything if nobody was watching. Would he even be allowed?
    How old is too old? My son turns 12 in the spring. | What can a ten year old do there that isn't babyish?
    Buenas tardes, ¿a partir de qué edad pueden entrar los niños?
    I'm sitting in the pickup line at my kid's school and somebody's bumper sticker made me look you up. I've got three boys, 3, 6 and 11, and normally the 11 year old gets told he's too big for everything. Would he be allowed in too or is this a little kid thing?
    I've got a toddler who just turned two last week, and my sister has a 12 year old who would be babysitting while we're there. Trying to see if this can work as a family outing for the both of us. What's the youngest and the oldest you take?
    My stepson is 12 but turning 13 in January and he looks sixteen. He's got two little sisters he's super sweet with and he'd come along to help me out. I don't want him to get stopped at the door. Is there going to be a cutoff?
    My son is 13 months but really big for his age, nobody would notice right? | my nephew just turned 13, is he too old for this
    My grandson turns 13 in the spring, would he be too old to come? | My son turns two in March, is he old enough for you guys?
    My oldest is 13, would she still be allowed to play with her brothers? | Would a 12 year old scout still be allowed in or is that too big?
    Is my 12 year old too old for this or would she still get in | My son is 11, would he be too old for this?
    what ages is it fo rmy kids are 4 and 9 | hwo old do kids have to be to get in | Hola, buenos días, ¿a qué edad pueden entrar los niños?
    Bonjour! On vient d'arriver de Lyon, c'est pour quel âge? | Is 12 too old or do they still count?
    We're raising our two grandsons, 4 and 9. Would both of them fit in at your place?
    My son turns 2 in March, is he old enough to come by then? | Would my 11 year old be bored?
    Is this a good fit for a kid who just turned 3? | My son is 12 and a half, is he too old for this? | Is my 12 year old too old for this?
    my little brother is 13, is he too old | How old does my daughter have to be to come in? | My son turns 13 in March, is he too old for this?
    My oldest is 13 and the youngest is 3, would the 13 year old be allowed in? | wat ages can cme | wat agees can go
    is ther a wieght or age limmit | Buenas tardes, ¿hasta qué edad pueden entrar los niños? | Hola, ¿para qué edades es el lugar?
    My oldest is 11, is she going to be bored or is this for her age too? | I have eleven grandkids, the oldest is 13. Is he too old for this?
    My youngest is 18 months, is she too little for this? | My daughter turns 12 in the spring, is she still young enough to come play?
    I teach pre-K and my own two are 3 and 5, would they both be in range?
    My daughter just turned 2 last week, is she old enough to come play? | I'm 24 and my son is 12, will he still be allowed or is that too old
    Is my daughter too old at 11? | What's the oldest a kid can be? | what agers is it for my granson is for | wat ages can come in
    wat ages can com in, my boy is 7 | wat ages can go | can my 14 mo old come to or is it only bigger kids | Bonjour, c'est pour quel âge ?
    Bonjour, mes enfants ont 3 et 11 ans, est-ce que c'est pour eux ? | Buenos días, mi hijo tiene 3 años, ¿puede ir?
    My grandson is 13 now, is he too old for this? | My oldest is 13, is he too old? | my twins are 3 and super wild, are they old enough for this?
    my nephew turned 13 last week, can he still come? | What's the cutoff age? I have a 13 year old who'd tag along
    is ther a age limmit my grandaughter is 11 | how old
    We have five grandchildren between us, ages 1, 2, 6, 9 and 12, and in the summer they all come to stay for two weeks. It is hard finding one thing they can all do together. Would your playground work for all of them or is it mostly for toddlers?
    We have three kids, 11, 6 and 18 months, and finding somewhere that all of them can go is nearly impossible. The oldest is bored at toddler places and the baby gets trampled at trampoline parks. Would all three be okay at yours?
    Good morning! quick question, can my 2 year old come?
    would my 11 year old be bored or is she still in the range you're building for
    Until what age would my godson be welcome, he is eleven already and rather tall | Is 13 too old if he has a developmental delay?
    Would a ten-year-old be too old for this? | my lil sis turns 13 soon, is she gonna be too old for it | Is a boy of 13 already too big for you?
    My twelve year old is taller than I am, is she still allowed? | Between the two of us we've got six kids from 3 to 12, are they all the right age?
    Is my 14 year old stepson too old to come along? | wat ages r allowd in there | wat ages can com i have my sisters 3 kids for the sumer
    whta age do kids hav to be to go in | wil my 13 yr old be to old | wat age doo kids hav to be | my dauhgter is alredy 11 is she to old
    is it olny for litle ones or can a 11 yr old com too | wat ages is ok my gril just turnd 2
    I have a 1 year old, a 5 year old and a 13 year old and I swear no place on earth works for all three. Which of mine would be left out at yours?
    My boy turns twelve soon but he plays like a preschooler and he's tall. We get told he's too big nearly everywhere. Is twelve still okay with you?
    I carpool five kids and the youngest is three while the oldest is eleven. Usually somebody is miserable. Is your place meant for that whole spread?
    so my brother is 11 and my sister is 3. every place we go is either too baby for him or too big for her and i end up babysitting two meltdowns. would yours work for both of them
    Our oldest is 12 and our youngest is 2, and nobody ever has a place that suits both. The big one gets bored and the small one gets knocked over. Who do you build this for?
    It's 4am and the baby is finally down, so of course I'm planning the year. We have a boy of five and twin girls turning two in March. Would the twins already be old enough for your place?
    hola, mi niño tiene 3 añitos, ¿es un lugar para él? | mi nieto tiene dos años y medio, ¿ya puede entrar a jugar?
    My son just turned 11, would he still be let in? | My granddaughter just turned three, is she the right age for your place?
    Is my twelve year old granddaughter too old for this? | I watch five neighborhood kids, ages four to nine, would all of them be able to play?
    My nephew turned thirteen in spring but plays much younger, is he over your age limit? | My twins are nine, are they too old for this?
    My nephew is fourteen but small for his age, could he come play with his sister?
    My little guy just had his second birthday, does that make him old enough? | My twins turn twelve next month, have they already aged out?
    Will a fifth grader be bored or is there more than baby stuff? | Our twins turn twelve in June, are they already too big for you?
    Our daughter turns two in March, would she be old enough for you by then?
    We have seven kids from a toddler of two up to an eleven year old, is it meant for all of them? | wat ages can cmoe
    wat ages can come to the playgorund | my dauter is 3 and halff is she old enuf | hwo old do kids haev to be
    my dauhgter is 8 is that in teh age rnage | my sisters kid is 13 cna he still come in | wat ages is it for my oldst is allmost 11
    wich ages can com in, mine are 3 7 an 10
    Sitting in the pickup line and a mom from class just told me about y'all. I have a 2 year old and a 7 year old and most places only work for one of them. Would both of mine fit in?
    I keep my daughter's three children every Tuesday and Thursday while she works at the hospital. The oldest is ten and thinks he's grown, the youngest is two and a half. Is there one place in there that would suit all three of them?
    I have a 4 year old, a 7 year old and an almost 12 year old, and nothing in this town works for all three. The big one sulks, the small one gets trampled. Would your place be for all of them?
    We landed in Austin three weeks ago and there are still boxes everywhere. My kids are 4 and 9 and every outing is a fight because nothing is made for both. Would they both fit in at yours?
    We took in three siblings last month with one day's notice. The oldest is nine, the smallest just turned two, and they have not been apart for a minute. Is there one place at yours where all three fit the age?
    Hola, ¿desde qué edad pueden entrar los niños? | Buenas tardes, ¿a partir de qué edad pueden entrar mis nietos? | C'est à partir de quel âge ?
    C'est pour quel âge, votre aire de jeux ? | Bonjour, c'est à partir de quel âge chez vous ?
    My oldest turns 12 in March, is he too big for this? | I've got a 2, a 5 and a 9 year old, do all three fit in?
    My granddaughter just turned two, would she be old enough to come play? | Is a boy of thirteen too big for your place?
    How old are the children this is being built for? | My nephew has Down syndrome and just turned thirteen, is he over your limit?
    Is my eleven-year-old too old for this? | Can my two-and-a-half-year-old already join in?
    My son is eleven and over baby stuff, is he still in the range you're building for?
    Would an eleven year old be bored or is she still the kind of kid you're building for? | My girl turns two this winter, would she count as old enough?
    Would a kid in sixth grade still be allowed in? | I've got kids who are 3, 6, 9 and 11, would all four of them fit in there?
    My niece is thirteen, is that too old for this? | She turned two last Tuesday, so does she make the cut? | form what age til what age can thay play
    my gril is 13 is taht to old for yuor playgroud | r my twinns to old at 8 | what agse can cme | wat agse can go in my son is 3 and a haf
    waht ages can com in | toddler ages
    I have an 11 year old who says everything is for babies, plus a kindergartner. Most places lose one of them. Is yours really meant for both?
    I have three of them every Wednesday, aged 3, 8 and 11, and finding one thing that suits all of them is like herding cats. Would they all be the right age for you?
    My son is twelve and autistic but plays like a six year old, and my daughter is barely two. Usually one of them is the wrong age. Would both be all right with you?
    I have one who is three and one who just had his twelfth birthday. The big one complains that everything is for babies. Would both still be in your range?
    Long week, three practices, and I'm trying to think ahead for once. My boys are 6 and 10 and there is almost nothing in town they both like. Would the two of them fit your age span?
    We landed in Austin four days ago with a rental car and two cranky kids, six and nine. The lady at the leasing office said there's an indoor playground coming. Is it for kids that age?
    Mine range from a five-month-old to a girl of twelve, six in all. I can't leave any at home since there's no second adult in this house. Who of them is your place meant for, and what about the baby?
    Bonjour, vous prenez les enfants à partir de quel âge ? | ¿Cuántos años tienen que tener mis nietos para poder entrar?
    buenas, ¿mi niña de tres años ya puede ir o es muy chiquita? | Mon fils a trois ans, il est assez grand pour venir chez vous ?
    Our kids are 2 and 7, can both of them play there? | I sit for a 4 year old and his sister who's 11, would they both be in your age range?
    is my 11 yr old nefew to old for htis | wat ages can enter, mine r 3 6 n 11
    I've got mine three days a week while my daughter works at the hospital. They're 3, 6 and 11 and it's murder finding one thing that suits all of them. Would all three be the right age for your place?`,
  infants: `
    I'm a FTM with an 8 month old, anything for the little ones who can't walk yet?
    My youngest is 9 months and gets dragged along everywhere with her big brothers. Is there anything for her to do?
    My baby is 9 months, is there anything for him while his big sister plays?
    I have a 9 month old and a 3 year old, can the baby come in too? | Is it ok if my 10 month old comes along while her big brother plays?
    can my babby come he is 10 moths | my toddeler is 22 munths can he get in | diaper changing station | babies allowed?
    Where does a nine-month-old fit in? | my babby is 8 munths can she com along
    the baby i watch is 10 months can she come along w her brother | babies ok?
    so i nanny twins plus their baby sister whos 8 months and its just me, no backup. most places either charge for the baby or have nowhere to set her down and im stuck holding her the whole time while the twins go feral. is there gonna be smth for her too
    we got a new baby too, six months, she allowed to tag along | Is there something for the littlest, who is only crawling
    can the babby com she is 9 monts
    I have twins of seven and a baby born in June. The older two would obviously adore an indoor place in this heat, but I am still nursing and cannot leave the infant anywhere. What provision, if any, is made for someone that small while her brothers play?
    my neighbor heard that babies in arms don't count, so I needn't worry about her | Is a tot of nineteen months too small to be let in?
    Is a ten-month-old cousin welcome to crawl about? | my neice is 1 an a haff can she com
    My sister watches my three-year-old and her own newborn while I sleep during the day. She'd like an outing but cannot leave the little one at home of course, he's eight weeks. Would there be a spot or some arrangement for such a tiny one?
    Can I bring the baby along, she's 7 months? | Our youngest grandchild is 18 months, is she allowed in? | can i brng my 1 yr old
    A resident of mine has a nine-month-old, could she tag along with him? | Where might I nurse the newborn while the others run wild?
    can i bringg the babby hes only 10 mounths
    I stay home with five, ages eleven down to eleven weeks, and the baby goes wherever I go because who else would have him. I can't leave him in the van, obviously. The big four would adore your place. But what is there for somebody who can't even hold his head up?
    The baby I watch is eight months, does he get in too? | My baby have nine month, she can crawl there while big sister run?
    My partner will have our newborn strapped on; anything set up for the wee ones? | little sister, 8 months?
    I have one son five year old and one baby girl four month. I have nobody at home to hold the baby, so she go everywhere with me on my back. If my son want to climb and jump, what is there for my baby, or she is not permitted?
    A seven-month-old was just placed with me; would she be let in along with her brothers? | can i brng a babby she is 9 mths
    My sister-in-law just had her third, and the newborn goes wherever the older two go because there's nobody to leave him with. The older ones are three and six and would adore this. I'm drawing up the guest list now. Is there anything for an infant, or at least may he be there?
    I'd guess crawlers under two get waved through gratis, like everywhere else? | My youngest is 9 months old, is there anything for her?
    Our little one is 14 months. Could she come along with her brother? | Our baby is 7 months, can he come along when his sister plays?
    Is there something for a 10 month old? | are babys alowed in | can a 1 yr old come im babystting her to | is it ok to bring a new born
    is my babby ok to come shes 1 | can i brng my 8 mnth old along with his brohter
    I stay home with five kids, ages 11, 9, 6, 4 and a 10 month old who is into everything. It's hard to find a place where all of them can be at the same time. The older ones will love yours I think. But what would I do with the baby while we are there?
    I'm guessing babies under one just ride along for nothing? | I've got a 10 month old too. Can she come in with her big brother?
    I have a 9 month old too, can she come along with her big brother? | Is there anything for a 9 month old to do while her big sister plays?
    Our baby is 8 months, can she come along with her big brother? | Our baby is 10 months, can she come along with her big brother?
    the little guy I watch is 14 months, can he come in with his big sister | can my 18 monht old come with his brothr | do u take babys under 1
    We have a seven year old who doesn't sit still and a baby due in May. My wife will be home with both of them and I'm on calls all day in the back room. She'd love to get out of the house with them. Will there be something for the baby once she's here, or only for the big one?
    Is there anything for a 10 month old while the big brother plays? | I also have an 8 month old, can she come along with the big kids?
    I have a 10 month old too, can he come along with his sister? | My youngest is 14 months, is there a spot for her while the big ones play?
    Is my 14 month old allowed in with her big brother? | can i bring my newborm she is 2 mnths | newborn ok?
    I have a six year old and a four month old, and it's just me most days. I can't leave the baby anywhere. Would there be a spot for her, like a soft mat or something, while her brother plays?
    I'm on leave with a newborn and my four year old is climbing the walls by ten in the morning. My mother helps on Tuesdays but otherwise I have both of them by myself. Is there going to be anything in there for a baby, or would I be wearing her the whole time?
    can i bring my bby shes 14 mnths | can i bring my 18 mnth old neice | Is there a toddler area for kids under 2?
    I've got a 14 month old and a 3 year old and my husband is deployed. When I take the big one somewhere the little one has to come along, no choice. Last place we tried wouldn't let the baby on the floor at all. What about yours, will there be anything for her?
    Is there anything for a 10 month old? | my babby is 9 monts can she come to
    I've got three kids, ages 1, 4 and 9, and it's basically impossible to find a place that works for all of them at once. The big one gets bored, the middle one gets trampled and the baby just eats carpet. What have you got for the littlest?
    my ten month old would be along in the carrier, is that okay
    baby isn't walking yet, do I still buy her a spot | baby isn't walking yet, anything there for her
    she turns two next month so do we wait or can we show up now | eighteen months and fearless, would they let him in
    I've got a four month old and a kindergartner, is the little one going to be turned away | is there somewhere quiet to nurse
    I need to pump while my four year old plays, is there a spot | are there high chairs in the cafe
    is there a fenced spot for babies so nobody steps on them | she's fourteen months and just walking, could she come with her sister
    can I wear my newborn in a wrap while the older one climbs | eleven months, not walking, is there anything soft for him to crawl on
    do you have a changing table for the little one | would it be risky bringing a ten month old into all that
    can a baby nap in the car seat next to me while big sister plays | she turns two in March, would we be let in before that
    Is my baby allowed in if I'm wearing her in a carrier?
    We have a five year old and a nine month old and of course there's no sitter. At most places the baby ends up screaming in the stroller while I try to follow the big one around. What do you have in mind for the tiny ones?
    What do I do with my 8 month old while her brother plays? | Is there a baby area for crawlers? | can i bring my bady she is 9 mo
    I have a four year old who would live there and a baby who'll be about ten months when you open. I can't get a sitter for the little one every time. Is there anything for her to do or am I just going to be wearing her the whole visit?
    Buenos días, ¿puedo llevar a mi bebé de un año? | Can I bring my 14 month old grandbaby along with her brother?
    can i bring a babby he is 10 mnths
    I keep four children in my home, two of them under two years old and the others three and five. I can't leave the babies with anybody so wherever we go they go too. Would the babies be allowed in, and is there anything for them to do?
    I have a 9 month old and a 4 year old. Can the baby come in too? | Are there changing tables in the men's restroom?
    My little one is 18 months, can she come along with her big brother? | do yuo take babys
    I just had a baby in June and I've also got a four year old who is bouncing off the walls. I'd be wearing the baby in a carrier, or maybe she could lie on a mat. I don't know if you even let babies in or if there's anything for them.
    My baby is 8 months old, can she come along with her big brother? | can my 18 mnth old cme in
    Could I nurse or change a 6 month old there while big brother plays? | what about his 10 month old brother, is there anything for him
    is there a soft corner for a six month old while big sis plays | can i brng my baby shes 7 mnths
    I've got a 3 year old and a baby due in the spring. By the time you open I'll have a newborn in a carrier probably. I don't need anything fancy, I just want to know if the baby can come in with us or not and if there's anything for babies.
    Do you have changing tables? | My grandbaby is 9 months, is there anything for her? | can i brign my grandaughter shes 18 mo
    I'm a single mom with a kindergartner and a baby who just turned one. I can't leave the baby with anyone, so wherever the big one goes the baby goes too, strapped on me or crawling around. Is that going to work at your place or will she have to sit in the stroller?
    My youngest is 14 months, can she come along with her brother? | can i brign my baby shes 10 mnths
    I have a nine month old and a three year old, and my husband travels for work so it's just me most weeks. Wherever the big one goes the little one goes too. Is there going to be some spot where a crawler can be on the floor without getting trampled?
    can i brng my 10 mnth old to | My youngest is 14 months, can she come along with her big brother?
    I have a 10 month old too, is there anything for her while her brother plays? | can I bring my 9 month old along with her big brother
    I have a 3 year old and a 10 month old, is the baby allowed in too? | can i bring my grand dauter she is 18 monts | can my baybe come shes 1
    I have three kids, they're 11, 6 and 14 months. The oldest thinks everything is for babies and the baby tries to do everything the oldest does. My wife sent me your page and I told her I'd find out. Would the baby have anything to do in there or do I just hold him the whole time?
    Can my 10 month old come along while her brother plays? | I have an 11 month old great-grandson along with the big ones, anything for him?
    We have a 10 month old too, is there anything for her? | I've got an 8 month old too, is there anything for him?
    can i brng my great granbaby shes only 1 an a half | do u alow babys under 1 yr
    We have four, they're 1, 3, 6 and 10. Most places the baby rides free or there's a little pen for them, and some places don't let babies in at all, which leaves me sitting in the car with her while my husband takes the rest. What's it going to be like for the littlest one at yours?
    Hola, ¿hay algo para bebés de menos de dos años? | You say 2 to 12, but nobody's really going to check if she's 20 months, are they?
    Can my granddaughter who just turned 18 months come along with her brothers? | I have a 7 month old and a 2 year old, can the baby come too?
    I have a 10 month old along with my 4 year old, can the baby come in too? | My baby is 9 months, can she come with her big brother?
    we have a 9 month old and a 4 year old, can the baby come in too? | Can I bring my 9 month old along while my big kid plays?
    can i brign my newborn in the carrier | can my babby come she is 7 mnths
    Our youngest grandchild is ten months and wherever her sisters go she has to go too because I've got nobody to leave her with. Most places either charge for her or there's nothing for her but the stroller. I'd like to know what you'll have for one that small.
    My baby is 10 months and my oldest is 5. I can't afford a sitter so wherever the big one goes, the little one goes. Some places have a small soft area for the crawlers and some places don't even let you in. What's it going to be at yours?
    Hola! Puedo llevar a mi bebé de 8 meses?
    I have a 9 month old too, is there anything for her while her brother plays?
    I watch my great-granddaughter who is 14 months, would there be anything for her? | my youngest is 10 months, can she come in with her big brother?
    Is there going to be anything for crawlers to do? | My baby is 10 months, can she come along with her big brother?
    I've got an 8 month old along with my 4 year old, can the baby come in too? | can I bring my 9 month old along while her brother plays
    I have a 3 year old and an 8 month old, can the baby come in with us? | can i brign my babby she is 7 mnths
    can i bring my 1 yr old to or jsut the big kids | cna i bring my babby she is 11 monts | nap room babies
    I take care of my grandson three days a week while my daughter flies. He's 18 months old and walking everywhere, and his big sister is 5. She'd have a ball but I can't leave him in a stroller for two hours. Would he be able to play as well?
    I'm home with our 3 year old and the new baby while my wife works. When I take them out I'm usually wearing the baby in a carrier and chasing the other one. Some places charge for the baby and some won't even let you in. What will you do about little ones under two?
    My three year old is finally sleeping and my newborn goes wherever I go, in the carrier or on my lap. I'm not looking for him to play obviously. I just need to know if a baby can come in with us, and is he charged too?
    We have a 7 year old who will love this and then a 14 month old who goes wherever we go because there's nobody to leave her with. Last place we went charged us for her and there was nothing she could do. What is there for a baby at yours?
    I've got my stepsons who are 10 and 12 and then our baby who is 8 months. Every place we find is either for toddlers or for teenagers and someone always ends up crying in the car, sometimes me. Would all three be able to come in with us?
    Bonjour, est-ce que je peux venir avec mon bébé de 8 mois ? | Buenas tardes, ¿mi bebé de un año puede entrar?
    Someone on Facebook said siblings under two get in free. True?
    We've got a 9 month old tagging along with her brother, is there a spot for her to crawl?
    The baby is only nine months old, may she come along with her big brother?
    Could a 14 month old with a feeding pump come in along with her big sister? | Is my eleven-month-old allowed on the floor with her big sister?
    is there anything for a 9 month old to do there | Is there anything for a little brother who is 8 months?
    Can my 10-month-old crawl around somewhere while her brother plays? | Anything for a nine month old to do while her brother plays?
    I mind a girl of five and her brother, who is fourteen months and just walking. Where she goes he goes. Got anything for one that little?
    I have a nine month old on oxygen and a four year old who desperately needs to run. There's no sitter who can handle the tank. Can the little one come in with us?
    I direct a daycare with forty kids under five. Two of our rooms are babies and they go wherever the big ones go. What would our littlest, six to eighteen months, have to do there?
    ok my baby is 7 months and my stepson is 4. when he's with us i want to do fun stuff with him but i can't exactly leave the baby at home. what would there even be for her at your place
    Okay so my toddler is 19 months and her sister is five. I have no sitter and no patience left. If we come all together, is there anything for the small one to do?
    oye y mi hermanito de 1 año puede entrar? | ¿Puedo llevar a mi bebé de ocho meses junto con los gemelos?
    Repeat after me: children under two get in and there's a baby area. Now confirm it officially.
    he's 22 months, can we fudge it or do you want us to wait till he's two
    If he is asleep on my chest the whole time, surely nobody counts a six month old?
    By then his sister will be eighteen months, so does she get to crawl around or is she stuck in the carrier?
    Number four arrives in May and will be strapped to my chest, is she a guest or is she luggage?
    if i got a newborn strapped to my chest would there be a spot set up for her | The three month old on my chest, does he count as a person at the door?
    Would my sixteen month old be waved through if he's tall for his age?
    Is there a spot for my 9 month old while big sister plays? | I have a wobbly one-year-old as well, is there any area for her?
    My seven year old has a brother who is nine months, what would he do there? | We have a nine-month-old in tow as well, is there a spot for her?
    The youngest is five months and always strapped to my chest, what is there for her while the big ones play?
    can my 10 mnth old com too she crawls evrywhere | can i brng the baby to she is 9 mos | can i brign a 6 mo old in a carier
    can i brng the babby to shes olny 8 mnths
    Baby is 5 months and the big one is 3. I can't leave the baby at home obviously, so he'd be strapped to me or in the stroller. Are babies allowed and is a stroller fine inside?
    My grandbaby is eleven months and her brother is four. I can't leave one at home, I only have two hands. Is the baby allowed in with us?
    I have a newborn and a four-year-old. The big one needs to burn energy and the small one needs to nap on me. What is there for the tiny one?
    I've got a four-year-old and an eight-month-old, and no sitter. One wants to climb everything and the other just drools and crawls. Can the little one come too?
    We became parents last summer and everybody keeps telling us about your place. Our little guy will be about ten months when we'd like to come the first time. Is there a corner for crawlers or would we just be sitting around?
    Bonsoir, est-ce que je peux venir avec mon bébé de dix mois et ses grandes sœurs ?
    Someone must know by now if I can warm a bottle and change a diaper there.
    There's a six-month-old in our bunch as well, is there anything for her?
    I have a four year old and a six month old, may the little one come in with us? | My youngest is fourteen months, can she tag along with her brothers?
    Could my ten month old tag along with her big brothers? | While big sister plays, is there something for a crawler of eight months?
    can i bring my bby shes 9 mnths | cna i brign my 9 mnth old when his sistr plays | can i brng my baby shes only 8 mnths
    My youngest is 10 months and goes wherever his brother goes. Brother is 4 and would love this. Is there anything for the baby or should I find a sitter?
    There's a four-year-old who never stops moving and a brand new baby sister, and I mind both on Fridays. I can't very well leave the baby in the car. May she come in with us, and what would there be for her?
    We have a girl of three and her brother was born in March. I never know what to do with him while she plays, and my arms get tired. Is anything planned for such tiny ones?
    One kid is fourteen months, the other is five. The five year old begs me for this every day since her friend at kindergarten mentioned it. What would I do with the little one, is there something for her?
    We are expecting our second in June and the first will be almost three. I'm trying to picture afternoons with both. Is the baby allowed in and what would there be for him?
    Bonjour, est-ce que mon bébé de huit mois pourra venir avec sa grande soeur ? | Hola, ¿mi bebé de nueve meses puede entrar con nosotros?
    What would a crawling baby do there while the big sister plays? | A padded corner for crawlers, yes or no? | Where could I nurse or warm a bottle?
    My youngest is nine months and comes everywhere strapped to me, will there be anything for her?
    Is there something for my 8 month old to do while her big brother plays? | can i brng my 8 mnth old grandaughter too
    can i brng my 7 mnth old alnog too | can i brign my baby she has 1 yaer | can i brign a 8 mo old baby along w the toddlr
    I'm a room parent at my daughter's school and I've got an 8 month old on my hip most of the time. I can't leave him home when I take her places. Is there going to be anything for him there, or can I even bring him in?
    We have friends from the Alliance who also arrived this year, and they have a baby of 5 months plus a girl of 3. We would like to come all together one afternoon. Is there anything for the baby?
    We got a call last night and we may be taking in a seven month old for a few weeks. She'd be coming everywhere with us and our three big ones. Can we bring her inside with us?`,
  supervision: `
    Can I drop my son off for a couple hours while I run to the grocery store?
    Could I leave my two boys there for a couple hours while I run errands?
    I sit for twins on weekdays, can I just leave them with you and come back around lunch?
    Can I leave the kids with you for an hour while I run to H-E-B?
    I'm in college and watch my 6 year old sister on Saturdays. Can I leave her there while I study at the library?
    Can I drop my son off for an hour while I get groceries or do I have to be there? | Can I drop off my 9 yr old and go get groceries?
    do the babysiter half to stay the hole time | Let's say hypothetically I left my 10 year old there alone for one hour, would anyone stop me
    I'll assume I can drop them off and come back unless you tell me I can't
    so the kids can stay two hours without me, right? I need to tell my boss today
    Dropping off is okay for 8 and up, right? That's how it works everywhere | Other places let you drop off kids over 6. So you do too, right?
    The gym we go to lets kids over 8 stay by themselves, so it's fine if I leave my 9 year old for an hour?
    yes or no only: can my 8 year old stay by himself for two hours | When my sitter brings them, may she just leave and return at noon?
    do i haf to stay the hole time or can i dropp him of
    No place in Texas lets you ditch an eight-year-old anymore, so neither will you, I reckon?
    Shall I be obliged to remain on the premises while they romp? | can i just dip for 30 min and grab groceries while they play
    cn i drpo the kdis off n leav
    My neighbor and me, we share the children: one day she takes them, another day I do. On my days I have also English class from four to five, very near of the center I hope. If I leave the boys with you in this hour, is somebody with them, or do I need to stay?
    saw someone on tiktok say u can leave kids over 6 alone there, thats real ya?
    could I leave my boy two hours while I finish a job across the road | Is a guardian obliged to remain on the premises throughout
    can the nany leave teh kids tehre or must she stya
    My stepdaughter is seven and wants me around about as much as a dentist. I'm thinking if I bring her and her best friend somewhere and make myself scarce for an hour or two, I might earn some points. Can I go get a haircut while they're in there?
    so it's same as everywhere, dad naps in the truck and kid plays, yeah? | Could I leave my six-year-old with your team and nap in the car?
    Does my husband have to remain in the building while they romp? | can i drpo off my sun and go sleap
    Full disclosure, I haven't looked after a child since 1994, and my sister says I'm to take her pair for a whole afternoon. I have a book I'd like to finish elsewhere. Do I have to be on the premises the whole time or do your folks mind them?
    Word on the unit is that you'll take kids for up to four hours without a parent; yes or no?
    Can my mom pick up my daughter if I dropped her there? | Do I have to stay the whole time?
    Can I drop them off for two hours while I finish my route? | Can adults go in with the kids and play or do we just watch?
    can i leav my kids ther while i wrok | drop off?
    I'm a single mom and I drive deliveries, so on school holidays I'm stuck. My sister said you might be a place where kids could play for a few hours without me. He's 8 and pretty responsible. Would I be able to leave him there and come back for him between runs?
    I heard parents can leave kids over 6 alone there, true? | May I snooze in the cab while the girls are in there, or must I be inside?
    can i leeve em ther wile i get my oil chaingd | My ex swears you let folks drop kids and scoot, so I can tell her she's correct?
    Could I leave the twins and go cram at the library for two hours? | can u droppoff kidds n leav
    ok so my situation is kind of weird. i've got a chem midterm and a kid to watch on the same afternoon and i was thinking maybe she could play while i run to campus for like an hour and come back. would that be allowed or do i have to be in the building the entire time?
    Since I can't hear her from a distance you'd surely insist I stay beside her. Correct?
    May I leave the pair with your staff and hit a spin class? | Am I allowed to hover right next to him the entire visit?
    do i hav too stay the hole time or can i leve him | My friend hear that mother must stay all the time, true or not?
    May I leave two of them with you during a custody hearing? | do i hav to stya in the bilding or can i nap in my car
    I close the bar at two, get home at three, and my son is bouncing on my ribs by seven. There are days I'd pay gold for a couple of hours of somebody else's eyes. I'm not a bad mom, just a tired one. Could I hand him over and go lie down someplace?
    Surely a nine-year-old can be left for an hour, same as in the gym's kid room?
    Do I have to stay the whole time or can I leave my daughter there for an hour between clinic and rounds?
    Can I drop the kids off and come back in two hours? | I sit for two boys after school. Do I have to stay in the building with them?
    Can I drop the twins off and go to Target for an hour? | Can I leave my son there and take a nap in the car?
    Can I leave the kids for an hour and go run an errand? | can i leeve my kids an come back | can i leav my grand son their and come back
    can i leav my kid ther while i go shoping | can i drop my son of and leave
    I take call every other weekend and sometimes I get paged with 20 minutes notice. My sister is usually there to help but not always. It would be such a relief to have a place where my twins are looked after for an hour or two. Can I drop them off or does an adult have to stay?
    Our licensing agency is picky about where we leave the kids and with whom. Some places let you drop them off and some make you sit there the whole time. Either one works for me but I need to know before I put it in the plan for our worker. Which kind are you?
    Buenos días, ¿puedo dejar a mis hijos o me tengo que quedar? | My neighbor swears you take kids for drop off if they are over 6.
    Someone on Facebook posted that you let kids 5 and up stay alone. That's the rule?
    I heard parents can leave for two hours if the kid is over 5, correct?
    My caseworker said you'd let kids over 8 stay by themselves, just confirming | Another dad said no parents no entry. That's the rule, yeah?
    Do I have to stay the whole time or can I drop them off and run to a job?
    Would I be able to leave my son there for an hour while I run errands? | Can I leave my 7 year old with you for an hour and come back?
    Can I leave my kids there and run to H-E-B or do I have to stay? | Can I leave my daughter with you for an hour while I show a house?
    do i have to stay in there the whole time or can i leave them for an hour | do i hav to stay teh whole time or can i drop them of
    can i jsut drop my kid of and come back
    I'm a PhD student with a four year old and no family in town. What I really need is two hours twice a week to get some reading done. Some places let you leave your kid with the staff and others make you stay. Which is it going to be with you?
    I've got a three year old who won't let go of my leg and an eight year old who would rather die than be seen with me. With the older one I'd be happy to let him go in with his buddy for an hour. Would that be allowed or does a parent need to be there?
    I'm a realtor and I work weekends, so my five year old gets dragged to open houses more than she should. I keep looking for somewhere in town that isn't a trampoline park. Saw your page and loved it. Would I have to stay in the building with her while she plays?
    So a ten year old could stay by himself for an hour, that'd be fine?
    I heard you can drop kids off once they're five, just want to make sure.
    I'll tell my sister that we can leave the kids and go to lunch, ok?
    My friend told me kids over 7 can be dropped off, so my 8 year old would be fine by himself right?
    I heard parents have to stay in the building the whole time, just confirm that for me
    every place like this lets nannies drop off for two hours so you will too right | Can I drop the boys off and go do a client's hair?
    Could I drop my daughter off for an hour while I run to the grocery store? | Can I drop off my 9 year old and run errands for an hour?
    Can I leave my 9 year old with you for an hour while I run to the store?
    Do I have to stay in the building or could I leave my son for an hour?
    Can I bring my two little sisters if I'm only 17 myself or does a parent have to be there?
    Do I have to stay or can I leave the girls there for an hour? | do i hav to stay whith my kids teh hole time
    do i hav to stay wiht my kid the hole time | can i drop my sisers off and pick em up latr
    I do hair six days a week and my boys spend a lot of time in the break room on tablets, which I feel bad about. I'd love to let them run for a couple hours while I finish up with clients nearby. Would I be able to leave them there or do I need to be in the building?
    I coach two teams and my wife works Saturdays, so some days it's me with three five year olds by myself and I need to be on the phone with parents half the time. Do I need to be in there with them, or is there staff that watches them for me?
    I've got a spreadsheet for every hour of the day right now, feedings and pickups and conference calls. I could really use ninety minutes where my older one is playing and I'm at the grocery store with the baby. Would I be allowed to leave him there with your staff?
    Lady at my salon swears it's drop-off for kids over 6. True?
    I bet it's one of those places where parents have to stay in the building, isn't it
    Since there is secure check in, I suppose I can leave my 8 year old and go to my office for two hours?
    My neighbor says you can drop off kids 5 and up, that's correct isn't it | It's going to be drop off for the over fives, I take it?
    I'm 16, so I'd count as the grown-up for my sisters, right? | Can I drop my kids and go pick up groceries?
    Do I have to stay the whole time or can my 10 year old be there alone? | can i leve my kids ther wile i work a shfit
    I work nights stocking shelves and by the time school's out I've slept maybe four hours. Some days all I want is somewhere safe where the kids can run and I can sit down in my car and close my eyes. They're 8 and 10. Do I have to be inside with them or can I leave them there?
    I heard you take drop offs from age 6 up, is that right? | Can I drop the kids off for two hours while I run to the commissary?
    Does a grown up have to be in there the whole time? | can i leve my grandaughter ther and come back
    I've got a doctor's appointment every other Tuesday and no family close by since we moved here on orders. It would be a lifesaver if my 6 year old could play at your place for an hour with staff watching while I go. Is that something you'll do?
    I'm assuming kids 8 and up can stay without a grown-up, correct? | Can I leave my 7 year old there for an hour while I run to HEB?
    Do both parents have to be in there or is one grown up enough? | can i drop of my kid an leave
    I assume it's fine if I wait in the car while my 8 year old plays?
    I babysit two brothers, am I allowed to bring them or does it have to be their mom? | I'm 16 and I babysit. Would I count as the grown up?
    Can I drop my kids there and go run to the grocery store | can i leav my kids ther for 2 hrs
    So I babysit for my neighbors pretty much every Saturday, they have a four year old and a six year old and I am running out of ideas. I'm fifteen and I don't drive yet but my sister could drop us. Would I be allowed to be the one in charge of them?
    So since I'm almost 18 I can be alone with them there, yeah? | are adults allowed up in there with the kids
    our nanny brings them Wednesdays, can she or does it have to be a parent | I wanna leave the two of them and run to HEB, possible?
    would it be more if I leave them there for a couple hours | does dad have to stay the whole time or can he wait in the truck
    do I have to keep hold of my kid while I'm ordering at the counter | can I leave my 8 year old with you while I run to HEB
    do I have to be in the building the whole time he's playing | I have a dentist appointment at 2, could the kids stay and play till I'm done
    who is responsible for watching the kids, me or your people | is it the kind of place where parents sit or the kind where they leave
    would my 10 year old be allowed in without me | does somebody mind them if I step out to take a call in the car
    grandma will bring them, does she need to stick around or can she go home | do you guys babysit for a couple hours on a Friday night
    I work from my laptop, would I be fine doing that down the street while she plays
    can a teenage sitter bring them or does it have to be a parent who stays | is a grown-up required on site or is it like a kids club at a gym
    I need two hours to get groceries done, would that work with you | do you need me to hang around or just sign him in and go
    if I drop my oldest at piano across the street can the little one keep playing without me | do both parents need to stay or is one enough
    I'm not the type to hover, is that going to be a problem at your place | what's the youngest age you'd let stay without a parent
    My friend said you can leave the kids and go for a walk. That's allowed right?
    If my 10 year old is mature enough I can just drop him, can't I | can i droop my kids off or do i haveto stay
    Can I drop my kids off and go run a showing for an hour? | Do parents have to be there the whole time?
    If my little sister takes my kids, does she have to stay with them?
    Could I sleep in the car after a night shift while my 9 year old plays inside? | do i haf to stay wit them or can i leeve
    So here's my situation. My twelve year old babysits her brother, who's five, after school until I get off my shift at six. She's very responsible. Could the two of them come on their own and I just pick them up after?
    I'm guessing a 10 year old can be left there alone, since most places let you at that age?
    Do I have to stay or can I go run errands while they play? | do i hav to stay wth the kids or can i leav them
    I'm going to go ahead and plan on dropping them off for a couple of hours, that's fine isn't it?
    Do my students' parents have to stay or can we chaperone them? | Could I drop my son off and go grade papers somewhere else?
    I'm going to assume drop off is fine for kids over 6 unless you tell me no. | Do I have to stay or could I leave my 9 year old for an hour?
    can i drop of my son adn come back later | stay or leave? | My sister says 8 and up can be dropped off, can you confirm that?
    can i drop her off and go get groceries
    I've got a final next month and nobody to watch my son in the afternoon. If I could leave him with you for a couple of hours and study at the library across town it would save me. He's five and he's pretty independent. Is that allowed?
    it's fine if I leave my 9 year old for an hour though, 9 is old enough
    I heard I can leave my 8 year old and run over to the grocery store, that's correct isn't it
    So I can assume one adult can watch six kids, you don't have a limit? | is it true that two grown-ups per child is the max
    Drop off is allowed once they're 5, that's what my sister heard
    I'll put you down for watching the kids while we eat at the café, that's the whole idea yes?
    Can I sit in the car and work while my 11 year old plays? I'm guessing yes at that age
    So my 15 year old can be the grown-up for her little brothers, I assume
    You better not make me stay there for hours with nowhere to sit. My back is shot. Do I have to stay?
    could I sit in my car for an hour while they play | could I leave them with you for two hours and go get groceries
    at my kid's age can he be in there without me | Can I leave my kids there for an hour while I run to the store?
    can i droppoff my kids an leave
    On Wednesdays I have a dentist appointment or errands and no sitter, and my kids are 6 and 10 so they're pretty good on their own. Some gyms watch them for you for two hours. Is this a place where I can leave them?
    Most places let you leave kids over 6, so that'll be fine at yours too?
    Do I have to stay in the building the whole time or can I run to the store? | Can the boys go in on their own if they're 10 and 12?
    im a babysiter can i drop them of and come back
    I work nights at the hospital and get off at seven. Some days I would give anything to leave my kid somewhere fun and safe for two hours and just close my eyes in the car. I know that sounds bad. Would you let parents do that or do we have to stay in there?
    Somebody told me you'll let sitters drop off kids over 7, true? | Can I leave my kid there for an hour while I run errands?
    is it ok if i just drop of my son and come back latr
    I've got a Tuesday hearing coming up and my sitter just canceled, which got me thinking about backup plans for next time. My kids are 8 and 10 and pretty responsible. Would I be able to leave them with you for two hours or do I need to be in the building?
    Other places let you drop off kids over 6, so I take it you will too?
    I'm a single dad, my girls are 7 and 9, and I have them every other weekend. Sometimes I just need an hour to go get groceries at HEB without anybody fighting in the cart. Could I leave them with you for a bit or do I have to be there?
    I watch four grandkids at once in the summers, and there's just one of me. The oldest is ten and she is a big help. Some places have a rule about how many kids one adult can have along. Will I need to bring another grown-up with me or am I okay?
    The lady at my gym said moms can drop off and go to her class next door. That's what you're planning isn't it
    Could I sit in my truck and nap while he plays, be honest | Buenas, ¿puedo dejar a mi hijo o me tengo que quedar con él?
    do i hav to stay wit them or can i leav | Could I get a haircut next door while my son plays, or do I have to be in there with him?
    Could I leave my two there for an hour while I run to the grocery store?
    Could I leave my 8 year old for two hours while I run to an appointment? | Could I leave my two boys there while I run to HEB?
    Can parents stay and play with them? | I'd like to leave my two for an hour while I run to HEB, is that allowed?
    can I drop off my kids and go study for a couple hours | Can I leave my 9 year old there for a couple hours while I run errands?
    can i droop my kids off and leave for a hour | do i ned to stay wiht my son or can i leav | can i drop of my kids an leave
    do parants have to stay or can we drop of
    My husband says I worry too much and he's probably right. But our boy doesn't talk yet, so if he got hurt or lost he couldn't tell anybody. I'd have to be right beside him all the time. Am I allowed in the play area with him?
    My husband and I both run half marathons and our long runs are on Saturday mornings. What we really need is a place where our 8 and 10 year old could play for about two hours without one of us there. Would that be allowed or does an adult have to be in the building?
    My brother says you can leave the kids there for three hours like a daycare. True?
    Other places let you drop off kids over 6. I assume you do the same?
    I assume it's fine if I drop the 7 year old and sit in the car with the baby?
    I assume kids over 8 can stay by themselves while I sit at practice next door?
    Kids over 8 can surely stay by themselves while I go get my nails done?
    If I left my kids with you and went to do a quick soundcheck nobody would mind, right?
    For a 12 year old I take it nobody will mind if I wait in the car
    Do I have to be there the whole time or can I leave my 8 year old and come back?
    Can I leave my granddaughter with you for an hour while I go to my doctor's appointment?
    I'm an au pair. Can I bring the kids or does it have to be their mom or dad?
    Could I drop my older one off for an hour while I walk the baby to sleep? | Can I drop my daughter off and go run errands while she plays?
    Can I leave my 8 year old for an hour while I run to the store? | I'm 17 and I babysit my sisters, can I bring them without my mom?
    can i just leave her there for two hours while i go to class | Can I leave my 9 year old there for two hours while I work?
    Do I have to stay in the building or can I run an errand while my son plays?
    Can a 16 year old babysitter bring two little ones by herself? | do i haf to stay wiht my kid or can i drop of
    do i haev to stay wiht my kids teh whole time | do i hafta stay with my kid the hole time | do i stay wit him or can i drpo him off
    do parants hav to stay the hole time | can i levae my godaughter there for a hour or do i hav to stay
    My husband and I both work, and on Fridays school lets out at noon. I have a second grader and a fifth grader who get along fine without me hovering. It would be a huge help if they could play for a couple hours while I finish up at my office. Do I have to be there the whole time?
    hi so my mom works nights and I'm the one who takes my brothers places on weekends. I'm seventeen and I drive. They're 5 and 9. Some places won't let us in because I'm not 18. Do you need a parent to be there the whole time or what's the rule
    I babysit for the family next door after school, they have a 3 year old and a 7 year old. Their mom said I could take them somewhere fun this summer if I find a place. I'm 15. Could I bring them on my own or does an actual adult have to be there?
    My sister heard you're letting parents drop kids off for two hours. Can I count on that?
    I figure a 10 year old can be dropped off by himself, since he's old enough, yes?
    It'll be like every other place where you can't leave them without a grown-up, yes?
    Someone on Facebook said you can leave kids 5 and up there for two hours, so that's okay?
    Other places let you drop off at 6 and up. Safe to assume it's the same with you?
    it'll be the same deal as at the gym where I drop her off for two hours, yeah?
    A mom at school told me dropping off is fine from age 5, is that so?
    I'm guessing parents have to stay for kids under 6 and can leave the bigger ones?
    Do I have to sit there the whole time or can I leave and run errands? | Can I drop the kids and run to the grocery store for an hour?
    I'm a nanny, could I bring the two boys I watch without their parents?
    Can I leave my 9 year old there while I take the baby to the pediatrician? | Could I leave my 9 year old there while I run practice?
    Can I leave my 8 year old and come back in an hour? | Can I leave my 7 year old there while I go to class for two hours?
    Can I leave my kids there while I run over to the grocery store? | Is it ok if the sitter brings them instead of a parent?
    I'm 18 and I babysit a 4 year old, do I have to stay in there with her the whole time? | can i drop of my kids an come back
    can i drop of my dauhgter and go to choir rehersal | do parnets have to stay the hole time
    do i need to sta with my kids or i can drop them of | do i hav to stay the hole time or can i drop them of
    can i drop of my neice and come back in a hour
    So my little sister is 15 and she usually babysits my two kids, who are 2 and 5. I have classes Tuesday and Thursday. I was thinking she could bring them and I pick them up after. Does a parent have to be there the whole time or is it okay like that?
    Somebody on Facebook said kids 8 and up can be dropped off, good to know. That's right isn't it?
    My daughter-in-law says you're going to let us drop them off for up to three hours. I want to hear it from you.
    The other nannies told me you can leave kids 6 and up for two hours. That's still the plan, yes?
    If my sister leaves her ten year old there for an hour, nobody's going to say anything, right?
    If I drop him off for an hour while I'm at PT next door, nobody would mind, would they?
    most places let you stay out in the car if the kid is over 8, so same here?
    Somebody in my moms group said you can drop kids off for two hours. I assume that's right?
    You must let parents leave if the kid is over eight, surely
    Can I leave my daughter there for an hour while I finish a job nearby? | Can my husband and I drop the twins off and go to the grocery store?
    Do I have to stay with my 4 year old or could I run to the grocery store? | Can I leave my kids there for an hour while I run to HEB?
    Do I have to crawl in there with my 3 year old or can I just sit and watch? | Can I leave my 9 year old there while I run to HEB?
    do I have to stay the whole time or can I leave my son there for an hour | Do I have to stay in the building or can I go back to work for an hour?
    Can I leave my little brother there for an hour while I go study? | can i stay wiht my son or do i hav to leeve
    do i haev to stay whit my grandson teh whole time | do grownups hav to stay the hole time | can i drop my kids of and come back latter
    do parnets have to stay or can we drop of | are parants alowed to leav the kids and go to work | can i drop of my son and com back later
    can i drop of my brother and com back later
    I'm seventy-three and my granddaughter is a climber, up the bookcase before you can turn around. I can't crawl into tubes after her. Do I have to go in with her the whole time or is there somebody else there watching the children?
    So I'm 15 and I watch my little sister every day after school until mom gets home around 6. I was hoping we could take the bus to you sometimes. She's 5. Does a parent have to be with her the whole time or could she just be there with me?
    My coworker swears you can drop off kids over 6. She's right?
    I'm assuming I can leave them for an hour like at the gym daycare, so I'll go ahead and make my hair appointment.
    Someone on Facebook said it's drop off for kids over five, true?
    I heard parents have to stay the whole time but my friend says you can leave after age 6, who's right?
    A friend who knows the founder says drop off is fine from age 5. That's the rule?
    a lady at daycare told me moms can drop off for three hours there, so that's true? | I assume drop-off is fine once they're eight or so?
    Surely a 16 year old counts as the adult, right?
    could I leave the boys with you while I run to H-E-B | Am I required to remain in the building the entire time?
    Can I leave my kids with your staff for two hours while I get my infusion? | Do parents have to stick around or may I leave my twins for an hour?
    can i drop my little brother off and go to class | Could I go to my English class for an hour while they play with you?
    Am I allowed to leave my two there and do the grocery shopping for an hour? | Could I leave the boys for two hours and go nap?
    can i jsut drop them of an go to the gorcery store | can i stay w my dauhgter the hole time or do parnets leave
    do i haev to stay w my kdi the whole tiem | can i jst drop my dauhgter off n go
    do i ned to stay or can i leve them there i just came of a 12 hr shift
    My oldest is nine and very responsible, has the watch with the phone in it and everything. I have a dentist appointment every six weeks. Could he hang out there by himself for an hour?
    Uncle on duty while mom and dad are in Europe. Kid's eight and says I'm embarrassing. Can I leave him with you for an hour and get a haircut?
    Our Daisy troop sold a truckload of cookies and voted for an indoor play day. It'd be a bunch of girls and three moms, and one of the moms has to run and fetch the pizza. Do all the grown-ups have to remain on site with the children?
    In my country we leave our children in the play corner of the shopping center and go. My neighbor says in America this is forbidden. How is it with you?
    my boss calls at random, would I be allowed to step out to the car for 20 minutes and leave them playing
    Suppose I slip out to the pharmacy for twenty minutes while he's climbing, would anyone mind?
    Would anyone mind if I slipped off to get groceries while mine were climbing?
    so if i wander off to heb for an hour while he plays is anyone gonna be mad | Nobody would notice if I ran to HEB while they climb, right?
    Should I still budget for a sitter, or can I vanish for a pedicure while they climb?
    So theoretically, if a dad fell asleep at home while his kids were in there, would that be a problem?
    Can I leave my kids with you while I run to H-E-B? | Could I leave my seven-year-old with you while I take her brother to speech therapy?
    Is it okay to leave a six-year-old with you and run to H-E-B? | Could I drop off my ten year old and run to H-E-B in the meantime?
    Could I leave the kids for an hour and run to H-E-B? | Could I leave my six-year-old with you for an hour while I run to the store?
    Is one of us supposed to be on the floor with them the whole visit?
    Would it be ok to leave mine with you for two hours while I sleep off the night shift? | cna i drop him of and leav for a hr
    can i drop the kdis of and go to the groocery store | do i haf to stay withh him the hole time | do i ned to stay wth my kid the hole time
    can i leav my 9yo thre whlie im at the gym | do i hav to be ther the whol time or can i go shoping | do i hafto stya or can i drpo them of
    I'm a respite worker and I take two brothers out on Thursdays. Their parents asked me whether I'm allowed to just sit in the café or have to be right beside them. Do the adults need to remain in the building at all?
    Hi, I'm sixteen and I watch my sister (she's 8) every day after school until mom is home. I'd love to take her to your place instead of watching TV. Would I count, or does a parent need to stay with her?
    ¿puedo dejar a mi niña un ratito mientras voy al doctor? | Hola, mi hijo tiene siete años, ¿puede quedarse ahí sin mí un par de horas?
    my 8 year old is pretty independent, could he hang out by himself for the afternoon or do you make me stay
    Could I leave the twins there for an hour while I go to the dentist? | Could a nine-year-old with mild autism stay there by himself for an hour?
    I'd rather wait in my car with a podcast while my ten-year-old plays, allowed?
    Is my sixteen year old grown up enough to be the one in charge of her brother there, or do you insist on an adult?
    Must there be a parent in the building the whole time?
    May I leave the twins with your staff while I run to the bank? | May I leave her with you for an hour while the baby sees the pediatrician?
    Could I leave my ten year old with you for an hour while I take her sister to the dentist?
    Am I allowed to leave her there for an hour while I unpack boxes? | Could I leave my five year old with you while I do the grocery run?
    can i drop of my gransdon and go get my hair don | is it ok to drp him of and com back latr | can i drop of my 9 yr old and go to practise
    can i leav my dauhgter ther for an hour or do i hav to stay | can i leav them thre an go slep after nigth shift
    I've got a dentist appointment at 3 and no family in town. My 8 year old could easily play an hour without me. Would I be allowed to leave her and come back?
    I love them dearly but two hours of shrieking is more than my hearing aids can stand. My thought was to see them inside and then sit in the park with a book. Is that allowed or do I have to remain with them?
    I'm a single dad on night shifts. If I could leave my boy with you for two hours and nap in the car, that would save my week. Or do I have to be in there with him?
    I nanny for two families who share me, so there's always an errand to run for one while I have the kids of the other. Do I need to be in the building the whole time, or could they play while I pick up dry cleaning?
    Could my husband drop them off and go to Costco? | Could my ten year old stay by herself while I feed the baby in the car?
    Could I leave my son with you while I run over to H-E-B? | Nobody minds if I sit in my car with a podcast while they play, right?
    Must I be inside the whole time, or could I take a work call out in the car? | Would you allow me to drop the kids off and fetch them two hours later?
    Can I leave the three of them with you and come back in two hours? | Am I allowed to drop her off and go run an errand?
    I can leave the big ones there and come back in two hours when I finish my work?
    Can I leave the 7 year old with you for two hours and go to the supermarket? | can i drop him of for an hour or do i hve to stay
    do u have to stay wiht the kid or can i drop him of and go to class | can i drop teh kids of and go show a house for an hour
    I work nights at the hospital and I'm a zombie by 9am. Do I have to stay in there with my twins the whole time or can I leave them for two hours and nap in the car?`,
  groups: `
    I still help out at my old preschool and they have 22 children. Could the whole class come one morning?
    I teach a class of 11 second graders, could we come for a school trip?
    I teach pre-K at our church and would love to bring my class, 18 kids plus helpers. Possible?
    I run a preschool with 48 kids, could we come as a school one morning? | I run an after school club with 20 kids, could we come as a group?
    I homeschool four kids, is there going to be a homeschool day or a weekday group rate?
    Would a kindergarten class of 22 be able to come on a weekday?
    I run a homeschool co-op with 22 kids from about 9 families. We look for a place to go on Tuesday mornings when it's quiet. Most places say no to us because we aren't a school. Would you take a group like ours?
    My board needs a per child field trip rate by Friday. Give me the highest it could possibly be and I'll budget that.
    Would a den of Cub Scouts be received as a pack? | kindergarden class triip, do you take scools
    I teach second grade at a Title I school and most of my students have never been to anything like this. I could maybe scrape together a grant for a bus in the spring. The principal wants it in writing that you accept a whole class at once. Do you take school outings?
    I would like to bring my second graders, thirty-one of them, on a bus. Do you receive schools?
    Do you reseive grups of the eskool for a feild trip | School visits?
    I teach third grade in a public school near Del Valle, and most of my students never go to a museum or a place for play because the parents work on Saturdays. I want to ask my principal for a bus in the spring. She will say yes only if I bring information. Do you accept visits from a class?
    I imagine for teachers with a group there is at least half of discount? | Could our synagogue's Sunday class of twenty attend together
    Can a scout den of eight-year-olds come on a weekday | are scholl feild trips acomodated
    Our firm sponsors a public elementary school on the east side, and every spring we take the second graders somewhere special on a bus with their teachers. It is around forty-five children. Would an outing of that nature be something you are able to accommodate?
    The school newsletter says PTA groups get Friday mornings reserved, so how many pupils may I list?
    Our co-op of eleven families is free on Tuesdays; could we all descend on you together?
    My nephew's teacher over in Round Rock wonders whether you take class excursions. | do u do feild tripps for homskoolers | co-op rates
    Every museum gives co-ops half off, so I'll just pencil in fifty percent, okay?
    I teach and would love to bring a class. Do you take field trips? | Can our church moms group come together on a weekday?
    feild trips for 2nd grade clas? | Our homeschool co-op is nineteen kids strong, may we come as a bunch? | field trips?
    My brother-in-law drives a school bus for a little district out in Bastrop County, and their first grade teacher is hunting for somewhere to take twenty-six kids in the spring. I told him I would ask since I was on your page anyhow. Would you take a whole class?
    The PTA says schools get a discount on Tuesdays, can you back that up?
    Our Sunday school numbers thirty youngsters; would you receive the lot of them? | Do you exept scool trips frm kindergardens
    My nephew reckons a whole classroom gets in at half rate on weekdays. True? | Could my girls' kindergarten class come along as an outing?
    I am teacher assistant in small Vietnamese Saturday school, we have around twenty children and four grown-up. Every spring we go somewhere together with the yellow bus. The children are from five to ten year old. Is it possible for us to come all together on one day?
    Would our agency be able to turn up with eight kids for a sibling visitation afternoon?
    My brother teaches second grade and wonders about an outing with his class.
    My hairdresser is positive you cap school outings at thirty heads. Right? | Our homeschool co-op has 22 kids, can we come as a group?
    Do you take field trips from elementary schools? | Could our preschool bring 20 kids on a weekday morning? | Do you take summer camp groups?
    Can our preschool come with 30 children? | I'm planning for 14 cousins, do you do group visits?
    Can my daughter's pre-K class come for a field trip? | Do you take school groups? I'd love to bring our second graders in the spring.
    do u do feild trips for daycares
    I homeschool all five of mine and we meet with eleven other families on Wednesdays. In the summer it's too hot for the park so we are always looking for something inside. There would be around thirty kids and a bunch of moms. Is there any way we could come together as a group?
    I run the little support group for foster moms at our church and we meet once a month with all the kids in tow. It's usually about eight moms and maybe twenty five kids. The church basement is getting old. Could we all come as a group on a weekday?
    Our elementary school does a reading reward trip every May for about sixty kids, and I'm the one who has to find the place. The principal wants a proposal by winter break. I think your playground would be a hit. Would you be able to host us on a weekday?
    Our school did field trips at a place like this for 8 dollars a child, about the same with you?
    Would you take a second grade class for a field trip? | I teach a small group of piano students, could I bring all of them one afternoon?
    I help out at a preschool, could we bring a class of 14? | I run a preschool in South Austin, can we bring our pre-K class one morning?
    Do you give daycares a special time when it's just our kids in there? | Do you take field trips? Our 4-H club has about 20 kids.
    Could my daughter's preschool class come for a morning?
    Good morning, I'm the director of a small preschool with about forty children. Every spring we take the older ones somewhere special and the zoo has gotten too hot for us. Your place looks lovely. Would you take a class of eighteen plus three teachers on a weekday?
    I'm on the board of our local food allergy parents group and we've got about fifteen families who almost never get to go out together. We'd love to come all at once on a quiet weekday, maybe have a room to ourselves. Do you take groups like ours?
    I'm making my field trip calendar for the spring, should I pencil you in?
    My neighbor says homeschool groups get a weekday deal with you, who do I ask for?
    Do you take school groups? I used to drive the bus for those | Can I bring about 25 kids from our church on a Saturday?
    Could we have our end of season team party at your place? | I'm a speech therapist, could I bring a small group of my kids some morning?
    Could our preschool class come for a morning? | Will you take a whole second grade class on a weekday?
    do yuo take feild trips from church schools | do u take feild trips form schools
    My daughter teaches second grade over in Round Rock and she's always looking for somewhere to take the class that isn't the same old museum. I told her I'd ask since I'm home all day. Could she bring around 22 kids with a few parents along on a weekday?
    I'm the youth leader at our church and every summer we take the younger elementary kids on an outing, usually around thirty of them with six or seven adults. I'm trying to get the calendar done early this year. Do you take groups that size?
    I teach kindergarten in San Marcos and we always look for somewhere new to take the kids in May. We'd be about 40 children with maybe 8 adults on a bus. Do you take school groups like that?
    My sister's teacher asked the class for ideas for the end of year trip and my sister came home and said your place. There's like 24 kids and a few parents. I told her I'd find out before she gets her hopes up. Do you do school trips?
    My clinic needs a number for the budget, what should I put down per kid for a group visit?
    I teach second grade, could I bring my class for a field trip? | Our church has about 30 kids, can we come as a group?
    do u do feild trips for kindergarden | Would you take a group of about 20 kids from our base youth program?
    Our foster family support group would love to come together, do you do groups?
    We're a homeschool co-op with 22 kids, could we book a weekday morning? | Do teachers get a rate for field trips?
    can scools com for feild trip | I run a small home daycare with 8 kids, could we come as a group one morning?
    Do you have a group rate for daycares? | We are a licensed center and do summer outings every Thursday. Do you take field trips?
    Hi there. I own a daycare in north Austin with 32 children and four teachers, and every summer I need to fill ten Fridays with outings. I have to have my calendar to parents by April. Could you host us, maybe in two shifts?
    I'll put down that daycares get 20 percent off, ok? | how much would you charge me to bring my whole second grade class
    is there a rate for our daycare, about twenty kids
    Teacher friend told me you already booked her school for May. Could ours get in the same month? | Do you host Girl Scout troops?
    I teach kindergarten in Del Valle and every spring we struggle to find a trip that isn't the zoo again. We've got about forty kids, and two of them have aides. Would you take a class like ours on a weekday morning?
    I'm room mom for a second grade class, can we come for a field trip?
    Our precinct wants to bring about 30 kids from the families, do you take groups?
    I teach Sunday school on top of my regular job and we like to take the kids somewhere fun at the end of the year. It'd be around 25 of them, ages five to ten, with six adults. Could we set something like that up with you?
    I watch three neighborhood kids during the week. Could I bring all of them? | Can our Sunday school come as a group?
    Is there a special rate for a church group of about 20?
    Our preschool director said you've been giving school groups half off. What would it be for 18 kids?
    I run a home daycare with 8 kids, can we come as a group on a weekday morning? | Do you do field trips for kindergarten classes?
    do you take feild trips form preschools
    Hi, I teach pre-K at a small church school and we do one outing every spring. Usually it's the zoo but half the kids melt down in the heat by eleven. We'd be 18 kids and 5 adults. Is that something you could take on a weekday?
    Buenos días, soy maestra de preescolar. ¿Reciben grupos de niños?
    Another teacher said school groups get in free on Wednesdays. Can you confirm that? | Can our special ed class come for a field trip?
    I run a small support group for parents of kids with Down syndrome here in Austin, about twelve families. We try to do one outing every couple of months and it's hard to find places that will have us. Could we come as a group some morning?
    I teach second grade at a public school here, do you do field trips? | do yuo take feild trips for kindergardeners
    teachers get in for half price on field trips, that's what I was told
    My sister heard field trips are $8 a head, I'm room mom and I have to tell the teacher today | Can a Girl Scout troop of 14 come as a group?
    can I bring 28 second graders one morning in the fall | can our PTA bring the whole first grade
    our scout troop is twenty kids, do you take a bunch like that | Could our Sunday school come as a group?
    We'd like to bring about 25 children from our church preschool, do you take groups? | can we book a feild trip for 2nd grade
    I'm the secretary at our church and we do an outing with the kids every summer after vacation bible school. There's usually around 40 children and maybe ten adults. I'm putting together ideas for the committee now. Do you take groups that size?
    Can my whole Sunday school class come together?
    I used to teach second grade for thirty one years and now I help at my granddaughter's school. We're always looking for outings that are not the zoo again. There would be about forty children and a few of us volunteers. Could a school come during the week?
    My nonprofit runs an after-school program, could we bring thirty kids? | Can a preschool class come on a weekday morning?
    can my class come for a feild trip
    Our nonprofit works with refugee families on the north side, mostly moms with several kids and no car. We try to do one fun outing a month. I'd like to put you on our list for a group of around twenty. Is that something you'd take?
    I told my son's teacher you give schools half off, was that wrong?
    I teach pre-K at a small church school off South Lamar and every spring we do one outing with our 18 kids and a handful of moms. We've done the zoo four years in a row and I'm over it. Could we bring the class to you some weekday?
    Can I safely tell my daughter's teacher you'll take the class in May? | Can my daughter's preschool class come for a morning?
    Can our preschool at the church bring the four year olds one morning? | I run the toddler room at a daycare, can we bring 15 kids?
    I teach 4s at a preschool, can I bring my whole class on a weekday morning? | Can his special ed class come on a field trip?
    I teach second grade and want to bring my class, is that possible | We home-school, is there a weekday rate for co-ops?
    Do you take school groups of around 20 kids? | do you do feild trips for kindergarden | school groups?
    Hello, my husband is the pastor of a small church up in Round Rock and we have about twenty children in our summer program. Every year we look for one fun outing that isn't too hot. Someone in our ladies' group mentioned you. Would we be able to bring the whole bunch together in our church bus?
    I do school safety visits for the department, and the first grade teachers always ask me for places to take the kids at the end of the year. There would be around 40 of them and four or five adults. I know you're not open yet. Do you take school trips?
    So we home-school four kids and we belong to a co-op with about thirty families in the Cedar Park area. We usually meet on Thursdays and rotate between the library, parks and a gym. Somebody sent around your link. Could our whole group come on a weekday morning?
    Hola, ¿puedo llevar a mi grupo de la guardería? | I'm a school nurse and our second graders do a trip every spring, do you take classes?
    I drive the van for our church's children's ministry. Can I bring 14 kids at once?
    Our moms of multiples club has about 20 families, could we come as a group?
    Could I bring my kindergarten class of 22 for our end of year trip? | Could my first grade class come for an end of year trip?
    I help with the Korean school on Saturdays, could we bring a class of 20 kids? | I teach first grade, can I bring my class for a field trip?
    Our foster parent support group is about 20 people, could we come all together? | do you exept feild trips from elementry schools
    Hi, I teach kindergarten in a public school here and every May we take all four classes somewhere fun. That's about 85 kids plus chaperones. We have to turn in our trip requests pretty early, so I'm trying to find out who can take a group that size. Is that something you do?
    So I run a little home daycare in Pflugerville, six kids, all between two and four. In the summer we go stir crazy because it's way too hot for the park. I'd love to bring the whole crew one morning a week. Is that something you'd allow?
    I run a small home daycare, seven kids most days, and my sister has a foster home with five more. We like to take them all out together on a weekday morning when it's quiet. Do you take groups like that?
    Church groups get a weekday morning to themselves, I was told. Tuesday or Wednesday?
    I know it's not official but a field trip on a Tuesday morning should be fine, yeah?
    I cook for a daycare with 40 kids. Could we bring the whole class for a trip?
    Our church takes about 30 kids out every summer. Can we bring them to you? | Can our preschool class come as a group?
    Could I bring my second grade class for an end of year trip? | Could our special ed class come for a visit?
    I help at a Vietnamese Saturday school, could we bring the class? | Can I bring my kindergarten class for a field trip?
    Could our foster family support group come as a group, about 15 kids?
    We're a big family, nineteen grandchildren in all, and we rent a place together every Thanksgiving. This year it's our turn to host in Austin. I was thinking of bringing the whole bunch over on the Friday after so the grown-ups can rest. Can you take a group that size?
    I'm a midwife and I run a little get together for moms after their babies are born. Lots of them have an older toddler too and we're about ten families. We're always looking for somewhere indoors. Could we come in as a group once you're open?
    So our troop is 14 second graders, plus four moms who come along to help. Every fall we do one big fun outing after the cookie planning meeting and we've done the trampoline place three years in a row now. I would love something new. Could a troop our size come to you?
    I run a small after school program in Pflugerville, about twenty two kids between six and ten. We try to do one outing a month and the parents are always asking for something new. We'd come by van in the afternoon. Do you take groups like ours?
    Do you take daycare groups? | Our church preschool would like to bring 20 children, can you do that?
    Can our moms group of 12 come together on a Tuesday? | does my preschool class get a tour or a field trip
    Can I bring twelve second graders for a field trip in the spring? | My students would need a quote for 40 kids, do you do group rates?
    do you do field trips for preschools | Could our library bring a summer reading group over?
    Could our foster family support group come all together one morning? | do yall do feild trips for pre k
    can scool groups come, i work in the front ofice at an elementry
    I run the parent committee at our elementary school and we're planning the spring outing for two second grade classes. We'd have about 45 kids plus chaperones on a weekday. Could we come as a group, and is there a discount for schools?
    I used to teach kindergarten and I've volunteered with our school's first grade ever since I retired. The teachers asked me to look for a spring outing that isn't the zoo again. There would be about forty-five kids and eight adults. Is that the sort of thing you would take on?
    I run a small home daycare in Pflugerville, six kids, all between two and four. We try to go out once a week. It has to be somewhere I can keep eyes on all of them. Would you take us as a group, and do we need to set it up ahead of time?
    I'm the children's pastor at a church up in Cedar Park. Every summer we take about sixty kids somewhere fun at the end of VBS and the place we used to go shut down. I'm starting to plan now with our volunteers. Would you take a group that size?
    I'm the room mom for my son's kindergarten class, I have no idea how I got that job. We have 22 kids and the teacher asked me to find somewhere fun for the end of the year. Would you take a whole class like that?
    So I'm a children's librarian and every June I end up planning an outing for about twenty kids from our reading club. The budget is small and I have to turn the paperwork in early. Do you take groups like ours, and is there somebody I could talk to about it?
    I'm assuming there's no school field trips at nap time so it'll be quiet, correct?
    What would you tell a teacher to budget per student for a field trip, ballpark?
    I teach pre-K in Pflugerville, could I bring my class in the spring | I have fourteen Sunday school children, could they all come one morning?
    As a speech therapist, could I hold a session there with four of my little clients?
    How would a class of twenty-two first graders go about visiting you on a school morning?
    Would a Cub Scout den of fourteen boys be able to come all together? | i teach pre-k, could i bring my whole class one day
    Could the whole second grade of our bilingual school come one morning? | Would a homeschool co-op of twenty get in together as a group?
    Our homeschool co-op is about fifteen kids, could we come all together? | how mch per kid for a daycar group of 30
    do homscool gruops get to coem on feild trips
    I'm on the PTA at our elementary and somehow I got stuck with the end of year outing. It's about 60 second graders and a few brave chaperones. Is that something you'd take on?
    I look after six little ones in a home daycare. Rainy days are murder and we are always hunting for an outing. Would you take a bunch like us?
    I'm a pediatric OT in private practice and run a social skills group of five kids. Clinics are sterile and I'd love a real place to practice. Could we come once a month as a group, and who would I talk to about it?
    I teach kindergarten and our spring trip fell through when the pumpkin farm closed for good. My principal wants a per-student figure by Friday. Do you take school groups, and what would each child cost?
    my best friend's a camp counselor and has like 30 kids she has to entertain when it rains. i told her about you guys and she flipped. could she bring all of them at once
    I teach an evening ESL class at a church and most of my students have small kids. I'd love to take about fifteen families on a trip to practice English. Could you receive us?
    I teach third grade and our principal wants a field trip proposal by the end of the month. We'd be 48 kids and six adults in one bus. Do you take schools, and where would the bus park?
    We homeschool four and belong to a group of eleven families. We'd love a regular morning as a class outing and I draw up the term plan in August. Do you take school-type groups?
    Fourteen cub scouts on a Saturday, on a scale of one to no way?
    What would a school secretary have to send you so that twenty-two first graders could spend a morning?
    What happens if a bus with eleven students and five aides pulls up one Tuesday?
    my church nursery has 15 kiddos, would you clear out a morning just for us
    If thirty kids from our Cub Scout pack in uniform happened to pass by, would there be a deal?
    Would eleven Cub Scouts in uniform be taken as a troop outing?
    Suppose thirty of us homeschoolers show up on a Tuesday in matching shirts, do you laugh or let us in?
    Would you take 18 pre-K kids and four teachers on a field trip? | Could our special ed class come over for a morning? | Do you take class trips?
    I lead a Girl Scout troop of fourteen, could I bring all of them one afternoon?
    im 15 and my little brother's teacher wants to take their whole class, do you do that?
    I teach first grade at a dual-language school, could I bring my class? | Could our kindergarten class come for a morning?
    There are about thirty of us in the foster parents' association, could we all come as a group? | do u take feild trips form daycares
    do u do feild trips for 2nd graid | our mums gruop has 14 toddlrs, can we com all at once
    I teach kindergarten over in Pflugerville and every spring we need somewhere for our end of year outing, about 60 kids. We did the farm last year and it was 98 degrees. Could we come to you as a school?
    My church runs a Mother's Day Out and we have about eighteen preschoolers. Every spring we take them somewhere fun. Could we bring the whole bunch to you?
    I run a small support group for families with Down syndrome. There are about fourteen of us with kids from four to eleven. Could we come all together some weekday?
    I run a summer day camp in Round Rock with about forty kids between six and eleven. On rainy days we are desperate for somewhere to take them. Would you have all of us?
    Our PTA has a small budget and I promised to bring figures to Thursday's meeting. We'd be sixty second graders plus five teachers. What's your per-child rate for schools?
    Okay so I'm the room parent for second grade, 22 kids, and the zoo just cancelled on us. I need an indoor plan B. Do you take school groups, and what would a child cost?
    I run a little homeschool co-op, eleven families, half of them speaking Spanish at home. We do one outing a month. Could we all come together?
    I run a small circle of fathers who meet every second week with the kids. We need a new place now, for about twelve children and ten grown-ups. Can a bunch like that come together, and would we have to reserve?
    My field trip form is due Friday, so do you take school classes or not?
    Our little parish school wants to bring second grade, how do we arrange that?
    I taught second grade for 31 years, and could my old school bring a busload of pupils over?
    Could a class of eighteen second graders visit on a weekday? | I teach a room of 22 four-year-olds, could we come by for an outing next spring?
    Can our after-school program bring twenty-two kids on an early-release day?
    I teach at a dual language preschool, could I bring my class of eighteen? | Can a kindergarten class of 22 come with their teacher?
    can i breng 12 kids form my daycare wen your opn | do u guys do feild trips for 3rd graders | do yuo do feild trips for frist graders | School outings
    I teach second grade in Pflugerville and I'm a mom of two. We're looking for a spring outing, 44 kids plus a few parents. Do you take classes?
    I'm the treasurer of the PTA at my grandkids' elementary school because nobody else would do it. Every fall we take about forty children somewhere fun. Would you be able to have a crowd like ours?
    I'm the nurse at an elementary school and we take the kindergartners on one outing each spring. Two of them have care plans. Would you accept a booking from a school?
    Hi, I'm the lead teacher of a pre-K class in Round Rock. Every May we take the children somewhere fun, about forty of them with two buses. Could we do that with you, and is there a place where the buses can stay?
    My boss wants a budget for our summer outings by Friday. We'd be 28 kids and 4 counselors. What would you charge us for an afternoon?
    I run the after-school room at an elementary up in Round Rock. On rainy days we have forty kids in a cafeteria and they climb the walls. Do you take groups like ours, and who would I write to about it?
    I'm the family readiness volunteer for our company and we've got around thirty kids whose parents are overseas. I'd love to take them all somewhere fun on a bus. Do you take groups like ours?
    Our moms' group has nine families with kids from two to six, and I'm the one who organizes the outings. We'd want to come together on a weekday. Do you take groups like that?
    I run a little in-home daycare with five kids, all potty trained, all sweet. We do one outing a month. Would a daycare like mine be able to come by?
    Our homeschool co-op in Buda has 25 kids, would you take us all on one day?
    Would a preschool class with three wheelchairs and four aides be able to come as a group?
    We're a homeschool co-op of fifteen, would you let us come all together one morning?
    Thirty cub scouts in uniform on one afternoon, is that something you'd accept?
    Our foster agency has about thirty kids, could they all come together one morning?
    I teach second grade, could I bring my class of 22 for our end of year trip? | I'm the leader of a Cub Scout den with 14 boys. Do you take groups?
    I plan outings for our church family group, about 14 families. Could we all come together one day? | do yuo do schol trips? her clas would love this
    The lady next door teaches kindergarten and I told her about you over the fence. She'd want to bring about twenty of them on the bus one morning. Is that something you'd do for a school?
    Blessings, I am the pastor of a small church in north Austin. Each summer we take around 25 children on an outing, and sister Lupita told me about you. Do you receive groups?
    I help at the Saturday French school, we have around 20 children between 5 and 9. Every term we try to organise one outing. Do you receive classes?`,
}
