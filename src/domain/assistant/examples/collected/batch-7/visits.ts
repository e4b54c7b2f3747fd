/** Asked lately about visits: booking, socks, wifi, cleaning. */
export const ASKED_VISITS_LATELY: Readonly<Record<string, string>> = {
  booking: `
    Are we going to have to reserve a time slot or can we just show up when it's raining
    Do I have to reserve a slot ahead or can we just show up? | Do I have to reserve a time slot or can we just show up after school?
    Do I have to reserve a time slot or can we just show up? | Can we just show up or do we have to reserve a time slot?
    do i hav to make a resavation or just show up | do i need a apointment or is it walkin
    Must I reserve a slot, or do we just turn up with the gang?
    I am a foster dad, kids come to me with a day's notice and stay for a weekend or for three years. Planning ahead is a joke in this house. If a little guy lands here Friday night, I want to take him out Saturday. Could we turn up unannounced?
    Must one reserve in advance, or does one simply turn up? | Do I need to make an appointment before we drive from Round Rock? | walk ins?
    ugh ok so i drove 40 min to a play place last week and they told me at the door it was sold out and u had to reserve online. two kids crying in the parking lot, it was a whole thing. not doing that again. do i have to reserve w u or can i just show up
    do I call ahead or just show up when the rain shuts the site down | Do I need a reservation for Saturday or is it first come first served
    Pls advise wether apointments are requird
    My trial calendar for the autumn is brutal, and the only way I get anything done with my children is by blocking the time in advance. I hate turning up somewhere to find a queue around the building. Shall I be able to secure a slot ahead of the day, or is that not how it works?
    so walk-ins on a school holiday is fine then, I'll just tell the wife yes? | Are reservations obligatory, or may one just drift in?
    Will entry slots be capped and reserved ahead through some calendar? | do i haev to rezerve a slto onlien
    My shifts get posted only two weeks ahead, so anything I need to arrange a month before is useless to us. We tend to decide over cereal whether there's energy for an outing. Will you take people who simply appear at the desk?
    Somebody leaked that you'll do timed entry through an app; can you corroborate? | Reckon I can roll up with nine kids and no call ahead?
    Do we need a reservation or can we just show up? | do u need a resrvation
    I work three twelves a week at the hospital and my days off are never the same. It's usually a random Wednesday and I decide at breakfast what we're doing. Would I need to get a ticket ahead of time or could I just come by with the kids?
    My friend said weekends will be by reservation only. Is she right? | Do I holler ahead for a slot or just roll up when I'm back in town?
    doo i haff to resurve for a famly of sevin
    I haul reefers from Laredo to Chicago and I get home Friday night dog tired. My two girls want nothing but to bounce off walls and I want nothing but to sit. I seen your sign. Does it make any difference if I show up without calling first, or will y'all turn us away?
    Suppose I turned up unbooked at 3 pm between shifts, would someone let me in? | Ought I reserve ahead, or may I simply turn up?
    I watch five kids on Thursdays with my roommate, all from different families, and we drive them around in her mom's minivan. Last time we showed up at some place and they said it was full and we should've reserved online, and everyone cried, including me. Should we expect that with you guys too?
    Can I reserve a slot for Saturday or do we just waltz in?
    I run brand for a software firm, I have five-year-old twins, and my weekends are basically a logistics spreadsheet. Nothing happens in our house without a calendar invite. So before I get anyone's hopes up, I need to know whether we'd have to secure a time slot in advance or could roll up on a whim.
    Just between us dads, people will be able to show up unannounced, won't they? | Can we just roll up on a whim once I'm awake?
    shoud i resreve for us or just sohw up
    Tips come in waves. Some weeks I'm flush and other weeks I'm eating olives for dinner, so I never know Monday what I can afford by Friday. Committing ahead is hard for me. Would I have to lock in a time slot, or can a person simply wander in when the mood strikes?
    So walk-ins on a Saturday are a no, judging by how mobbed you'll be? | Do I need to reserve a spot or can we just show up?
    Do I need a reservation or can we just show up? | Can we just show up or do I need to reserve? | do i ned to resurve a time
    do i hav to book a head | do i need resevations or can we jst show up
    I'm a physician and my schedule is awful, so whatever we do has to be quick to plan. Last weekend we drove 40 minutes to a trampoline park and got turned away because every slot was full. I really don't want to do that to my son again. Do I need a reservation with you or can I walk in?
    I have never been to one of these places as a dad, so sorry if it's a dumb question. Do I just walk in with my kid and pay at the counter, or is it like the pool where you have to get a time slot online days before?
    My kid had a meltdown at the last place because we drove forty minutes and they were full and sold out. I don't plan well, I'll admit it, with my shifts I never know if I'll be awake. Can I just show up with him or do I have to reserve a spot?
    The other parents say you need to book online two days before. That's how it'll be?
    I'm going to tell the whole family we can walk in without a reservation, stop me if I'm wrong
    Can we just show up or do I have to reserve a time? | Can we just show up or do I have to reserve first?
    We drive in from an hour out, can we just show up or do we have to reserve? | Can we just show up on a Sunday or do we need a reservation?
    do u need to make a reservatoin for 2 kids and a granma
    I'm a firefighter so my schedule is weird and I never know until that morning if I'm really off or getting called in. Places that make you buy a ticket for 10:15 a week ahead just don't work for me. Can I load up the kids and come, or do I have to plan it?
    We farm about an hour east of Austin and don't get into the city much. When we do it's the whole crew, four kids and a cooler. I don't want to drive all that way and get turned away at the door because it's full. Should I be reserving a time?
    So I'm divorced and I get my two every other weekend. By Sunday morning we've done the park and the pancakes and I'm out of ideas. It'd be great to have somewhere like this, but I need to know if I can come on the spur of the moment or if I've got to reserve a spot days ahead.
    You won't turn us away if we pull up on a Saturday without a reservation, will you? | Can we just show up or do I have to reserve online?
    Can we just show up or do I have to reserve a spot? | Do we have to reserve or can we just show up?
    Do we walk in or do we need a reservation? | do you take reservatoins or just walk in | Can we just show up or do we have to reserve a time?
    do i need a resevation or jus walk in | I assume it's walk in like a regular park, no appointment?
    Can we just show up or do we need a reservation? | do we hav to make a resrvation befor we come
    We are stationed at Fort Cavazos and it's over an hour's drive for us to get to Austin. With three kids in the car I'd hate to get there and be turned away because you're full. Can I reserve a time ahead of coming?
    A mom at school says you're walk-in only on weekdays, can you confirm? | Do you take reservations or can we just show up?
    We can just walk in without a reservation on a weekday, it's not like it'd be full, yes?
    How far in advance would I need to reserve a Saturday party? | Can I just show up or do I need a reservation?
    do i hav to make a resevation
    Let me tell you about my Saturday. We drove 35 minutes to a play place, it was full, they only took online bookings, and I had two screaming kids in the parking lot with nowhere to go. Please tell me, will I be able to just walk in at yours?
    can I just show up on a Saturday or do I need a slot | do I have to pick a day in advance or just wander in
    do I reserve a time or is it whoever comes first | want to put down a day for us to come, how does that work
    if it rains and we decide last minute, will you turn us away without a ticket | do I get charged if I cancel the day before
    no reservation needed on weekdays i'm guessing | Saturdays will surely need a ticket ahead of time, won't they
    do i need a resevation or just walkin
    Last time we went to an indoor place we drove forty minutes, got there and it was sold out, and I had two crying kids in the back seat. I'm never doing that again. With yours, would I be able to save our spot before we leave the house?
    do we need a resrvation or just wlak in | I'll just assume walk-ins are ok on weekdays unless you tell me different.
    Do I need to buy tickets ahead of time? | doyou need reservatons or just walkin
    Last week we drove forty minutes to one of those trampoline places and they turned us away at the door because we didn't reserve online. The kids cried all the way home. I don't want that again. With yours, can a person just show up?
    Say I show up on a Saturday with four kids and no reservation, you wouldn't turn me away would you?
    We have a scout den of ten 7 year olds, could we reserve a time slot for them? | Do I need to make a reservation or can I just show up?
    You must know by now if it's walk in or not, come on | Do I need to reserve a time or can we just show up?
    do we need to reserve or can we just show up | do i hafta make a resrvation | So no reservation, we can just show up on a rainy day, right?
    is it true slots sell out and you have to book a week ahead | I'll put you down for Saturday at 2 for six people, name's under Debbie
    My sister heard weekends are reservation only but weekdays you walk in
    If we book and somebody throws up that morning I can assume you'll refund us | Do I have to reserve a time before we drive over?
    do I have to reserve a time slot on my phone or just show up | if a Saturday is packed could we get turned away without a reservation
    I'm a firefighter and I work 24 on and 48 off, so my days off land on odd weekdays. I never know until the last minute if we can go anywhere. Would I have to book days ahead or could I just walk in with my daughter?
    Should I make a reservation or can we just show up?
    My hours change every week at the restaurant, I never know before Sunday night when I'm off. So anything where you must plan ahead doesn't work for me and my little guy. Will we be able to just walk in when we feel like it?
    The weekends will be reservations only, won't they, with how busy those get? | Should I reserve ahead or can we just show up on a rainy day?
    My sister heard you have to book online two days ahead. Is that how it works?
    So reservations only on weekends and walk in during the week, like the other place does? | do yuo need a resevation or jus walk in
    Can we just show up or do we need tickets first? | Can I just show up on a Tuesday morning or do I need a reservation?
    Can we just show up or do I need a reservation? | Do we have to reserve a time slot or just show up?
    do we need reservations or can we just show up | Can I reserve a time slot for Sunday morning or do we just show up?
    We drive in from Marble Falls, about an hour and a half each way with three car seats. I would hate to get there and be told it's full, with the kids all excited in the back. Do you sell the tickets ahead of time or is it first come first served?
    I heard you have to buy tickets online a week ahead, is that how it'll work? | Do I need a reservation or can I just show up?
    Do I have to reserve a spot or can we just show up? | do i need to have a reservation or can we just show up on a rainy day
    Do I have to reserve a time or can we just show up on a Saturday?
    We live way outside of town because of the horses and the drive in is close to an hour on a bad day. I can't do that drive to get told you're full up. Is it the kind of place where we reserve a time first or do you just come in and pay at the counter?
    I tattoo for a living so my whole week is appointments and I only get Mondays off. I saw you on somebody's story and my kid went nuts over the picture. Before I promise him anything, do people have to reserve ahead of time or can we walk right in?
    Can we just show up on a rainy Saturday or do I need a reservation? | Do I have to reserve a spot or can I just show up when nap time ends?
    Do I have to reserve a time or can we just show up? | Do I have to reserve or can we just show up?
    Do I need to reserve ahead or can we just show up | do yuo need a reservaton or walk in ok
    I take care of an older gentleman during the week and my schedule changes all the time. Some weeks I only know the night before that I have a day off. I'd like to take my two boys when that happens. Would I have to reserve ahead or could we walk in?
    Between lessons on Thursdays I have about two hours with my boys, from three to five, and it's usually the library or the car. I can never plan it because students cancel on me last minute. Would we be able to just walk in, or is it all reserved slots?
    we'll just walk right in without a reservation like at the mall play area, yeah?
    my friend said they only take people who booked online, so no point in driving over, right?
    Do I have to reserve ahead or can we just show up? | Can I just show up on a rainy day or do I need a reservation?
    do we just show up or is it reservations | Do you need a reservation or can we just show up?
    My friend and I want to bring our girls together, do we have to reserve? | do i need too resrve before we com
    do i need to wiat in line or can i resrve a spot befor
    I'm a flight attendant and my schedule changes every month, so I never know which days I'll be home. When I am home I want to take the kids out on the spur of the moment. Is that going to be possible or do you have to pick a time slot way ahead?
    It's my planning period and I'm trying to figure out our spring break. It's me, my two boys, and my sister with her three. With that many I don't want to drive over there and get turned away because it's full. Do we need to get tickets ahead of time?
    I need to figure out my Saturdays because that's when I shoot weddings and my sister has the kids. She can't handle a place where you drive all the way and then they say it's full. Would she be able to get a time slot ahead?
    My best friend and I have been trying to get our kids together since Christmas and something always comes up. Between us there's five of them. If we finally pick a day I don't want to show up and get turned away at the door. Can we hold spots in advance?
    If I show up on a Tuesday without a reservation you won't turn us away, will you? | Between us, are walk-ins going to get turned away on weekends?
    We can just walk in on a Tuesday without a ticket, I take it
    can we just show up on a Saturday or is it a reserve-a-slot thing | Ought I to reserve ahead or may we simply turn up?
    Can we just turn up on a good day or does it have to be reserved? | can we just show up or do i gotta reserve
    We're only in town for a week, can we show up without telling anybody before?
    Do I have to reserve a slot or may I just turn up on a rainy afternoon? | Do you take walk-ins, or does one have to reserve weeks before?
    doyou take walkins or is it apointment ony | shuold we bok ahed or jsut turn up
    Lines are our downfall. If he has to stand and wait, we're done before we've begun. Do you sell timed slots ahead, or is it first come first served?
    i drove an hour to a place once and they turned us away because they were full, with a crying two year old in the back. never again. can i save a spot ahead of time with you
    We once drove forty minutes to a play place and were turned away since it was full. The kids cried all the way home and so did I, a little. Can we hold a place ahead of time with you or is it first come, first served?
    Since the divorce I only get them every second weekend. I don't want to drive an hour and be turned away because it's full. Do I need to get a time slot beforehand?
    Bonjour, faut-il réserver avant de venir avec mes petits-enfants ?
    rainy Tuesday, zero planning, all three kids in the car already. do we get turned away at the door?
    If my sitter turns up out of the blue on a rainy Thursday, will she be sent away at the door?
    hypothetically if i came by with zero planning on a random tuesday would i get in
    My friend drives an hour from Killeen, could she be turned around at the door because she didn't reserve?
    If I drag everybody over on a whim, are we going to be told we should have picked a time online?
    Say I wake up and decide on the spot to come with all four, would I get in without having arranged anything?
    Is it fine to just show up on a Saturday or does it take a reservation? | Can we simply show up or should I reserve a spot?
    Can we simply turn up or must we reserve a slot? | My roster changes every week so can we just show up, or must a slot be reserved?
    We drive in from Dripping Springs so I like to plan ahead. Last weekend we drove 40 minutes to another place and they were full, kids cried all the way home. Will I be able to reserve a slot before we leave the house?
    We're a retired couple from Lubbock and we'd be driving down to see the grandkids. It's a long haul so we'd like to plan ahead. Do you have to reserve ahead of time or do you just show up?
    Every Saturday it's the same: we drive to a place and it's sold out. The kids cry, I cry. With you, would I reserve a time or do we take our chances at the door?
    ¿Hay que reservar antes o podemos llegar así nomás con los niños? | Must I reserve a slot or can we turn up whenever she is having a good day?
    Can we just show up on a whim or will you turn us away without a reservation?
    Is walking in on a whim going to be okay or will we get turned away without a ticket?
    Does each one of the six need a ticket reserved beforehand, or do you take people at the door?
    Can we just turn up on a whim or must I ring ahead? | Must we reserve a time slot or can we simply turn up?
    Just turn up with the kids, or reserve something? | If grandma surprises us on a Saturday can we just show up, or do we have to reserve?
    Do I have to reserve a slot or can we just turn up when the nap ends?
    We live way out past Copperas Cove, so it's an hour and a half each way with kids in the back. If I do that and then get turned away because it's full, there'll be tears. Do I reserve a spot beforehand or not?
    Last summer we drove an hour with six kids in the van and got turned away at the door because they were full. I am not doing that again, the crying was biblical. Can we reserve our spots ahead with you?
    Bonjour, est-ce qu'il faut réserver avant de venir avec les petits ?
    If it pours on a Saturday and we just show up, do we get in without a reservation?
    Put me down for a Tuesday, party of four, name of Kowalski, can you do that? | Would tickets have to be bought ahead for spring break?
    If we just show up on a whim, will you let us in, or do I need a reservation? | How many days ahead would I have to lock in a spot?
    Can I reserve two slots for next weekend while my parents are in town? | How far ahead would we need to grab tickets online for a Saturday?
    Can a dad with three bored kids just turn up on a rainy Tuesday without planning it?
    reservation needed?
    My schedule changes every two weeks and I never know which day I'm off until late. Would I have to reserve a slot ahead of time or could we just show up?
    I usually find out on Saturday morning that I'm watching the twins, so I can never plan anything. Half the places in town make you reserve a slot days before. Would we be able to just show up?
    Our Sundays are chaos: choir, Sunday school, then lunch with half the congregation. I never know if we'll be done at one or at three. Can we just show up or do we have to reserve a slot?
    Hola, soy la abuela. ¿Hay que reservar antes o se puede llegar sin cita? | ¿hay que reservar antes o nomás llegamos con los niños?`,
  socks: `
    Do the grown ups need special grippy socks too or just the kids | do the kids need grip socks or can they go barefoot
    Do they have to buy those grippy socks like at the trampoline place? | Do the parents of party guests each have to sign a waiver?
    Kids Empire made us buy their grip socks every single time, will you do that too? | Does everyone have to take their shoes off?
    do i have to sign a waver | do the kids haf to wear speshul sox | do i have too sign a waver befor they can play | do i haf to sign a waver
    I'm going to assume bare feet are fine unless you tell me no
    Other parents already told me you have to buy your special socks, so how many pairs should I get?
    I just need to hear that a signed waiver from the parents is enough when the sitter brings them. It is, isn't it
    I'm guessing I sign a waiver for my brother even though I'm only 19? Or does it have to be my mom?
    You must have it written down somewhere whether barefoot is allowed. Just read me the rule.
    every other place makes kids wear grip socks so you will too, right? | Are bare feet frowned upon?
    Do I sign my rights away before he climbs? | Everyone knows these places make you buy their grip socks, so yours too, yes?
    do i need grippy socks for the kiddos or nah | Will I sign a paper of responsibility before they enter? | r sox requierd
    Since many years I read the rules of each place before I go, because once they made us buy special socks for six dollars each one, and we were seven. It was embarrassing to go out again with the children. Can you tell me what we have to wear or carry?
    I shall tell the grandchildren that stocking feet are compulsory unless you contradict me.
    can I roll in wearing muddy steel toes or do y'all make dads go sockfoot
    Does the facility intend to require a signed liability waiver from guardians
    Will the girls need those rubbery stockings like at the trampoline place | do i hve to sgin a waver | boots ok?
    My kid will not keep shoes on, never has, since he learned to walk he kicks them off. At the bounce place they charged me four bucks for special socks and made me fill out three pages. Is that the sort of deal I should figure on at yours too?
    I take it that silence on waivers means none will be asked of me? | Do we need grippy footwear or a signed liability form?
    Do my boots come off at the door? | shoes off?
    Last place I took the kids they stopped us at the door because we had no special socks, and there was a three-page waiver that only a mother could sign. I drove home with two crying boys. What should we have on us when we come to yours?
    If mine show up in crocs they'll be just fine, won't they? | Do the kids need grip socks? | Do I have to sign a waiver?
    What should they wear? | do they hav to were socks
    Last time we went to an indoor place they made us buy socks at the desk for four dollars a pair, and then I had to fill out a long form on my phone with two kids pulling at me. Will it be the same with you? What do we need to bring?
    I assume you have to wear socks like at all those places, so should I stock up?
    Are bare feet all right or is there a rule about what goes on them? | Must I sign a liability release beforehand?
    do kidz haf to ware sox in thare | I already bought five pairs of grippy socks, tell me I didn't waste my money
    Would I be obliged to remove my brogues? | Does the mom have to sign a waiver before I bring him? | do i ned to by grippy sox
    everyone else makes you buy their three-dollar socks so you will too, yeah? | I must take off my children's shoes when we come in?
    Do I have to sign some liability form? | sox or barefeet on the flor??
    Okay, silly one from a rookie parent. We went to a soft play once and they sent us home because he had bare feet and I hadn't signed something on an app beforehand. He sobbed all the way back. I want to pack correctly this time, so what do we need to have with us?
    I guess sock must be the kind with rubber under, yes? | My daughter refuses anything on her feet. Barefoot okay?
    Is there some liability paper I've got to sign at the door? | do teh kids need thsoe gripy sokcs
    My daughter lives in the same pair of rain boots, day and night, and I've quit arguing. At the bounce place they made us buy special footwear at the counter and sign four pages on a tablet while she screamed. I'd like to be ready this time. What do you require of us?
    I'll buy the grip socks in bulk now since they're obligatory, agreed? | Will I have to sign a waiver for my girls?
    Do sitters have to sign a waiver or does the mom have to do it? | What should the kids wear? | Do kids need grip socks?
    Is there a waiver I have to sign? | Does everyone need grip socks? | Do I have to sign a waiver for my nieces or does their mom?
    do they need soks | do they need sox or can they go barefoot | do thay need soks | do thay have to ware socks
    do kids need grippy soks and do i sign a waver
    The twins I sit for are in that stage where every shoe comes off the second we walk in. One place made me buy special socks at four bucks a pair and sign three pages. I just want to be ready this time. What do I need to bring along?
    We don't have much time in the mornings, and my twins refuse to put on anything with a zipper. I want to know what I have to pack. Special socks, change of clothes, a signed form, water bottles? Just tell me so I can keep it all in the car.
    Last time I took my sister's kids somewhere like this they wouldn't let us in because she hadn't signed the form and the baby had no socks on. I had to drive all the way home with three crying kids. What do I need to have with me when I come to yours?
    Everyone makes kids wear socks, so I'll just buy some, okay? | So I should pack socks for everybody, yes?
    I guess it's the grip socks for 3 dollars like everywhere | I'm guessing they'll have to wear those special socks you sell for 4 bucks?
    I'd bet ten dollars you make everybody wear socks, do I win? | Do the kids need grip socks like at the trampoline place?
    Do the kids need those grippy socks? | Do the kids need special socks? | do i hav to sign a waver befor we come
    do we have to sgin a wavier befor they play | do i ned to sign a wavier for the kids i babysitt | waiver needed?
    I bet it's socks only, no bare feet. Tell me I'm wrong | Should I already buy the socks with the rubber dots or will you sell them there?
    Somebody on Facebook said barefoot is fine at yours, true?
    Another mom told me it's grip socks only and you have to buy them there. Is she right?
    i'm guessing it's a socks only place, should i just pack some | Do I have to sign a waiver for my grandkids or does their mom?
    Do my kids need those grippy socks? | Does everybody need those grip socks? | Do my sisters need special socks?
    Do I have to sign a waiver for my sisters or does my mom have to? | do i need to sign a waver befor we come
    do i need to sing a waver befor they play | do i need to singn a waver | do they hav to wear sox
    Socks are required everywhere so I'll just pack three pairs, yes? | So I should tell my husband to put everyone in socks, yes?
    Do they need those grippy socks? | Do I have to sign a waiver before we come? | do they haev to wear sokcs
    My sister in law said no socks no entry, so I should buy a pack now? | Can an aunt sign the waiver or does it have to be the parent?
    do the kids haf to ware socks | Should I go ahead and buy grip socks for all five of them now? | Do we have to bring grip socks?
    Will I need to sign a waiver? | do we ned sox
    Last time we went to one of these places they made us buy special socks for four dollars a pair and fill in a form on a tablet with forty people waiting behind us. I'd like to be ready this time. What do we need to bring or fill out before?
    So plain crew socks would be okay, no grippers? | Is there a waiver I need to sign before we come? | do kids ned socks??
    Okay, super quick because I'm in the car line and it's about to move. Two kids, six and three, one stroller, no cash, and I forgot socks the last time at the other place and had to buy four pairs. Anything we need to bring to yours?
    Babysitters don't need a waiver, correct? | will we be buying special grip socks on top of the entry
    do we have to sign something saying we can't sue you | So grip socks, three dollars at the counter, same as everywhere?
    Do I have to sign a waiver for my grandkids or do their parents? | do we need sox | do thay need soxs
    Regular socks are fine, right, not the ones with the rubber dots you have to buy? | Do the children need special socks?
    Does the grown-up have to sign a waiver? Their mother usually does that. | do teh kids ned socks on
    I'm guessing grip socks are a couple dollars a pair at the desk, same as the jump place? | Are grip socks required?
    Will the kids need a signed waiver from home before we come? | do u have to ware socks
    Everybody makes you wear socks at these places so you do too I guess? | Do kids have to wear socks? My son can't stand socks.
    Will we have to sign a waiver? | do they havta ware socks my son has sensery issues
    My son will only wear one pair of shoes and he screams if his feet get touched. It's a sensory thing, we're working on it with his OT. I know lots of indoor places make kids take off shoes and wear grippy socks. I need to know what the rule will be for you.
    Grippy socks are required like at the trampoline park, yes? | is there a waiver to sign | do thye ned socs
    ok but socks are required, they always are, so I'll just buy some now? | So grip socks, and you'll sell them at the desk if we forget, right
    is it true that kids can go barefoot | I can assume I'll have to sign a waiver for my nephew even though I'm only his aunt?
    My sister heard you make the grown-ups wear socks too, no flip flops
    Regular socks from Target are fine though, they don't need the rubber dots?
    I'll put you down for having waivers online so nobody stands in line, sound fair?
    do the kids run around barefoot or do I need to pack something for their feet | do I have to sign one of those forms saying I won't sue
    anything I need to stuff in the diaper bag before we come | do they need to wear old clothes we don't care about | do they hav to ware socks
    I saw on Facebook that you have to buy your special socks there, true? | Do I have to sign a waiver if I'm just the babysitter?
    Every time we go to a place like this it turns out you need special socks for five dollars a pair and a form that only the parents may sign. I'm the grandpa and I'm always the one taking them. What should I bring so they don't turn us away?
    I heard it's sock-only like the trampoline park, so I'll just buy some now? | Do I have to sign a liability waiver before my kids can play?
    Do kids need those grip socks? | do the kids need sokcs
    I'm an attorney so forgive me for asking the boring question. Every place like this makes parents sign something before the kids go in, and I like to read it ahead of time rather than standing at the desk with two screaming boys. Will there be a waiver and can I see it?
    Bare feet are fine though, aren't they?
    My daughter hates socks. I mean hates them, it's a sensory thing and it's a fight every single morning before school. Half the places make you wear the special grippy ones and sell them to you for five bucks. Are you going to make kids wear them?
    I signed a waiver once at a trampoline place without reading it and then my kid broke his wrist, and, well, that was an expensive lesson. Now I read everything before we go. Do you have a waiver I'll have to sign, and could I see it somewhere ahead of time?
    Just between us, are socks going to be a thing? I have to stock up at Target either way
    If I sign the paper now for all four grandkids do I still have to do it at the door | wil the kids need grippy soks
    will I have to sign a waiver for my sister's kids if I bring them | Do the kids have to wear those grippy socks?
    Do I have to sign a waiver before the first visit? | Do I have to sign a waiver for each kid on my team? | Do kids need grippy socks?
    My son refuses to wear socks, it's a sensory thing. Is that a problem? | will I have to sign one of those waivers
    Will I need to sign a liability waiver before my kids can play? | do they need sox or can they go barfoot
    I already bought the grip socks so those will be fine for you too, yes? | So I can put down that socks are required, yes?
    So no shoes but socks on, same as the other places? | Most places make you buy their grip socks for 3 dollars. You too, I suppose?
    they told me regular socks are fine as long as they're clean, that's still the rule?
    If I only buy one pair of those sticky socks for each kid, that'll cover us, right? | Do kids need those grippy socks?
    Will I have to sign a waiver? | Do they need those special grippy socks?
    I'm legal guardian but not the parent. Is there a waiver I need to sign? | do I have to sign a waiver for my niece if I'm only her aunt
    Will I have to sign a waiver? I'm a lawyer so I like to read those first | Do kids have to wear grip socks? | do the kids haev to wear sox
    Every one of these places makes you buy their socks for three bucks, so I'm guessing you do too?
    My host mom already bought three pairs of grippy socks because she's sure you require them. Is that smart?
    The other place makes you buy their grip socks for 4 dollars. Same with you? | Do kids need special socks like at the trampoline places?
    Do I need to sign something before my kids can play? | Will I have to sign a waiver for my grandkids or does it have to be their parents?
    Will the kids need grippy socks? | Do I have to sign a waiver for each kid? | Do parents have to sign a waiver?
    Does everyone need grip socks? My daughter wears leg braces. | Do they need grippy socks like the trampoline places
    do they have to where socks | do they need sox on there feet | do thay need sox
    I babysit for a family after school and the mom asked me to find somewhere indoors because it's too hot for the park. I'm only 18, so I'm not the parent or anything. I don't know if I can sign stuff for him. Do you have a form that somebody has to sign before he plays?
    I'll pack barefoot shoes then since I assume nobody wears socks in there
    I'm assuming it's the usual, grip socks for sale at the front desk for three dollars?
    The other place makes you sign a waiver online first, you'll do that too I guess?
    I'll just sign the waiver at the door then like at the climbing gym? | just between us, do they really turn kids away without socks?
    Would they need to wear socks? | Do I sign a waiver as the grandmother or does the mom have to do it? | Is there a waiver I can sign ahead of time
    Do I have to sign a waiver for my friend's kids too or just mine? | does everybody need grippy socks? | Do I have to sign a waiver for my niece?
    Will we have to sign a waiver at the door? | Who signs the waiver if I'm only the stepmom? | socks required
    Every place like this makes you wear socks so I'll pack them, yes? | I bet you make everybody buy those grippy socks, don't you?
    My husband bet me ten dollars you'll make us buy your socks. Who wins? | I figure the socks are like 3 dollars at the counter same as everywhere else?
    Do I need to pack socks or do you sell them there for a couple dollars? | Do I buy the grip socks now, on sale, or will they be no good at your place?
    Everywhere else sells us those grippy socks, will you want them too?
    Do foster parents have to sign some kind of liability waiver before the kids play? | Do children have to wear grip socks?
    Does my preschool need waivers signed before we come? | do they need grip socks like at the trampoline place
    Are those grippy socks obligatory like in the play halls back in Germany?
    Will I be made to sign a liability waiver before my son can climb anything?
    My partner's kids aren't legally mine, can I still sign a waiver for them? | do i hve to sighn a wavier for a kid thats not mine
    r socsk requird, the seams make her screm | do we hav to sing a waver befor they play | do they hav to wear thsoe grippy sokcs lol
    do thye need spesial socks or somthing
    My kid wears ankle braces that only work inside his shoes. Take the shoes off and he can't walk. Do you have a socks-only rule?
    I'm guessing barefoot's fine, we're a barefoot family | The lawyer in me wants to know what I'd be signing before they let us through the door
    My feet swell and I would much rather keep my shoes on, is somebody going to object?
    My kid only tolerates being barefoot, is that going to get us thrown out? | Suppose somebody turned up barefoot, would anyone at the door make a fuss?
    say we roll up barefoot, is someone gonna stop us | my friend swears you gotta sign your life away on a form before they let you in, true?
    At home we never wear shoes inside, would barefoot be a problem?
    Just between us attorneys, which rights am I giving up on the form you hand me at the entrance?
    Should I buy grippy socks in bulk now while they're on sale?
    Grip socks required or are regular ones fine? | Will I have to sign one of those liability waivers?
    He cannot stand anything on his feet, would he have to keep socks on? | Are grip socks required like at the trampoline parks?
    Do I have to sign one of those long liability forms? | Do the children play barefoot or with grip socks?
    Do I have to buy those special grip socks for eight pairs of feet? | do teh kids keep thier shose on | do thye have to ware sokcs
    do we nead to sign a wavier befor she can play
    The last place we tried had us sign on a tablet for ten minutes and then sold us special socks at the counter. My kids were crying by then. Are you going to have that sort of thing too?
    Hola, ¿hay que llevar calcetines especiales para entrar? | Are bare feet allowed? Mine refuses anything on her toes
    Do we sign one of those papers saying we won't sue? | Is there a waiver to sign before he can play?
    Can they run around barefoot or would that be against the rules? | Do I have to sign one of those liability papers before they can climb?
    Can they run around barefoot, or is there a rule about that? | What do I have to sign as a guardian before a child that isn't legally mine may play?
    Barefoot, shoes, what are the rules for feet?
    Should I knit them grip socks or will ordinary bare feet do? | Are grip socks required, because my son can't bear anything on his feet?
    Do I have to sign some liability form before the kids go in? | Do the girls need those grippy socks? | Do they have to wear those grippy socks?
    Do the kids have to wear those socks with rubber dots? | do tehy need grippy sokcs or can they go barefot
    do i have to sighn a wavier for the grankids or does there mom | do teh kids ned grippy sox | do thye have to ware socsk
    I'm the planner in the family, so forgive the two questions at once. Do we need to sign a waiver beforehand, and is there a lot where we can leave the car?
    Do I have to sign one of those liability forms first? | With my bunions I hate taking my shoes off in public, will you make me?
    He wears leg braces with shoes over them, is he allowed to keep the shoes on? | Do I have to get a signed waiver from every parent first?
    I've got kids in my carpool who aren't mine, can I sign the waiver for them?
    Do I need to sign a waiver for my niece, or can only her mother do that? | Are barefoot kids okay or is there a rule about that?
    Is there paperwork like a waiver, and may a foster parent sign it?
    do the kids need grip socks or do they go barefoot | Will my son need those grippy socks? | do kids have to wear those grippy socks
    Do I need to bring socks for all of them | Do the kids have to keep special socks on? | Do the kids need grippy socks or do you sell them there
    Do the kids need grip socks or can they keep their sneakers on?`,
  wifi: `
    Will I be able to get online there and answer a few work emails
    I work remote on Fridays, could I get on the internet there while they play?
    Could I answer a few emails there, is there internet for parents? | Is the wifi good enough that I could take a work call from there
    Is there going to be internet for visitors so I can do homework while he plays?
    Will I be able to get online there? I work remote and would bring my laptop
    Could I finish my charting on a laptop there, is there internet for guests? | When a work call comes in, can I hop on your internet?
    do yall have wify for my homwork | is there internet i can hop on while they run around lol | do yuo hav wify
    I will suppose that the password of the internet is on the wall, so I can correct exams, yes?
    I take depositions by phone, so would I be able to get my laptop online while she plays
    Can I get some remote work done there, what's the internet like | wil ther be wifie for my tablit
    I work in IT from my phone and laptop, and Fridays I've got the kids while my wife's at the clinic. If I can answer tickets from a table while they run around, everybody wins. If there's no connection I'm stuck at home. What's the story there?
    someone on Reddit posted the wifi password is already picked, so there's wifi, right
    Would there be an internet signal so I can finish my charting? | What bandwidth can I expect if I work remotely from a table there?
    is tehre wfii | I'll assume gigabit for guests unless you deny it | Is there wifi so I can grade papers while they play?
    do u guys hav wify | Could I file my logbook online from a table there while they romp? | wifi avaliable for vistors? on call
    I have exactly one free afternoon a week, and I generally spend it with my laptop finishing charts while my daughter does something fun nearby. That only works when there is a connection I can log in to. Can I count on one in your building?
    One can surely log on to guest internet there; every lobby has it by now, no? | My captioning app eats data. Any network for guests?
    Would my laptop get internet while I finish an essay by the espresso bar? | I'm on my laptop all afternoon; will your network let guests on?
    is ther gona be wiffi so i can asnwer emials | Will my laptop get online so I can do liquor orders while he romps?
    dose it have wfi i need to anser work emials
    My buddy who hung your drywall says the guest network's already wired. Blink twice if he's right.
    Can I log into my charts from there, is there wifi for parents? | Is there wifi? I have a paper due and I'd be there with the kids
    I work remote, is there wifi I can use while they play? | Are you going to have wifi? I do the bar's schedule from my phone
    I drive rideshare and need to get some work done on my laptop, will there be internet? | is teh wfii free | will teh wifi be free
    is there wify | Wi-Fi password | You'll have Wi-Fi though, every place has it now, so I can plan my work day there?
    I work remote for my husband's old unit. Could I get online there while the kids play?
    Is there wifi so I can answer emails while they play? | Can I get on the internet there? I'd want to answer emails while the kids play
    Will there be internet for parents so I can get some work done while they play?
    Can I get some work done on my laptop there, like is there internet? | is there wifi so I can do my college stuff while they play
    I work from home and my two boys, 4 and 8, are climbing the walls by three o'clock every day. I'm thinking I could bring them over, set up in a corner with my laptop and get through my last call of the day. Would there be a decent connection for that?
    Will I be able to take a work call on the wifi? | Will I be able to get online with my laptop while my daughter plays?
    Can I work on my laptop there, is there internet? | I'd bring my laptop and write my session notes, will there be internet for us?
    Can I bring my laptop and grade papers, is there internet? | Do you have wifi so I can do homework while they play?
    I work remotely on Fridays and my daughter is off school every other one. Right now we end up at the library, which closes early. If I could sit somewhere with a laptop and a coffee while she plays, that would fix my whole week. Will there be internet for guests?
    I've got lesson plans due every Sunday night and the only way I get them done is if the kids are busy and I have a laptop open. I was thinking I could sit at your cafe for a couple of hours. Will there be internet for parents to use?
    I work while the kids play. Is there wifi?
    I do remote tech support from home and have my two boys with me since the separation. If I could sit there with a laptop for a couple of hours while they run around I'd be there every week. Would I be able to get online?
    Can I work on my laptop there while the kids play? Need decent internet | do you hav wify | Is there wifi I can work on?
    do u have wiif for paretns | do you charge to get online while I sit there | is the internet included once we're in or extra
    I work remote while they climb, do I need to buy a password for the internet | will my laptop connect without me paying for it
    I can work from there on my laptop I take it, you'd have good internet | Can I get on the wifi to answer client emails while they play?
    is the wfi free
    I'm a realtor and half my job is on my phone. If I bring the kids on a Tuesday afternoon I'd still have to send contracts and answer clients while they run around. Is there going to be internet I can use there?
    Is there internet so I can do my crossword on the tablet? | will tehre be wfi i cant get singal inside buildings
    The wifi would be free like at McDonald's, wouldn't it? | Will I be able to sit with my laptop and get online while she plays?
    do you guys have wfii for parents | Is there internet so my older kid can use his AAC tablet?
    Is the wifi good enough to take a Zoom call while they play? | is thr wify for parants
    So my husband and I both work from home and there are days we just need to get out of the house. I was thinking one of us could sit with a laptop while the kids run around. Would there be internet we can use?
    whats the wifi password gonna be | I'd have to answer work email while they climb, can I get online there | do you have wify
    My husband and I both work from home two days a week and our son is in half day preschool. If I could bring my laptop and get some emails done while he plays that would save us. Is there going to be internet for guests?
    Will I be able to get on the internet there to do some work? | do yall have wify
    I take online classes while I sit for two boys after school. If they're happy playing then I could get my homework done at a table with a laptop. My phone plan has like no data left by the middle of the month. Would I be able to get online there?
    Is there somewhere I could sit with my laptop while the kids play? | is their wifi for parnets
    Both of us work from home and some days the only way I get anything done is to take my laptop somewhere the kids can run around. I'm a developer so I need a connection that actually works. Is there internet for customers?
    I work from home and so does my partner, and honestly our dream is to let the kids run around for two hours while we answer emails with a decent latte. I see the coffee part is covered. What about internet, will guests get a connection we can use?
    Is the internet there gonna be fast enough for a zoom meeting, asking for my boss lol
    can I get some work done on my laptop while they play, like is there internet
    Is there internet so I can do my Bible study lesson on my tablet while they play? | Can I grade papers on the wifi while my kid plays?
    Is there gonna be wifi so I can get some work done while they play | Can I get some work done on my laptop there, is there decent internet?
    I'm a software engineer and I work from wherever I can get a table. My wife works Saturdays so I have the kids by myself, and sometimes I have to hop on a call. If I sit in the cafe area while they play, will there be wifi for guests?
    Can I get online there? I do invoices for the horse business while the kids play.
    Is there wifi? I answer a few work emails while they play. | Can I get some lesson planning done on my laptop there, is there internet?
    I work from home, could I get online while they play? | can I study on my laptop while my daughter plays, like is there internet
    Could I sit with my laptop and get online while the kids play? | Will I be able to get online there and answer some emails while they play?
    do yuo have wify so i can read my paper on the tablet
    Ok so I'm in nursing school and my little one just turned two in March. I have class Tuesdays and Thursdays and honestly I just need somewhere to sit and review my flashcards while she burns energy. Would I be able to get online there?
    Can I get on the internet there while they play? I have charts to finish
    Will there be internet so my teenager can do homework while the little ones play?
    Is there internet so I can get some work done while they play? | I grade papers while my kids play, will you have internet?
    Will I be able to work on my laptop while they play? | I have clinicals notes to finish, is there internet I can use while she plays
    Can I work on my laptop there, like is there internet for guests? | Could I work from my laptop while she plays, like is there internet?
    do yu have wify for the parents
    Can I answer a few emails on your internet while they play? | Is there internet so I can video call their mother from there?
    I work remote, could I get online while he plays? | Could I get some grading done there on my laptop, like is there internet?
    will there be wifi so I can do homework while my kid plays | Is there somewhere I can plug in and answer email while my daughter plays?
    I work from my laptop a lot, will there be internet for the grown ups? | is ther wify so i can wrok | is ther wfii for parents
    I work from home and my plan, if I'm honest, is to sit with my laptop and a latte while the kids wear themselves out. The place we go to now has internet that drops every five minutes. Would I be able to get online at yours?
    I'm taking two classes at the community college and I have to bring my 5 year old with me everywhere because we can't afford a sitter. If I came by on a Thursday I would need to get online and turn in my assignments. Can I get internet there?
    I work from home as a data analyst, and on the days my son's preschool is closed I'm pretty much sunk. If I could sit somewhere with a laptop and a coffee while he runs around, that would save me. I'd need internet though. Is that going to be available to customers?
    can I hop on your internet and answer work emails while they play | Can I get online with my tablet while I wait?
    Would I be able to get online at the tables, since I chart for my home health job while they play?
    Could I bring my laptop and get online while they play? | will there be wifi so i can do my homework while she plays
    I don't have an American phone plan yet, will I get internet inside? | Does the building have guest internet so I can answer work email?
    I'd be answering work emails from a corner, do you have internet for guests? | is thier wfii for the parnets
    I work from home and my plan is basically to become a regular with my laptop. Is there internet for us, and somewhere decent to sit with a latte?
    im 22 and raising my sister since our parents passed. she's 6. i have to get my online classes done while she plays or i'm gonna fail the semester. would there be internet and can i sit somewhere i can see her
    I work from home and my boss believes I'm at my desk. Realistically I'd be in your place with a laptop while the kids run themselves tired. Could I get online there?
    asking so I don't burn all my data on Bluey, would I be able to connect to something there
    I video call the parents at nap time, would I be relying on my own data? | Will I burn through my phone's data sitting there for three hours?
    I've got a video call every Tuesday, could I take it from a table there without burning up my phone data?
    can i hop on zoom for work in there without burning my data | Could I video call my husband on the ship from there without eating my data?
    Could I bring my laptop and get some work done online while he plays | I'd have to answer work mail from there, do guests get internet?
    I have to answer work emails on my laptop, can I get online there? | Could I get online there to finish my college homework while they run around?
    wil ther be free wify | is there wifii so i can chekc my emial | is their wfi i work form home and coud bring my laptp
    I run a business from home and my only quiet time is when the kids are busy somewhere. If you've got internet I'd basically live there. Do you?
    I freelance, and an afternoon where my son plays and I answer emails sounds like heaven. My phone plan is tiny though. Could I get my laptop online there?
    I freelance, and the only quiet hour I get is when they're busy. I'd need a seat, a strong coffee and an internet connection. Can I count on that?
    I do my bookkeeping job from a laptop with kids around my feet. If I could get two hours of work done while they play I'd be the happiest man in Texas. Could I use the internet there, and would I have to stay in the building at all?
    I need to sign in to his glucose monitor, will there be internet for guests?
    I'd have one video call to take while she plays, can I get online at yours?
    Will my tablet be able to get on the internet over there? | My daughter's glucose sensor needs internet, will yours be open to guests?
    Is there internet so I can get through my inbox while they run around? | Could I video call my deployed husband over your internet while they play?
    Will my laptop get online there while he plays? | will ther be wify i want to do my crosword on the ipad
    my hubsand wroks on his latpop, is thier intrnet for gests
    I'll be honest, I work remotely and these places are where I answer my mails. My old one in San Diego had a great table by the window. Could I get online at yours?
    Could I take a work video call on your internet? | I work remotely while they play, so can I count on a connection for my laptop?
    I do my invoices wherever the kids play, so can I get online there? | I have a Zoom every Thursday at four, could I take it on your network?
    Could I get online there and answer work email while mine are busy?
    can I get decent internet there to finish my charting | Could my daughter get her work laptop online while they play?
    Can I get online there to do my lesson plans while he plays? | Could I get an hour of work done on your wifi while she plays?
    It has internet for the visitors? I like to video call my mom in Monterrey | Could I work from my laptop there, I mean is there internet for guests?
    Is there wifi? I'd need to turn in homework while the kids run around | I answer client emails even on weekends. Will there be internet for my laptop?`,
  cleaning: `
    How often do the toys get wiped down? Mine still puts everything in his mouth | How often do you sanitize the toys?
    With three kids we catch everything going around. How often are the toys going to be wiped down?
    How often does somebody wipe down the toys and climbing stuff?
    The ball pit at our old place was disgusting. How often are you going to sanitize stuff? | How often do the toys and mats get disinfected?
    can he stil come if he has a runy nose or is that aganst the rules | do they wash the toyz evry day
    My baby was a preemie and her pediatrician told us to stay away from germs. But her big brother is 4 and going stir crazy. What do you do if a kid shows up coughing all over? And how often does everything get wiped down?
    Both my kids always come home sick from indoor playgrounds. Last time it was hand foot and mouth, before that pink eye. What do you do when a kid shows up with a runny nose? How often is everything disinfected?
    We got hand foot and mouth two times from the last indoor playground. Both times they told us it was not their problem. I can't miss more work, I'm on my own with them. Do you send sick kids home?
    My daughter finished chemo in January and her oncologist says we can slowly go back to normal. I'm terrified of ball pits and runny noses. What do you do about surfaces that get sneezed on all day? Do you send sick kids home?
    Bet it'll be one more germ pit full of snotty kids. Do you even send the sick ones home??
    the rule is 24 hours without fever before they can come back, correct? every place has it
    if my kid has a runny nose but no fever you'd let him in, just confirm so I have it in writing
    When a kid throws up on the slide, who disinfects it? | When my daughter runs a fever, must she stay home? | sticky hands, germs
    Half of my caseload at the clinic has hand, foot and mouth disease every time one of those ball pits opens. I say this with love. You can have the cutest decor in Travis County and I'd still ask how often somebody wipes things down and whether snotty children are turned away.
    How often do you disinfect what toddlers lick? | if a kid has a runny nose do u turn us away
    Our youngest was born at twenty-nine weeks and is still fragile at two and a half. Every cold goes to her chest. Her mother keeps her home from most public places, which makes for a lonely little girl. I want to argue her case, but I need to know how things will be washed and what happens when somebody turns up coughing.
    They commented in the WhatsApp of mothers that with fever of 38 you still let them pass. Is that correct?
    anybody spray down the toys between kids, mine licks everything | What is the policy if a child has a fever or pink eye
    Do they sanitize the climbing structures nightly | doo they clen the toyes wel
    I caught the most dreadful cough from a play center last winter, and so did both the grandchildren, three weeks we were in bed. There were sticky handprints everywhere, and nobody wiping anything. What are you going to do about germs, and do you send sniffly children home?
    they told me at the library you shut for a deep scrub every Monday, is it true
    How are surfaces disinfected between one family and the next? | If a kid turns up feverish, do you turn them away?
    do yuo dissinfect teh toys evry nite | germ policy
    On my ward we just came out of a norovirus wave and half the patients had been at some soft-play barn the weekend before. I am not trying to be the germ police, honestly. But what is your rule on a child who threw up yesterday, and how often is the equipment wiped?
    your place is going to be a petri dish, prove me wrong, how do you scrub it down
    Surely a runny nose won't get us bounced, the daycare next door lets it slide?
    What if a kid shows up with pink eye, do you send them home? | how clean is it gonna be my kid puts evrything in his moth
    I'm a pediatric nurse so I see what happens when kids share toys all winter long. I'm not trying to be a pain, I just like to know before I bring mine. What do you do about cleaning, and what's the policy when a kid comes in with a fever?
    What's your protocol when a febrile toddler shows up? | Do the toys get disinfected between batches of kids? | sick kid policy
    Last month I admitted three toddlers with norovirus, all from the same ball pit. I'm not squeamish, but I do want to understand what you do about it. How often are surfaces wiped, with which agent, and do you send feverish children home?
    If my child had pinkeye on Monday, he'd be fine to come by Wednesday by your rules, correct?
    Is a youngster with a runny nose turned away at the threshold? | hwo do u clean the toys betwen kids
    Dear sirs, I shall be bringing three grandchildren, and their mother has lately warned me about croup and a stomach bug making the rounds at their school. I am not a young man and a fever puts me in bed for weeks. What precautions do you take, and do you send the sick ones home?
    When my kid cough a little, he still can come? | How often does everything the kids lick get disinfected?
    My wife says I worry too much, and she's probably right, but our pediatrician told us to avoid crowded places during flu season because of his lungs. I keep picturing sneezing kids and sticky handrails. Do you wipe things down, and would somebody turn away a family that's obviously ill?
    Kids with a runny nose get sent home after ten minutes, I read somewhere. So that's the policy?
    What happens when a kid turns up with a hacking cough? | Do you scrub the toys at closing, the way we do the taps? | lice policy?
    There was stomach flu in our house all of February, and I swear it started at some indoor gym where nobody had wiped anything in a month. I can't go through that again with a medically fragile toddler. Tell me how often you disinfect and whether you'd send a feverish kid away.
    I read that staff go over everything with bleach hourly; that's still your method, correct? | What's your rule if a kid has a runny nose?
    If he has a runny nose can he still come? | How often do you clean the toys? | If a kid has a runny nose do you turn them away?
    What happens if one of the kids gets sick the morning of, is there a rule about it? | What do you do if a kid shows up with a runny nose?
    Are the toys wiped down every night? | what happns if a kid thats sick comes in do you send them home | sick kids
    When you've got five kids somebody always has a cold. I keep mine home if they have a fever but I know plenty of folks who don't. We all got hand foot and mouth from a ball pit two years ago and it was a miserable month. What are you doing to keep the place clean?
    Both kids I nanny came home from another play place with hand, foot and mouth last month and then I got it too, during finals. I'm not blaming anyone but it was gross. What is your plan for keeping everything clean and keeping sick kids out?
    My twins have been sick basically since they started daycare, I'm not even joking, we've had hand foot and mouth twice. So I'm a little germ crazy now. How do you handle cleaning, and what do you do when somebody brings a kid with a fever?
    My brother works for the city and my sister in law is a nurse so between them they catch every bug in the county, and then the kids pass it around at my house. After last winter I'm done with sticky ball pits. What do you do to keep things clean over there?
    Can I safely assume a kid with a fever yesterday is fine to come today?
    I assume a kid with a fever last night but fine this morning is good to come in? | How often will the toys get wiped down?
    What do you do if somebody brings in a kid with a runny nose and a fever? | How often do the toys and tables get wiped down?
    If a kid shows up with a fever, do you send them home? | can he still come if he has a runy nose | sick kids policy
    My youngest just had stomach flu, and I'm pretty sure he picked it up from a ball pit. All five of us went down one after the other and I lost a week of work. I like the look of your place. What's your plan for keeping it clean?
    At my office we see kids all day long and I know how fast a cold goes around. My daughter caught hand foot and mouth at the last indoor playground we went to and we were stuck home a week. What are you going to do about keeping things clean?
    Every time we go to an indoor play place one of my kids brings home a stomach bug, and then I lose a week of work because I'm the one at home. I'm not trying to be difficult. I just want to know how you'll handle cleaning and kids who show up with a runny nose.
    My younger one just finished chemo in the spring and his doctor says he can start being around kids again if we're careful. So I ask everybody this now and I'm sorry if it's a pain. What's your plan for keeping things clean and for kids who come in sick?
    Last winter we went to one of those indoor places and all four of mine came home with a stomach bug, and then I got it, and the cows still needed feeding. Never again. So before I get them excited, how often do you wipe everything down and do you turn sick kids away?
    Last winter we caught norovirus at a ball pit and the whole house was down for a week. I work in a pharmacy, I can't be out like that again. I'm not trying to be difficult, I just want to know how things get disinfected and what you do when a child is obviously sick.
    Do you send kids home if they show up with a fever? | What happens if a kid shows up with a runny nose?
    what hapens if a kid comes in sick wiht a runny nose
    Both boys caught hand foot and mouth at an indoor play place last winter and I lost a full week of work over it. I'm self employed so that's no joke. What's your plan for keeping things sanitized and for sending sick kids home?
    Last winter we went to one of those jump places and all three of mine came home with a stomach bug, and then my wife and I got it, and it was the worst week of our lives. So no offense but I have to ask, how do you keep things clean?
    Every time we go to one of those places my kids come home with a cold or worse. Last winter it was hand foot and mouth for the whole family. What do you do about kids who show up sick, and how do you keep things clean?
    Two of my kids are in preschool and somebody in this house has a runny nose from September to May. When the stomach bug went around last year we traced it to a play place. I keep a clean kitchen for a living so I notice these things. How do you handle cleaning and sick kids?
    Every time we go to one of these places the whole house is sick by Wednesday. With a four year old that's a nuisance, with a newborn it scares me. Our pediatrician told us to be careful about crowds. What are you planning to do to keep the place clean?
    If my kid had a fever last night but he's fine by noon you'd still let us in, wouldn't you
    What's your rule if a kid shows up with a runny nose?
    Last winter we went to an indoor place and all three of mine came home with a stomach bug, and then I got it, and I missed two shifts. I don't get paid when I miss. So before we try anyplace new I've started asking, how do you keep everything clean and what do you do about sick kids?
    If my kid had a fever yesterday can he still come?
    My twins are just getting over RSV and the doctor told us to be picky about where we take them this winter. I know kids put everything in their mouths. How is the play equipment going to be kept clean, and what do you do about sick kids?
    Surely a runny nose is fine, you wouldn't turn us away for that? | What if my kid has a runny nose, do you turn us away?
    My four year old has leukemia and we're just finishing treatment. His doctor says he can start going places again as long as they're clean and sick kids stay home. I know it's a lot to ask but how are you going to handle cleaning and kids who come in with a cough?
    My friend said kids with a fever have to stay home 48 hours at your place, or was it 24? | What happens if kids show up with a runny nose?
    Every winter my kids catch something the minute we set foot in a ball pit. Last year it was hand foot and mouth, then pinkeye, then the stomach thing. I don't want to be that mom but how will you keep things clean and what about sick kids?
    Between us, will kids with a cough get sent home or do you look the other way | do they wipe down the climbing stuff at night
    somebody always has a runny nose at these places, what do you do about it | he threw up last night but seems fine today, could he come
    someone threw up goldfish on the mat, who takes care of that | he wheezes with dust, how's the air in there
    does the ball pit smell like chlorine, mine reacts to strong cleaners | my toddler licks everything, how often do you wipe stuff down
    is it going to be one of those sticky ball pits nobody ever washes | she just got over chemo so I have to ask about germs
    my kid had a fever last night but seems fine, do you let him in | what if a kid pukes on the slide
    every time we go to one of these someone brings home hand foot and mouth | do you use bleach around the kids
    is it safe to come if half her class is out with strep | would you send a coughing kid home | are the bathrooms going to be gross
    do the balls in the pit get sanitized or just swapped | can a kid with lice come in
    newborn at home so big brother can't bring anything back, how careful are you
    my immune system is shot, would a quiet weekday there be hygienic enough
    how well do you keep the place after a hundred kids come through on a Saturday | does a runny nose count as sick to you
    what kind of disinfectant do you buy | shoes off means bare feet where someone peed, do you deal with that
    If my kid had a fever yesterday but is fine today you'd let us in, I assume | You sanitize the toys every night, yes?
    My husband thinks these places are just germ factories and after last winter with RSV I can't really argue. Both kids missed two weeks of school. If I'm going to convince him I need something solid. How often is everything wiped down and do you turn away sick kids?
    How often do you wipe everything down? | If my kid has pink eye can we still come? | how clean
    Last winter we went to one of those bounce places and all three of my kids came home with a stomach bug. I'm a nurse so I know how it spreads. What's your plan for keeping things clean and keeping sick kids out?
    Fever free for 24 hours and they can come, same as at school? | How often will the toys be wiped down?
    What happens if a child comes in with a runny nose?
    Every winter it's the same thing, I take the babies to one of these indoor places and three days later the whole house has the stomach bug, me included. At my age that's no joke. I'd like to know how you plan to keep it clean and if sick kids get sent home.
    How often are the toys wiped down? | What's your policy if a child has a runny nose?
    After last winter, when my whole classroom went down with stomach flu in the same week, I'm picky about shared toys. I like the idea of your place but I keep thinking of all those hands. How often do you disinfect and do you send sick kids home?
    What happens when a kid shows up with a fever?
    My son's immune system is weak because of his medication, so we skip most indoor places from October to March. I don't expect miracles. But I'd like to know how often things get disinfected and if you send kids home when they're obviously sick.
    waht hapens if a kid is sik, do u send them home
    Every time we go to one of those indoor places somebody comes home with pink eye or a stomach bug, and then I miss work for a week. I'm not trying to be rude, but how are you going to keep things clean?
    Those places are disgusting, pee in the ball pit and everything. How often do you even wipe anything down?
    Are kids with a runny nose sent home?
    Last winter we went to an indoor play place in town and all three of my kids came home with hand, foot and mouth. I know kids get sick, I'm not blaming anyone. But I'd really like to know how you'll keep the toys clean and what you do when somebody shows up sick.
    my kid woke up with a runny nose, would you even let us in | he has a rash from daycare, not contagious, do we have to stay home
    do you use bleach or something natural on the toys | hand foot and mouth is going around her class, how do you handle that
    do they wipe everything down between families | Can I bring my kid if he just has a runny nose? | is it clen do you sanatize the toys
    Last winter we went to an indoor place and all four of mine came home with a stomach bug, one after the other, two weeks of laundry. I'm a little scared of these places now. How will you keep it clean, and do you send sick kids home?
    What happens if a kid shows up with a runny nose or fever?
    We went to one of those big trampoline places last month and all three of my kids came home with a stomach bug. I missed four days of work and I don't get paid time off. I'm not blaming anyone but I'd like to know before we try another one. How do you keep things clean?
    If he had a fever Thursday night he's fine to come on Saturday, 24 hours is the usual rule, no?
    How often do the toys and play stuff get disinfected? | If my kid has a runny nose, do we have to stay home?
    My twins caught hand foot and mouth at a play place back in Denver and the whole house was down for two weeks. I work in a dental office so I'm pretty particular about infection control. How do you plan to keep the place clean?
    You'd send a kid home with pinkeye, wouldn't you?
    Last winter both my kids brought home hand foot and mouth from a ball pit and we were out for two weeks, I burned all my PTO. So forgive me for being that mom. How often will everything get wiped down and do you turn away kids who are obviously sick?
    Say I came with a 103 fever kid who's feeling better since this morning, you'd let us in?
    what happens if a kid shows up with a runny nose and a cough | Who wipes the toys down, and how often?
    What do you do if a child shows up with a runny nose or pink eye? | How often will you clean the toys?
    What if another kid shows up with pink eye, do you send them home? | How often do you sanitize the play equipment?
    what hapens if a kid is sik and coughin on evrything
    Not gonna lie, every indoor playground we've been to we come home and somebody has a fever by Wednesday. I miss work, my husband misses work, it's a whole week gone. What are you doing about cleaning and about people who bring their sick kids?
    Everyone in our house has had the stomach bug since the older one started kindergarten and the baby is only four months. I work in a hospital so I know exactly what lives in a ball pit. Before I take them anywhere I want to know how you're going to keep it clean and what you do when a kid shows up sick.
    Every winter my class gets hit with stomach bugs and I know it's the shared toys, I see it every day. I'd love to bring my own kids to yours but I'm honestly grossed out by ball pits. What is your plan for keeping things clean?
    My son just finished chemo and his doctor says we can start going out again but only to places that are really clean. So I have to ask everyone this. How do you plan to clean, and what happens when someone brings in a sick kid?
    Last winter we went to one of those big indoor places and all three of my kids came home with hand foot and mouth, I'm not even kidding. It was three weeks of misery and I missed a bunch of shifts. So what I really wanna know is how you keep things clean and if sick kids get sent home.
    Last winter both my kids came home from a play place with hand foot and mouth and I missed a whole week of work in the middle of tax season. I swore I'd never go back. What are you planning to do about sick kids and wiping things down?
    What do you do with a kid who shows up with a fever? | Does somebody wipe down the toys?
    What do you do when a kid shows up with a runny nose and a cough?
    I work as a nurse with kids and I'd love to know how often toys get wiped down.
    What do you do if a kid shows up with a fever or hand foot and mouth? | What do you do when a kid shows up with a runny nose or pink eye?
    How often do you disinfect the toys? My kid has asthma and catches everything.
    What happens if another kid shows up with a cough and a runny nose? | wat happens if a kid is sik do you send them home
    do they clen the toys evry day
    I'm a nurse at an elementary school so I've seen every stomach bug and every case of lice there is. I know kids are kids but I won't take mine somewhere that just sprays a rag around once a day. What are your plans for disinfecting, and do you turn sick children away?
    My grandson gets every bug that goes around, and with my lungs I can't afford to catch it off him. The last indoor place we tried had sticky mats and kids coughing all over everything. How often will you be cleaning, and will sick children be sent home?
    I'm a pediatric nurse and I see what goes around in winter, RSV, flu, stomach bugs, all of it. I also have a toddler and a six month old at home. So I always ask this first: what is your policy when a child is obviously sick, and how is the equipment cleaned?
    Every time we go to one of these indoor places my kids come home with a stomach bug. I have a newborn so it matters to us. How often do you wipe everything down?
    My 6 year old has asthma pretty bad and two of his ER trips came after indoor play places, once from cleaning spray and once because a sick kid was coughing on everybody. So I'm kind of nervous but he really wants to go. What do you clean with and do you turn away kids who are obviously sick?
    Last time we went to an indoor playground my toddler came home with hand foot and mouth and the whole house was down for two weeks. I missed shifts and everything. So I really want to know what you do about cleaning and about parents who bring kids in sick.
    Last winter we went to one of these places and all four of mine came home with a stomach bug. I'm not blaming anybody, kids are gross, but I'd like to know how often you plan on wiping things down and if sick kids get sent home.
    What do you do if a kid shows up with a runny nose and a fever? | What if one of the grandkids has a runny nose, do they still get in?
    Can a kid with a runny nose come in? | What happens if a kid shows up with a fever?
    What happens if a kid shows up with a runny nose, do you send them home?
    I've been a vet tech and then a vet for years so I think about germs more than most people. My kids caught hand foot and mouth at an indoor place last summer and we lost two weeks of work. What are you planning to do to keep the place clean?
    Every time we take the grandkids to one of these indoor places somebody comes home with pink eye or a stomach bug, and then I catch it, and at my age it's two weeks in bed. I'm not trying to be rude about it. How are you going to keep the place clean?
    We just got over hand foot and mouth, all four of us, and I'm pretty sure it came from a ball pit. I know kids get sick, I get it, but I'd like to know what you will do about cleaning and about people who bring sick kids in.
    I teach kindergarten and this time of year every single kid in my room has something. Then I bring my own daughter to an indoor playground and she catches whatever my class didn't have. Before I get excited about this, what do you do about cleaning, and do you send sick kids home?
    My kid catches everything. After chemo we were told to be careful about crowded places for a year, and that year is almost up now. He can't wait to play with other children. Before we come I'd want to know how the equipment is cleaned and whether sick kids get sent home.
    In my last rotation I was in pediatrics and I saw so many kids with hand foot and mouth. Now I look at every ball pit like it's a petri dish, sorry. My son puts his hands in his mouth constantly. How are you going to keep it clean and what about sick kids?
    I've got a four year old who catches everything. We had RSV in January, flu in March and hand foot and mouth twice from the last indoor place. My pediatrician is joking about giving us our own room. What are you going to do about cleaning and about families who bring sick kids?
    Last winter we went to a play place and all three of mine came home with hand foot and mouth. I lost a week of pay over it, nobody covers for me. So it's kind of my first question about any place now. How do you keep it clean and what do you do about sick kids?
    What's your policy if a kid shows up with a fever? | If a child has a runny nose do you turn them away?
    How often do you wash the toys? My kid puts everything in her mouth | If my son has a runny nose should we stay home?
    What happens if a kid comes in with a runny nose or a fever? | How often do you wipe the toys down?
    What happens if a kid shows up with a runny nose and a fever? | can kids come if they have a runny nose
    What happens if a kid shows up with pink eye, do you send them home? | How often do you wash the toys?
    If one of ours has a runny nose, do we have to stay home? | are teh toys and mats kept claen
    My kid caught hand foot and mouth at the last indoor place we went to and it went through the entire house, me included. I'm a nurse so I can't be calling out every other week. How do you clean the place and do you send sick kids home?
    I worked thirty-four years as a pediatric nurse and I have seen what goes around in ball pits. My granddaughter just got over RSV and her mother is nervous about taking her anywhere indoors. Before I talk her into it, can you tell me how you'll clean and what you do about sick children?
    Our pediatrician told us to be careful this winter because the baby was a preemie. The big brother is going stir crazy in the house, though. I'd feel better taking him somewhere if I knew how the place gets disinfected and what happens when a kid shows up coughing.
    Last winter my kids caught everything, hand foot and mouth, flu, then a stomach bug, and I'm pretty sure two of those came from a ball pit. I missed so many days of work that my principal called me in. What are you doing to keep it clean?
    Last winter we caught hand foot and mouth from an indoor playground and it went through all five of us in two weeks. My youngest also has a weak immune system. I'm not trying to be rude but I need to know how you're going to handle sick kids and how often stuff gets cleaned.
    My kid comes home sick from every indoor playground we've tried. Last time it was hand foot and mouth and I missed a week of shifts, which means a week with no tips. Do you have some kind of policy about sick children and cleaning?
    We were at a play place last month and within two days all three of my kids had a stomach bug. I'm not blaming anyone, kids are gross, but it did make me more careful. Before I sign up for anything I would like to know how you're going to keep the place clean.
    Every time we go to one of those indoor places my kids come home with something. Last time it was hand foot and mouth and I had to explain it to their dad, who already thinks I'm careless. What's your plan for keeping things sanitary?
    My son takes immunosuppressants so I need to know how often the toys get disinfected. | Would you turn away a kid with a fever or a rash?
    What do you do when somebody shows up with a runny nose and a cough? | how often do the toys get wiped down, i'm a lil bit of a germ freak
    can my kid come if she still has a bit of a cough | How often are the toys disinfected? | How often do the climbing things get disinfected?
    With four kids one bug goes through us for a month, how often do you wipe down the toys? | what if a kid has a runy nose do u send them hoem
    do yall wipe down stuf btween kids, mines got a trahc | kid wiht a feevr do yuo send them home | stomach bug policy
    Last winter we picked up hand foot and mouth at an indoor place and the whole house was down two weeks. I'm still traumatized. How do you handle disinfecting and kids who are obviously sick?
    Last winter all four cousins caught something dreadful from a ball pit, and it went through three households, mine included. I would like to hear what you intend to do about germs.
    She's finishing chemo and her counts are still low, so every outing gets weighed. Before I promise her anything: what are your rules about sick kids, and how do you clean?
    My son finished chemo in March and his counts are still low. We haven't been anywhere fun in a year. How often do you disinfect things, and do you send sick kids home?
    my little cousin got hand foot mouth from a play place last year, not even joking. my aunt is traumatized. what's the deal with disinfecting and do you turn sick kids away
    We live with my mother and she is afraid of germs since covid, she asks me ten times. Do you wipe things, and what happens if some kid comes with a cough?
    Mine had hand, foot and mouth twice this winter and both times it came from a ball pit. I am done with filthy toys, and I told the manager there so. What's your cleaning schedule?
    Daycare sent both kids home with hand foot and mouth again, third time this winter. I can't take another week off from the plant. What will your rule be about children who come in sick?
    It's just cedar fever snot, I promise. would you send us home? | Hypothetically, a boy with pink eye shows up. What then?
    Say a kid throws up on the slide at ten, when would you let mine back on it?
    How many times a day does someone wipe down whatever those kids have licked? | if he wakes up with pinkeye the morning of, are we getting sent home
    He threw up last night but seems fine, would you have sent us away? | A runny nose doesn't count as sick with you, does it?
    What do you do when some kid shows up coughing with a green nose? | What do you do if somebody brings a child with a stomach bug?
    How often do the toys get wiped down, since my toddler licks everything? | What's your rule when a kid shows up with pink eye?
    How often are the toys going to be wiped down and disinfected? | With six kids somebody always has a runny nose, do we have to stay away then?
    wat if a kid cmes in with a runny nose do u send them home | sick kid rules | fever yesterday, ok?
    We got hand foot and mouth from a play place in August, all three kids, it was horrible. I'm not trying to be rude. But what is your cleaning going to look like?
    Last winter the whole family caught the stomach flu from one of those ball pits. I was in bed for a week. How often do you scrub the toys down, and what do you do about sick children?
    I have immunosuppressed twins after a transplant. We only go where things are disinfected properly and where coughing children are sent home. How do you deal with that?
    Last winter my entire kindergarten caught hand, foot and mouth from a ball pit. So forgive me for asking before you even exist. How often will toys be wiped down, and do you send sick children home?
    Last winter every single visit to the mall play area gave us a stomach bug. I'm not a germ freak but I do have to show up at work. How often do you disinfect the toys?
    The last place we tried had sticky carpets, and everyone went home with hand, foot and mouth. Never again. What do you do about germs?
    Our son was born early and we've been nervous about germs ever since. So I have to ask how you keep things clean, and what you do about kids who come in coughing.
    Last winter a play place gave all six of us a stomach bug, one after the other. I was washing sheets for two weeks and missed four shifts. What are you going to do about germs?
    If one of them is home with a runny nose, should I keep the others away too? | What kind of cleaner do you use on the mats, and is it every night?
    Come on, you must know whether a kid with a runny nose gets turned away.
    School nurse here: would a child with a fever be turned away at your door? | Who wipes down the toys and how often?
    Lice and stomach bugs go round my school every month, so how do you keep the equipment clean? | if a kid has a runy nose do you sned him home
    stomache bug going arond school, how do u clena everything
    All three of mine got hand foot and mouth from an indoor playground last winter. I swore never again. How often are you going to wipe everything down?
    I came down with pneumonia last year and the doctor blames the germs my grandkids bring home. I'm not staying away from them, but I'd like to be sensible. What is your routine for disinfecting things, and do you let sick children in?
    Last winter my whole class caught hand, foot and mouth after one visit to a ball pit. It took three weeks to clear. How often are you going to wipe things down, and would you send a coughing kid home?
    Two of mine caught hand foot and mouth at a bounce place last spring and I lost a week of work. Not blaming anybody, it happens. Do you have a policy for sick kids though?
    Our last indoor place gave the whole family hand, foot and mouth. I'm not exaggerating, all five of us. What do you do about sick kids and dirty toys?
    My toddler catches everything, and after the last play place we had two weeks of stomach flu. I'm not blaming anybody. I'd just like to know how you keep things clean and what you do when a child shows up ill.
    Everyone in this house had the stomach bug last month, all eight of us, and it began at a play place. I don't want to name them. How often do you plan on wiping things down, and would you turn away sick kids?
    He had a fever last night but seems fine today, would you turn us away? | How many days at home after hand, foot and mouth before he'd be let in?
    How many times a day does somebody disinfect the toys? | How often do the blocks get disinfected?
    My kid had a fever yesterday, what's your rule on how long he'd have to stay home? | If a child has a runny nose, would you turn us away?
    What happens to the toys after some kid with a runny nose has chewed on them?
    How often you clean the toys? I clean houses for work so I always notice | how oftne will the toys get wipde down | how oftn do you desinfect the toys
    I'm a peds nurse so I see every stomach bug in this town come January. Last winter both of mine caught one at a ball pit, and then I had it too. How often will the toys and climbing stuff get wiped down?
    Half my class was out with a stomach bug last week and of course my own kid caught it. I love these places but I always wonder about it. How often will you wipe everything down?
    Hi, mom of two here. Our babysitter sent me your link and I like the look of it, but I've been to so many sticky ball pits in my life. Last winter we all got hand, foot and mouth from one. How often will you disinfect the toys?`,
}
