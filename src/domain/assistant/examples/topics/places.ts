/** Where it is, and how to get there. */
export const PLACES: Readonly<Record<string, string>> = {
  location: `
    where are you | where is it | where will it be | where exactly is it going to be | whereabouts | what is the address | street address
    can I have the address for my GPS | zip code | what zip code are you in | cross streets | what street | which road is it on
    which highway is it near | is it off I-35 | is it near MoPac | is it on South Congress | near the Domain? | close to Mueller?
    is it in Zilker | is it near Barton Springs | is it near the airport | is it near UT | how far from downtown
    how far is it from Round Rock | how far from Cedar Park | is it close to Pflugerville | is it near Lakeway | anywhere near Georgetown
    near Dripping Springs | is it in Buda or Kyle | is it in the suburbs | how many miles from the city center | how long is the drive
    how do I get there | how do we find you | how will I find the place | directions | driving directions | can you send me directions
    send me a pin | map | google maps link | where on the map | coordinates | which neighborhood | what part of town
    north or south of the river | north austin or south austin | east side or west side | is it in a mall | which mall is it in
    is it in a shopping center | what building is it in | which building | is it a standalone building | what else is nearby
    what is it next to | which school is it near | is it near a park | is it in my neighborhood | is it close to where I live
    which bus stops there | which bus line stops there | which bus goes there | what bus line are you on | is it on a bus line | is there a bus stop near it
    how do I get there by bus | how do I get there without a car | can we come by bus | can I take the bus there | can I take the train there
    is there a train station nearby | is it near the MetroRail | which CapMetro route goes by you | what train or bus goes to you | is it near transit
    can we get there by public transportation | is it walkable from a bus stop | could we bike there | is there a bike path to it | is it close to a rail stop
    how far is the walk from the bus | which stop do I get off at | will an Uber find it
    do you have a location yet | have you found a place yet | have you picked a site | have you signed a lease | has the site been decided
    location | venue location | place | where do I go | where should we drive to | where can I find you | where are you based
    where are you guys located at | where do you plan to build it | the exact spot | is the address public yet
    when will you tell us the address | will you be central | my friend says you're moving into the old mall, true
    are you going into the old Kmart | is it true you'll be at the Domain | I heard it is on Lamar | somebody said it's on Burnet Road
    is it going to be where the grocery store used to be | is it near the lake | is it near Lady Bird Lake | is it near the capitol
    is it near the university | is it close to the zoo | is it close to Zilker Park | is it by the Arboretum | is it near Westlake
    near Bee Cave? | near Manor? | near Hutto? | near Leander? | near Steiner Ranch? | anywhere near Circle C | south of Slaughter Lane?
    is it close to Oak Hill | is it near San Marcos | close to I-35 | near the toll road | off which exit | which exit do I take
    which highway exit | what do I put in my GPS | what do I type into my phone to find it | what do I put into Google Maps
    what address do I put in | I can't find you on the map | I cannot find your address | why is there no address on the website
    where do I come | where do we go | where do I bring my kids | where is this place | where is the place | where is it at | where's it at
    where at | where about in Austin | where in Austin | where in town | where in the city | where will you be | where will you open
    where are you opening | where are you going to be | where are you building it | where's the building | where is your building
    where's the entrance | in what area | in what part of Austin | which side of town | which corner of the city | which district
    what area of town | what neighborhood | what quarter | is it up north | is it down south | is it out west | east austin? | south austin?
    north austin? | central austin? | is it in the city or out in the suburbs | how long would I have to drive from Kyle
    how long a drive is it from Georgetown | how far would we drive | how far is it from the airport | how far away is it | is it far
    is it far from the center | is it within walking distance of downtown | can I walk there from campus | can we walk there
    is it near my house in 78704 | 78745? | is it in 78702 | zip | postal code | postcode | is it on a busy street
    is it next to a grocery store | is it in a strip mall | is it in the same building as a gym | are you in a warehouse
    are you on the ground floor of a building | do you already have a building | did you find a space | have you settled on a place
    have you decided where | when will we know where it is | when do you announce the location | tell me the address | give me the address
    send me your address | your address please | I need the address | your exact location | location? | located | address? | directions?
    map? | neighborhood | whereabouts? | street | venue | near me | is it near me | close to me | how to get there | how do we get to you
    how to find you | wer r u | where r u | where r u located | wheres it located | whats the address | whats ur address
    whats your location | wheres the playground | wheres on joue | where is the playground | where's the playground going to be
    where is on joue | where will on joue be | where will the playground be | where is it going to be | I want to know where it will be
    I want to know where the building will be | could you tell me where it is | can you tell me where you are | please tell me where it is
    do you know where it will be | know where yet? | any idea which side of town | which side of town will you end up on
    I am trying to figure out which side of town you are on | I am trying to find out how long the drive would be
    what part of town is it in | what part of town are you in | which part of Austin is it in | which part of Austin will it be
    how do we get there | how do I get to you | how do I get to the playground | how does one get there | is it in Round Rock
    is it in Cedar Park | is it in Pflugerville | is it in Georgetown or Austin | is it near Round Rock | near Mueller | near the Domain
    near Zilker | near downtown Austin | near the river | near a bus line | is it anywhere near the lake
    is it anywhere close to us in Kyle | is it close to campus | I live south of the river, how far is it
    we live up north, how far would it be | we live in Cedar Park, is it close | we don't want to cross the whole city, where is it
    traffic is awful so where exactly is it | I have to plan the drive, where is it | my mom would drive us, where does she have to go
    where do I tell my husband to drive | where should grandma bring them | are you moving into the old cinema
    are you moving into the old Toys store | are you going to be in the old bank building | my neighbor swears you are on Main Street
    someone told me you are in the mall | I heard you're at the Arboretum | what should I enter in my navigation
    what do I tell the taxi driver | and where | and where is it | where is that | where is this | where's that | where to | how far is that
    how far | far away? | how can I get there
    What's the street address? | Which neighborhood will it be in? | Is it north or south of the river? | Will it be at the Domain?
    near mueller maybe? | Can you drop me a pin on Google Maps? | I'm in Cedar Park, how long is the drive?
    Is it close to a bus stop or the MetroRail? | Which mall is it going into? | Downtown or the suburbs? | address pls
    Have you signed a lease on a building yet? | Where precisely in Austin? | My neighbor says it's going in on South Lamar, is that so?
    How do I get there from I-35? | I hope it's in Pflugerville, any chance? | We don't have a car. Is it reachable by CapMetro? | what side of town
    Could you tell me the cross streets? | What should I put into Waze? | Will you be anywhere near Lakeway or Bee Cave?
    Exact spot in the city, has it been chosen? | Journalist asking: has a site been secured? | Is it in a shopping center or standalone?
    Where I can find you, which street? | Somewhere around Zilker would be a dream, is it? | How many miles from Georgetown? | Is it off MoPac?
    East Austin or West Lake Hills? | gps coordinates | I heard it's in the old Toys R Us building. Is it?
    I can't find you on the map, where are you located? | Is the venue close to Dell Children's? | Will it be walkable from Hyde Park?
    Before I get excited: is it on our side of Austin? | Can we come look at the building from outside? | What's the commute like from Buda or Kyle?`,
  city: `
    which city | what city are you in | what town | which state | is it in Texas | is it in Austin | is it in austin texas
    are you in Dallas | is it in Houston | do you have one in San Antonio | are you in California | is it in the US | which country
    what metro area | is it in Austin proper | Austin Texas or Austin Minnesota | city | town | state | do I have to go to Austin
    are you in the Austin area | is it Austin Texas | so it's in Texas | are you in Texas | what part of the country | what state are you in
    which city is this for | in which town is it | is this in Dallas | is it in San Antonio or Austin | are you in Canada
    are you in France | is that in Paris | we live in Europe, where is that | which austin | will it be in Houston | will it be in Dallas
    will it be in San Antonio | will it be in Austin | will it be in Texas | will it be in our city | is it in El Paso | is it in New York
    is it in Florida | so not in Dallas | only in Austin? | just Austin? | which city will it be in
    Which town are you coming to? | Are you in Dallas or Houston? | Is this in Texas? | what state r u in
    I live in San Antonio, would I have to drive to another city? | Is it Austin, Texas or Austin, Minnesota? | Where in the US will this be?
    Do I understand correctly that it's in Austin? | We're moving to Fort Worth, will you be there?
    Which metro area did you choose for the first one? | I'm from Paris, is the playground in France? | Is the first one in ATX?
    In what city will be the playground? | my cousin says its in el paso, is that right | Is this place in California by any chance?
    Which Texan city gets you? | Are you based in Canada or the States? | For the dateline in my story: which city and state?
    Grandkids live in Austin. Is it going to be there? | We visit Texas in the summer, which city should we go to? | Are you in New York?
    yall in austin or nah | Name of the city, please | What country is this in? | Is there one near me in Waco or do I have to go to Austin?
    Is it really coming to the Texas capital? | Would this be in Travis County's big city or elsewhere in Texas? | Is the playground in Oklahoma?
    I wonder if it's for us Austinites | On which city do you plan it? | My friend in Denver wants to know whether it's there
    Is it in the same city as UT and the Longhorns? | Which municipality are you opening in? | Austin, correct? | Do you come to Corpus Christi?
    We're from out of town: what city would we fly into? | texas or louisiana | Is Austin confirmed as the city?
    Not sure if you're local to us; which city are you in?`,
  parking: `
    where do we park | where can I leave my car | is parking free | how much is parking | is there a parking lot | is there street parking
    do I have to pay to park | is there a garage | valet parking | how many parking spaces are there | is there enough parking on weekends
    handicapped parking spots | disabled parking | stroller parking near the door | EV charging | can I charge my electric car
    charging station for my Tesla | can I get there by bus | which bus goes there | is there a bus stop | is there a train station nearby
    can we take the metro | public transportation | public transit | can we bike there | bike racks | where do I lock my bicycle
    is there room for a big van | room for my minivan | can I drop them at the curb | Uber drop off spot
    is it easy to get to without a car | we do not have a car, can we still get there | cars | parking spot | where do I put the minivan
    where do I put my truck | can I park a camper van | is it easy to park | will I find a parking spot | do you have your own lot
    is there parking for buses | is parking expensive | do I need to feed a meter | parking meter | parking fee
    how far from the parking lot to the door | can I park close with a newborn | is there covered parking | can I park for two hours
    does the train stop near you | does Capital Metro go there | does a bus go there | what bus do I take | bus line | how do I come by bus
    we come by train | we come by bike | is it reachable by bike | can I cycle there | is there a bike rack | scooter parking
    without a car | rideshare | cab | taxi | I don't drive, how can I get there | public transport | bus | train | bike | car | garage
    is there room for my minivan | is there room for my car | is there room in the lot | room for my truck in the lot
    can I get there by train | can we get there by bike | does the bus stop near you | do buses stop there | and parking
    what about parking | can we park there | can I park there | is it easy to find parking | whether the bus stops near you
    my sister does not drive, does a bus go there | does any bus stop close by
    Where do I leave the car? | Free parking or do we feed a meter? | parking lot | Will my minivan fit anywhere nearby?
    I was wondering if there's an EV charger for our Tesla | Can we get there by bus? | Is there a handicapped parking space close to the entrance?
    Do you validate? | is it hard 2 park there | Bike racks for families who cycle? | How many spots will you have for cars?
    Downtown streets are a nightmare, so where would we park? | Do we have to walk far from the car with three kids? | Is valet offered?
    Could a school bus park in front? | Is a CapMetro stop near? | I drive an RV, any room for it? | There is place for the car?
    My mother-in-law can't walk far; could we park at the door? | What does the parking cost? | Will there be a drop-off lane for Uber or Lyft?
    Is street parking the only option? | Could I lock my cargo bike safely? | Shaded spots? Texas heat turns our car into an oven
    Can I leave my truck there for three hours without being towed? | My neighbor worries the lot fills on weekends, does it?
    Stroller-friendly spaces reserved for parents? | Is there public transit for those of us without a vehicle?
    We'd be coming with four cars, is the lot big? | Underground garage or open lot? | Would we need ParkMobile or quarters?
    Is the lot well lit in the evening? | Overflow parking on busy Saturdays? | I'm nervous about crossing a road from the lot with toddlers
    plug-in charging stations? | Do you plan a car park, as we Brits call it? | We arrive by motorbike, where can it go?
    Two-hour limit on the spaces, or can we stay parked all day? | Will families with infants have reserved spaces for the car?`,
}
