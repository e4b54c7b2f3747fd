/** What is announced, and for which year. */
export const NEWS: Readonly<Record<string, string>> = {
  'opening-year': `
    what year | this year or next? | 2025 or 2026? | Is it still 2025? | You said 2024 originally, no? | don't need the day, only the year
    Just the year will do for my spreadsheet. | waht year r u opening | which yaer is planed | Is the year settled at least?
    My daughter starts first grade in 2026; is your launch planned for the year before that or after? | opned in 2023 didnt you
    Since you're opening in 2030, my kids are out of luck | what year should i put in the relocation guide | The poster had the year torn off. What was it?
    I'm putting together a slide about new family businesses in Travis County and need one number from you, the announced year of launch. I won't quote a month.
    My mother insists it's next year, I say this one, and there's a taco bet riding on the answer. Which calendar year was announced?
    do you know the year even if you dont know the day | twenty twenty-what? | is the launch a '25 thing or a '26 thing
    still going with the same year you announced | planned year of opening for my kid's economics homework
    Has the year changed since you first announced it? | which year again, 2025 or 2026? nights make me lose track
    At my age one counts the years, dear, so is it this year or the next that you start? | What year? Not the date, just the year.
    Has the stated calendar year been amended, or does 2025 remain the announced one? | In what year you open? 2025 or more late?
    is it 2025 or r we talking like 2027 | For our long-range planner I just need the calendar year, nothing more precise.
    I'm making him a picture timeline with one square per year; which year do I stick you on?
    Launching in 2025, or is that the usual founder optimism and it's really 2026?
    my youngest turns three in 25 and five in 27, which year do you start so i know who's still little enough
    My current kinders will be first graders by then, or not? What year is it planned for? | yo what yr was it suposed to be
    Someone on the board wrote 2026 in the minutes and I think she's off by a year; what year did you state?
    is it still opening in 2025 or did the money run out | which year, so I can budget for it | which year | is it 2025 or 2026? | wat yeer does it start
    It is this year or the next year that you begin? | will i be in middle school already, like what year are u opening
    I'd like to live to see it, child. In what year should I look for it? | Specify the calendar year of anticipated commencement.
    what year in year are you planning | First it was 2024, now I hear something else. Pick a year already | You said 2027 for the launch, correct?
    My daughter is nine now and becomes a teenager in 2028. We keep counting on our fingers. Which year is on your sign so we know if she makes it?
    not asking for a day, only the year | What year? | is it 25 or 26 | Is 2025 still the plan? | Tell me it's not 2027.
    Which calendar year should I write in my planner? The month I'll leave blank.
    My oldest is in third grade and my worry is he'll be in middle school when you get around to it. So what was it, the year after the eclipse, or is it the year after that?
    did yall say 2026, cant remeber | So a 2024 launch fell through, what's the new year? | the yaer only, i dont need the day | Twenty twenty what?
    Will we see you open within this decade, ha, or which year did you settle on
    My accountant husband reckons everything in fiscal years. For his sake: 2025 or 2026 for the launch? | Two years from now or sooner?
    What year's it coming? | My ex works in data and says new places sit unfinished for years. From your side, which year is yours?
    2025 came and went, was I dreaming or was that your year? | Year of the Horse or Year of the Snake for your first guests?
    whats it come out as, is it 2025 | 2026 is what my neighbor bets, 2025 is what I bet. Who wins? | So the year on the banner is 2027, or do I need glasses?
    You're a 2024 project, right, that's what Wikipedia would say | just the year please, four digits, no speech
    Are you aiming for the same calendar year as the Olympics in LA?
    My youngest ages out in 2029, and a pessimist at church, Brother Wayne, thinks you'll arrive the year after that. I don't need a day or a month. Which year did you announce?
    is twenty twenty-five still the yr printed on your plan | 2030 i think i read?? for the first one. which year is it really | what yr u opening | 2026 now?
    this year or nxt | so not until 2027? | still twenty twenty five rite | '25 for real? | wat yeer was announced | same year as the world cup?
    2o25 or 2o26 | just need the calendar year | how many yrs till u launch | the digits after "coming to Austin" | my kid b 5 in 2028, beforr that?
    launch year, writing a school report | didnt u say twenty four | hubby says 2026, i say you'd promised this year. there's ten bucks riding on it
    Filling out my five-year planner with stickers, need to know which page you go on.
    she'll be in third grade by 2025 so I'm doing the math on which calendar year it all happens
    my article says "sometime this decade" for your launch and my editor hates that | Thought it was 2024 and felt like I missed the boat.
    I've got twenty-twenty-five circled, somebody tell me I've circled the right year
    deploying until the end of 2025, wondering if that means i come home to it or not. just the year is fine
    our lease is up in 2027. hopefully you're around in some year before that | grant application wants the launch year in four digits, nothing else
    my son insists it's next year, his brother insists it's the one after
    We signed a lease till the end of 2026 and the kids are 3 and 5. I don't need the month or the price of a ticket. Which year is it supposed to be?
    My niece will be twelve in 2026, so that's her last shot at it, and her mom, who works weekends, says you're a 2027 thing. Which calendar year did you announce?
    I'm making a time capsule for my daughter's second birthday, with the price of milk, her shoe size and what's new in town. What year should I write beside you?
    My niece showed me this on her phone and I think it's a wonderful idea. I am 71 and would come with my great-grandchildren. Could you remind me which year this is supposed to happen?
    I wrote it on our family planner but the kids spilled juice all over it, so now I can't read what I put. Pretty sure it was 2025 but maybe 2026. Which year is the plan?
    is it still 2025 | like this year or next | what year are we talking | will my toddler still be a toddler by the time it's ready lol
    is 2026 more realistic tbh | don't need the exact day, just roughly | wut year | 2026 then?
  `,
  announcement: `
    what's coming to austin? | what is this coming soon about | I saw "coming 2025" on a banner, coming what? | Tell me the announcement in one line
    what's arriving in town | heard something new for kids is on its way, what's the news | whats comming | The teaser just says stay tuned. Tuned for what?
    What exactly got announced? My coworker was excited but made no sense.
    my neighbor shared your post with fireworks emojis and the word SOON and nothing else, so what is it that's on the way?
    any news too share? headlien version | read me the headline from your announcement | what's the official word so far
    what does the coming-soon banner say | what's the news | what are you announcing | saw "coming soon" on the banner, what is coming | so whats the big news
    your banner says coming, what exactly is coming | what did you guys anounce just now | heard there was an announcement from yall, missed it
    what's this teaser all about | my neighbor forwarded a coming soon graphic with your logo and nothing else, is there an actual headline
    give me the headline in one sentence | is there a press release or something official | anything official been said yet or is it all rumor
    the little ribbon at the top got cut off on my phone, what does it say
    I'm writing the neighborhood newsletter and need one line I can quote about what you revealed to the public | wats the anouncement
    what have you told the public so far | so what's this surprise everybody's hinting at
    could you repeat the news my daughter was screaming when the radio mentioned you
    our PTA page is buzzing that you made some sort of declaration last night, my cousin says a store and my boss says a water park, so what was actually proclaimed
    latest official statement pls
    We were on vacation for two weeks, came home, and every mom in my building is talking about what you people revealed while I was gone, so catch me up, what was it you proclaimed
    My boss at the radio wants me to read something on air about your plans tonight and I dont want to make stuff up, so can you give me the offical line in a sentence
    just got home from a 12 hour shift and saw your poster, what is this thing that's on its way?
    My daughter says there's exciting news from y'all, sweetie, what is being announced? | What did you guys just anounce? One sentence.
    Could you restate the official announcement for me, please? | I see a sign that say coming soon. What thing is coming?
    wait what's dropping?? everybody keeps posting about it | I need a one-line blurb for Friday's newsletter: what's the headline news from you?
    My sister texted "you have to see what's coming" with your link and nothing else, so before I get his hopes up, what's the big news?
    The banner teases something on the way, so what did you actually reveal, minus the hype?
    my wife heard on the radio that somethin new is comming for the kids, what is it | A mom at pickup mentioned a big reveal from you folks; what was it?
    whats the coming soon thing, im too tired to scroll the page | news? | whats the big anouncement about
    Please, what thing is arriving here, I see poster but I not understand | yo what's this thing dropping in atx
    My granddaughter says something is on its way for the little ones. What have you announced, dear?
    Kindly state verbatim the content of the company's public announcement. | so what is it exactly precisely that you guys are bringing coming
    "Coming soon" tells me nothing, coming WHAT? | You already made a headline, I heard. What did the headline say?
    I drove past a billboard of yours on my way to work. My husband saw it too and we argued about it all evening. What was it telling us?
    I write for a neighborhood newsletter and need one line on what you have revealed so far | gimme the teeser in one sentance | What's coming?
    somebody shared your news, what is it exactly that's headed to austin | What did you all announce? I only caught the tail end on KXAN.
    the "coming soon" thing, whats that about | Give me the headline, friend: what's in store for this town?
    My neighbor forwards everything she sees and this morning it was your teaser with hardly a word on it. What's the big reveal? | big news?? whats launching
    so what is it thats suposed to arrive in austin | I was told there's a big announcement on your page, what does it announce
    That teaser, "coming to..." something, what's coming exactly? | My guess is the news you posted is about a new library. Warmer?
    the headline up top got cut off on my cracked phone, read it to me: what's coming
    So what's this press release that Marisol from the PTA keeps hinting at? | spill the big reveal, we're all adults here
    Is your news bigger than the Meow Wolf news? | whats coming soon then, a movie? | whats comming here | ur big anouncement in one line
    billboard says something's on its way | coming soon sign, what is it | saw the teezer video explain | so what's the big reveal
    flyer at heb, whats arriving | headline version please | what r yall lauching | press relese summary | what are you bringing to town
    the newz everyones sharing?? | something new headed our way? | got a postcard, what gives | that banner, wat is it promoteing
    the teaser poster at my dentist just says something is on its way and now i cant stop guessing
    rumor on the moms thread is that you're about to reveal something big | Saw the coming-soon banner, no clue what it's announcing.
    my coworker shared your announcment and all i got from it was a pretty picture
    I write the "what's new in town" column and need one sentence on what you've announced.
    a flyer with your logo turned up in our mailbox, my wife thinks it's a restaurant that's coming, I say a school
    Heard a snippet on the radio while parking, something something joue is coming, missed the rest
    Neighborhood newsletter editor here, I'd like to print your headline announcement word for word. | so you've got big news apparently. lay it on me
    everyone in my group chat is squealing over the news and I'm the last to hear what it is that's being announced
    give me the announcement in a nutshell, I'm on the bus
    My neighbor's kid, who's six, brought home a flyer with a French word on it, and after the juice spill all I could make out was "Austin" and a picture of a coffee cup. What have you people got on the way?
    Between the new pickleball barn, the daycare on our corner and the ramen place, I've lost track of what's being built around here. Your banner said something's on its way for kids. What was the big announcement?
    I saw a picture of a sign somewhere on social media with rosy cheeks on it and I can't find it again. My kids are 5 and 7. What was it announcing, what's coming?
    so whats the big news on your homepage | saw a banner that said coming soon, coming soon what | what exactly did you guys announce
    my sister shared your post, something new for kids is on the way? | heard somebody's building a thing for little ones around here, fill me in
    so wats coming to town i herd somthing
  `,
}
