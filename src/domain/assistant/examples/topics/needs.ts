/** What some bodies and senses need. */
export const NEEDS: Readonly<Record<string, string>> = {
  accessibility: `
    is it accessible | wheelchair | wheelchair access | is it wheelchair friendly | can a wheelchair get in | my son uses a wheelchair
    my mom uses a walker | I am on crutches | ramp | is there a ramp | elevator | are there stairs | is there a lift | ADA compliant
    disability access | disabled access | disabled kids | my child has a disability | my daughter has down syndrome | cerebral palsy
    my kid has special needs | special needs | is there adaptive equipment | accessible toilet | accessible bathroom
    is there an accessible restroom | my son is deaf | sign language | hard of hearing | blind child | my daughter is visually impaired
    braille | service dog | can I bring a service animal | low sensory hours | sensory friendly hours
    is there a quiet session for kids with special needs | my kid has ADHD | does a caregiver for a disabled child get in
    is every part reachable in a wheelchair | mobility | feeding tube | handicap accessible | inclusive playground equipment
    my daughter uses a walker | my boy has leg braces | my son has muscular dystrophy | my kid can't walk
    my child cannot climb, will there be something | I have a bad knee, are there many steps | my husband uses a cane
    I cannot climb stairs | is it step free | is everything on one floor | can I get everywhere with a wheelchair | do you have wide doors
    are the doors wide enough for a power chair | is there a family restroom | is there an adult changing table
    are the toilets wheelchair accessible | do you have a hearing loop | my daughter wears hearing aids | my child is non verbal
    my son has spina bifida | kids with disabilities | children with special needs | disabled parent
    I am disabled, can I come with my kids | blind parent | guide dog | my service dog comes with me | is there disabled parking and a ramp
    is it inclusive for disabled kids | is it adapted for disabled kids | can a child in a wheelchair really play
    what can a child in a wheelchair do there | therapist recommended play for special needs | Down syndrome | ADA | wheelchairs | ramps
    steps | stairs | lift | disability | handicapped | is the building accessible | is the building accessible for me
    is the whole playground accessible | will the whole playground be accessible for him | will it be accessible
    will there be accessible toilets | I use a wheelchair | I use a wheelchair and want to take my son to play
    my oldest is in a wheelchair | my daughter is in a wheelchair can she play | my father is in a wheelchair | he cannot walk
    she cannot see | he cannot hear | and in a wheelchair | what about wheelchairs | what about disabled kids
    My son uses a wheelchair, can he get around? | Are there ramps? | Is there an elevator or only stairs?
    My daughter is autistic, do you have quiet hours with less noise? | Grandpa walks with a cane; are there many steps?
    Will there be an accessible restroom with an adult changing table? | I was wondering how a child with cerebral palsy could use the climbing forms
    low sensory sessions | Can a kid with a walker play on the equipment? | We have a deaf child; does any of your team sign ASL?
    My boy is blind. What would there be for him, any tactile or braille signs? | Do you offer sensory-friendly mornings?
    wide doors 4 a power chair?? | I'm a mom in a wheelchair, could I follow my toddler everywhere? | Would our service dog be allowed in?
    Is equipment adapted for kids with disabilities? | My nephew has Down syndrome, would he be able to join in the play?
    Is there a lift to the upper level? | Step-free entrance? | My kid has ADHD and gets overstimulated, is there a low-noise hour?
    Can noise-cancelling headphones be borrowed for sensitive ears?
    My daughter has sensory processing disorder and can't stand crowds; special times for her? | For people with reduced mobility, how is the access?
    He is on the spectrum and melts down in loud places | Will a disabled grandparent be able to reach the café? | handicap access
    Would crutches be a problem inside, my girl broke her leg? | What accommodations do you make for special needs kids?
    Can her one-on-one aide or therapist come along for a child with disabilities? | My child has epilepsy, are flashing lights used?
    Is it handicapped friendly or will we be stuck at the door? | We're writing about inclusive play: which accessibility standards will you follow?
    Are any swings or slides usable with a prosthetic leg? | Does the place work for children with limited mobility?
    my son is non verbal, do u have picture boards or something | You say everyone is welcome, but is the floor actually level for wheels?
    I am hard of hearing; would there be captions or a hearing loop? | Neurodivergent-friendly hours, yes or no?
    Is there a calm time for kids who can't handle bright lights and shouting?`,
  'feature.light': `
    is it loud | is it very loud | will it be too noisy | noise level | bright lights | flashing lights | strobe lights
    is there a quiet room | quiet space | is there a quiet corner | calm area | is there somewhere to calm down | my son is autistic
    my daughter is on the spectrum | autism | autism friendly | sensory friendly | sensory room | sensory issues
    sensory processing disorder | my kid gets overwhelmed easily | my child gets overstimulated | is it overstimulating
    he covers his ears when it is noisy | she hates loud noises | sensitive to light | sensitive kids
    my kid has epilepsy and reacts to flickering light | what is the lighting like | sensory lighting | is it dark inside
    does it have music playing loudly | meltdown space | is it chaotic | can he wear headphones | a place to decompress
    my son melts down when things flash | things that flash upset him | is it easy on the eyes | is it gentle on the senses
    lights that blink | are the lights harsh | fluorescent lights | is the light soft | is it calm | is it a calm place
    is it relaxing or wild | my daughter can't handle crowds and noise | my kid hates noise | my son panics when it is loud
    is the noise bearable | does it echo | how loud does it get | is there loud music | too much going on for a shy kid
    my shy daughter needs a calm corner | highly sensitive child | she is easily overwhelmed | he gets overloaded | sensory overload
    sensory needs | sensory | sensory sensitivities | neurodivergent kids | neurodiverse | aspergers | on the autism spectrum
    is it suitable for autistic children | autistic kid | quiet place to calm down | retreat for kids who need a break
    can a kid get away from the noise | noise | loud | lights | lighting | quiet | calm corners | dim
    is there anything for children with autism | is there anything for kids with autism | is it good for autistic kids
    is it good for kids with sensory issues | is it too loud inside | is it too loud | will it be too loud | will it be loud
    will the lights flash | will it be overwhelming | my son is autistic, will it be too loud | too much noise for my daughter
    what about noise | what about autistic kids | and is it loud
    what is sensory lighting | sensory lighting & design | my son is sensitive to bright lights, what are the lights like
    will there be flashing lights | is the lighting harsh like in a supermarket | are there calm corners
    is there a quiet spot when my kid gets overwhelmed | my daughter gets overstimulated quickly, how's it designed | neon everywhere or soft light
    fluorescent lights give me migraines | can kids play with the light | is there a sensory room | how do you avoid sensory overload
    does the light change colors | anywhere to calm down after a meltdown | where can a kid retreat for some peace
    will it be loud and blinding like an arcade | soft lighting? | my child has sensory processing disorder, what about the lights and the design
    light shows | glow in the dark stuff | do you have LED walls or projections | what kind of lamps and lights will you use
    Please describe the sensory design concept | is the atmosphere calm or crazy | quiet corner | chill out zone for the little ones
    I have epilepsy in the family, do the lights blink | how is the lighting tuned | are the lights shifting, what does it mean
    he covers his eyes in bright rooms, would this be ok | my kid needs a break from the bustle, is there a nook for it
    is the design overstimulating | too much colors and lights makes my son nervous | I was told you have wonder lighting, what is that
    a lighting designer is asking: what is your concept for light | is there a snoezelen | dimmed lights? | calming area for an anxious kid
    ambience and light, how will it feel`,
  'badge.comfort': `
    is there room for the whole family | can grandparents come | can grandma come along | where can I sit | are there seats for adults
    is there seating for parents | where do parents sit | is there a place to relax for parents | comfortable chairs | sofas | couches
    is there a lounge for parents | what do parents do while kids play | what is there for adults | can I bring a stroller | strollers
    stroller friendly | can I push a stroller inside | room for a double stroller | is it comfortable for grandparents
    my mother in law wants to come too | can aunts and uncles come | family comfort | is there air conditioning | benches
    can I roll a double stroller in | can my double pram fit through the door | is there space for a stroller
    where do we leave the stroller | buggy | pram | is there a wagon policy | my mother in law has a bad hip, can she sit somewhere
    my dad cannot stand long | grandma wants to watch, is there a place to sit | somewhere for my parents to rest | somewhere to rest
    is there a comfy seat | are there enough chairs | comfortable place for grandparents | is it nice for grandparents
    is it fun for grandpa too | can the whole family come | can my parents come along | can my mom and dad come | can great grandma come
    can aunties come | can we all come, all eight of us | do you have heating | is it cool in summer inside
    is it a nice place for adults too | will I be comfortable there | what is there for moms | what is there for dads | seats | seating
    grandma | grandpa | sit | what about grandparents | and for my mom and dad | and my parents | is there a comfortable place to sit
    will there be a comfortable place for her to sit | somewhere for her to rest | somewhere for grandma to sit | can she sit somewhere
    can he sit down somewhere | my mother gets tired easily, can she sit | my mother loves watching the kids but can't stand
    can't be on her feet for long | where do grandparents sit | are strollers okay | are strollers allowed | grandparents
    can I bring the stroller inside | is there space for a double stroller | grandma wants to come too, is there somewhere for her
    my mother is 78 and needs to sit, is there room for grandparents | will it be comfy for adults | pushchair | is the place buggy friendly
    where do the adults stay comfortable | we'd be six with the grandparents, is there space for all of us | is it cramped | comfort for parents?
    do you have room for a pram | Will grandfathers feel at home there? | I've got a huge Bugaboo, will it fit | can the whole clan come along
    are there comfortable spots for nana and papa | my in-laws are visiting, would they be comfortable | stroller parking
    is there anywhere to leave the stroller | can abuela come and sit while the kids play | does the comfort badge mean couches
    how comfortable is it for grown-ups | is it big enough for families with lots of kids | we're a big family, will we all fit
    i have a bad back, are there comfy chairs | is there seating for grandparents | Is there adequate space for strollers and older relatives?
    can we wheel the UPPAbaby in | is it roomy | somewhere to relax with my parents while the little ones run
    other places have one plastic bench for everybody, do you do better | place for poussette? | will I have elbow room or be squeezed
    can aunts and uncles come too, is there space | we travel with a wagon, is there room for it | is it made for adults' comfort as well
    I was wondering if my elderly dad would be comfortable there | is it a place for three generations | stroller ok?
    can I roll in with the twin jogger | a hot coffee and room for my stroller, is that realistic | is it cozy for the grown ups or torture`,
  'badge.inclusivity': `
    we're two dads, will we feel at home | we are two moms | we are a gay couple with kids | we are an immigrant family
    we do not speak much English, are we welcome | we are a foster family | I am a single father, is that okay | I'm a single dad
    my kid is adopted | my kid is transgender, is she welcome | are kids of color welcome | we are black, will we be welcome
    we're a muslim family | do you welcome refugees | does everybody get treated the same | is it for all kinds of families
    is it for everybody | are all kids welcome | all bodies welcome | is my big kid welcome, he is overweight | welcome | inclusive
    diverse | would my family be welcome | will we feel welcome | will people stare at my child | is discrimination an issue
    is everyone welcome | is everybody welcome | are all families welcome | are two dads welcome | are two moms welcome
    are same sex parents welcome | lgbtq friendly | are single dads welcome | are foster families welcome | inclusivity | diversity
    do you welcome all abilities | are people of all backgrounds welcome | is my family welcome | do you discriminate
    are muslim families welcome
    we are two moms, are we welcome | will my son with Down syndrome be welcome | are kids with disabilities welcome
    my daughter is autistic, would she be welcome | are same-sex parents ok | is it open to everybody | we're a foster family, are we welcome
    single dad here, am I welcome | does every body mean plus-size parents too | do you welcome LGBTQ families
    Are children of all abilities welcome at On Joue? | we don't speak much English, will we be welcome | i wear a hijab, would i feel welcome
    is it only for rich families or for anyone | do you turn anyone away | who's welcome | my kid has special needs, is that ok with you
    can neurotypical and neurodivergent kids come together | my grandson has cerebral palsy, is he welcome | what's the inclusivity badge
    are trans kids and parents welcome | are Black families welcome and represented | immigrant family here, can we come
    we are a blended family with two dads and a stepmom, ok? | my child is nonverbal, would people there be fine with that
    do you take kids who are different | is any religion welcome | we adopted, people stare, will it be welcoming there
    is your place welcoming for ADHD kiddos | I'm a bigger mom and get looks at play places, is it for me too
    Is On Joue a welcoming environment for families of every background? | every ability welcome, really? | my niece has one arm, can she play too
    my child is delayed for her age, would you accept her | do kids with Tourette's get to come | everyone is welcome, yes or no
    does my disabled child belong at your place | my son gets kicked out everywhere for his meltdowns, are kids like him welcome`,
  'value.inclusive': `
    we just moved here and don't know anyone, would we fit in | would newcomers like us fit in | can every family join in
    will we find a way to join in | do you build a community | is it a place to belong | how do you bring families together
    do people from everywhere come together | what does inclusive community mean | inclusive community | how do you include every family
    community for every family | how do families join in
    what do you mean by an inclusive community | your third value is inclusive community, can you explain that one | inclusive community meaning
    Could you elaborate on the inclusive community principle? | you list "inclusive community" next to safety, what does that actually look like
    community value explained pls | I'm writing an article: how does On Joue define an inclusive community?
    the inclusive bit in your values, what's behind it | when you say inclusive community is it just a slogan
    of your three guiding ideas, tell me about the community one | how do you understand community at On Joue
    what sort of community are you trying to build around the playground | is building a community one of your principles, and what does it stand for
    will every family find a way to join in | my kid always ends up on the sidelines, do you think about families joining in
    how does a shy newcomer family find a way to take part | we just moved to Austin and know nobody, is community something you value
    please to explain inclusive community, my English not so good | inclusive community?? define
    In your statement of principles, what does the word "inclusive" refer to?
    I read child-centered, safety and then inclusive community. what's that last one | what's the inclusion value about
    I was wondering what inclusive community means in practice for you | can you unpack your inclusivity principle for a school newsletter
    does "inclusive community" mean that each family can participate | is inclusive community about belonging
    how serious are you about the community part of your values | my sister says community is one of your core values, what do they mean by it
    explain value number three | third principle? | what's the community-minded value you talk about
    For my thesis on play spaces: your definition of inclusive community please | what would an inclusive community be to you guys
    the value about joining in, how is it worded | how do you make sure no family is left out of the fun, as a value
    Grandma here, I see the words inclusive community. What is it in plain words? | is participation by all families one of your guiding values
    what does inclusion stand for among your guiding principles | tell me more about your commitment to an inclusive community
    ur inclusive community thing, whats that | which value covers families being able to join in together
    inclusive community value, one sentence please`,
}
