/** Times of other things. */
export const ELSEWHERE_TIMES = `
  what time does the H-E-B on Mueller close | is chuck e cheese open tonight | when does barton springs pool reopen | Thinkery hours?
  is the Zilker train running again | Does Target open at 7 or 8 | whens spirng break for austin isd | first day of school in round rock?
  last day of school 2025 aisd | is school closed monday | what time does elementary start in Leander | will it rain saturday | how hot will it be tomorow
  when does it cool donw in texas | is there a freeze coming this week | whats todays date | what day of the week is christmas this year | when is Easter
  when do the clocks change | when is mothers day | how many days until halloween | what time is it in Tokyo | when is ACL fest | sxsw dates
  When do bluebonnets bloom? | what time do the bats fly out from under Congress bridge | when does the new Whole Foods open downtown
  is the public library open on sundays | does Central Library close early on fridays | when does the Buc-ee's in Luling close, or is it all night
  Is the trampoline park on Burnet closed for good? | wat time does mcdonalds stop breakfast | is costco opn on labor day | when does teh post office close
  does the bank open saterdays | dmv wait time right now | when should a two year old drop their nap | what time should a 4 year old go to bed
  When do babies start walking? | how long does hand foot and mouth last | when do kids lose their first tooth | what year did texas become a state
  how old is the state capitol | who won the longhorns game last night and when's the next | F1 race weekend this year? | pre-k enrollment deadline?
  When does summer camp signup start at the YMCA? | deadline for taxes | when does daycare close for the holidays, ours never says
  What time does the pediatric urgent care in Lakeway shut its doors? My son has an ear thing | flight from DFW delayed? | when does my train get in
  how long is the drive from San Marcos at 5 pm
  The splash pad by us has been fenced off since last September and the city's page is a mess. Do you know when it gets turned back on?
  I'm trying to line up our vacation with the cousins in Plano and their district's calendar isn't out. When do they get off for Thanksgiving, the whole week or just three days?
  Our favorite bounce house place in Georgetown has a sign up that says closed for renovation until further notice. Any idea when they'll be back?
  Is tomorrow supposed to be another one of those triple digit days? My kids want the park and I want shade.
  When's the Trail of Lights this year, and what time do they switch everything on? | when does the new superman movie come out
  what time is the matinee at alamo drafthouse | ikea hours on sunday, and does the kids area close before | do stores open late on new years day in texas
  what is the best time of day to visit the zoo in san antonio | how many weeks in a school year
  I promised to bring cupcakes to my daughter's class on Friday but the bakery on South Congress isn't picking up the phone. Would you happen to know if they open before seven?
  Hi, got a jury summons for the 12th and the courthouse page won't load. What time are people supposed to be there, and is there child care?
  my sons little league got rained out twice, do you know wether they moved the makeup game to sunday or the week after
  The school sent home a note about early release but my kindergartner used it as a tissue. Which Wednesday is it that they get out at noon?
  We're picking a week for Port Aransas and don't want jellyfish or hurricanes. Is late May better than the middle of June, weather-wise?
  whens the texas state fair this fall and which weekend is least crouded | Labor Day plans anyone? lake or backyard?
  how late does the Mueller farmers market go | ready for christmas? I haven't wrapped a thing lol | ninth grade orientation, when is it
  Fireworks on the Fourth at Auditorium Shores, what time do they start? | Has a date been picked for the Austin marathon?
  The flyer at our pediatrician's had a flu clinic on it. What month is that? | past my due date and no baby, any tips lol | Juneteenth parade route?
  Can I march in the opening day Little League parade?
  My kid caught a stomach bug the night before the zoo and we missed the date. How does the zoo handle switching days?
  how far in advance should i book the Bluebonnet train ride | walk-in clinic ok on a sunday? which one is open
  is there a calendar for the school district with the days off on it | what's the wait like at the DPS office if I don't have an appointment
  Table for six at one o'clock at Home Slice, can you do that? | Is there an app for flight arrival times? | When does the state fair in Dallas start?
  Will there be trick or treating at the Domain on Halloween? | when's the next bus on the 7 line
  story hour at the Twin Oaks library branch, what time is it? | Grand opening of the new H-E-B in Leander, what date?
  breakfast tacos this close to christmas, who's got tamales too | Summer camps at the Y: when does sign-up begin?
  What's the score of the Longhorns game this season opener? | mother's day brunch spots still taking reservations?
  are classes still on with the ice storm, AISD hasn't said | Are there new dinosaurs coming to the Texas Memorial Museum and when
  his bday is on a tuesday, what do u even get a 6 yr old | Could I get a date for my daughter's well-child check?
  Which month are the kids' movies at the Paramount? | First year molars coming in, what helps? | pediatrician at 6pm on a sunday, who's open?
  Is March 14 pi day or am I making that up? | when will the new Bluey episodes come out | Half day, December the 2nd, does AISD let out at noon?
  I've been burned by a venue two towns over that ghosted us a week ahead of our date. Can I get my money back from them?
  Do kids get in at a discount at SeaWorld the month of their birthday? | Will the egg hunt at the Capitol be moved if there's Easter rain
  By when in Dallas do I need to be at the airport for a 9 o'clock flight? | when does the Doseum in San Antonio open
  will the second hand shop be up by saturday | Is Houston getting that hurricane next?
  We got transferred to Tulsa last week. When does the Gathering Place there close at night?
  El Paso is on mountain time, so when it's 5 here what is it there? | Is Oklahoma on Central time?
  my sister in Denver wants to fly in, when are flights cheapest | Five-year-old's outgrown his bike, where do folks donate those?
  Are other play gyms in town open later than nine? | When's the Atlanta flight landing? The board says delayed.
  is it 25 or 26 days till spring break, my kid has a paper chain | this exit or next for the zoo?
  My oldest is in third grade and was in the path of the eclipse. When's the next one over Texas?
  My accountant husband is useless until April 15. Is that deadline extended this time? | Two hours from now or sooner for the storm to hit Round Rock?
  What's coming to the Alamo Drafthouse this weekend? | somebody shared news of a boil water notice in austin, is that lifted
  When will they announce the snow day? I only caught the tail end on KXAN.
  My neighbor forwards everything she sees and this morning it was the garbage holiday schedule. Is pickup a day late?
  so when does the Amtrak thats suposed to arrive in austin actually get in | any openings at the dentist this week
  Twenty years a kindergarten teacher, retiring the last day of May. How do I file with TRS? | I saw the fair closes Sunday, is the rodeo on till then?
  seasonal allergies this summer, is cedar over? | Is Target hiring for the holidays? | When would parent-teacher interviews be, the fall?
  My nephew does the climbing wall at the Y till it shuts. What time does the Y shut? | Let me know when the Rec Center pool opens.
  Where do I sign up for emails from the city about street closings? | is there a line at Franklin already at nine | Remind me, what's the date today?
  waitlist for pre-K at Zilker Elementary, how long is it | i signd up for soccer at the Y, when will i hear | Is there an Amber alert on right now?
  Where's the opening in this onesie, I can't find the snap | There's a sign by the Whole Foods on Bee Caves, road closed. Until when?
  Is there a Cap Metro on Saturdays before six? | We close on a house in Pflugerville at the end of the month. What does the title company need?
  By when is a kid supposed to walk? | Newborn due the week of Thanksgiving. When should I pack the hospital bag?
  is there an end date for picture retakes at school | How many days till the baby's 20-week scan results are in?
  by when must i opt out of the STAAR test thing | My ex has them weekends and works in data all week. What does the court say about Father's Day?
  Can I leave them at the library from three to six? | date nite ideas on Rainy Street??
  We've a standing Wednesday meeting and the sitter has mono. How long is that contagious? | When do doors open at Costco for seniors?
  Are dads free on Father's Day at the zoo? | My mom hates crowds, so when's the quietest weekday at Barton Springs?
  do they share the tax forms at the end of the yaer, my hr wont say | The UPS man came and went, was I dreaming or do they deliver Sundays?
  Is the Kalahari in Round Rock's waterpark open late tonite? | when does the new terminal at Bergstrom open, we fly in the winter
  when do the new swings at Ramsey Park open, tape's been up for ages | Will it freeze Saturday morning, should I drip the faucets?
  First day of school in Dripping Springs, is it the 13th? | Are the city pools open past Labor Day or do they drain em?
  Is the Kinder gym on Anderson open on Labor Day? I can't find their number. | Is the eclipse of the moon on a school night, what hour?
`
