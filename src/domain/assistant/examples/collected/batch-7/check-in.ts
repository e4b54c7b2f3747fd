/** Asked lately about check-in and what it keeps. */
export const ASKED_CHECK_IN_LATELY: Readonly<Record<string, string>> = {
  'check-in-privacy': `
    Do you save the pictures of my kids' faces and for how long | Do you keep a picture of my child's face after we come in?
    How long do you hang on to the face scans and who gets to see them | How long do you keep the face scans, and can I say no to it?
    So how does the face scanning thing work and who keeps the pictures? | What do you do with the picture of my kid's face after the scan?
    facal recogniton?? is that requierd or can we skipp it | is the facal recogniton optionel or manditory
    I was excited until I got to the part about scanning faces. I don't want my daughter's picture sitting in some company's database. Who gets to see it and can I say no? I'm not trying to be difficult, I just need to know before I get her hopes up.
    I read that you want to use facial recognition. I'm not comfortable with a company having my child's face on a server. He's adopted and there's a situation with his birth family so I'm not being paranoid. Is there another way to get in?
    So a dad at pickup told me you use face scanning to let people in. I have four kids and I'm honestly not sure how I feel about that. Where do the pictures go and how long do you hang on to them? And if I say no thanks, do we still get in?
    I work in cybersecurity so forgive me for being picky. I saw that you want to use face recognition on children. Texas has a law about biometric identifiers and consent. Where is the data kept, for how long, and can my family come in without it?
    I read on your page that you use facial recognition. I understand why, but I'm a privacy person and I don't want my kids in some database. I'd rather show my ID or wear a bracelet. Is there any other way to check in?
    I'm a pediatrician and also a dad of two. I read that you want to use face recognition on minors at the front desk. I'm not comfortable with that without knowing how long it's kept. Is there another way in for families who opt out?
    Scanning toddlers' faces is disgusting and whoever thought of it should be ashamed. What do you even do with all that??
    only creeps scan kids faces. what the hell do you do with all that data
    What kind of creeps scan little children's faces?! What are you doing with that data, answer me
    So you're building a face database of toddlers. Disgusting. Who are you handing it to?
    So you creeps want to scan my kids' faces? What the hell do you do with that
    Scanning little kids' faces is disgusting. What are you creeps doing with the data?
    Every other place deletes the face data after 30 days, so you do too, correct?
    How many months is the face scan saved, 6? 12? There has to be a number. | How long does my boy's face stay on your computers?
    wat happens to the fotos of are faces
    I'm a nanny for a family in Tarrytown and the parents are extremely private people, lawyers both of them. They saw the word facial recognition and nearly dropped the tablet. They'd want to know whether there's some other way to get in and how long you hang on to the pictures.
    I bet you people sell our faces to the cops, admit it | I figure you erase the face scans every night like the airport does, correct?
    I decline to hand a computer my face. Is there some other manner of entry?
    The machine that looks at faces, does it save the picture of the child? | The fotos of the faces, were do you gard them?
    the mom i work for is a privacy lawyer so u can imagine. she read somewhere that u scan faces at the door and sent me like 9 texts about it in a row. she wants to know how long u keep it and if we can skip it, and i told her id ask so here i am
    u creeps scanning toddlers faces, who tf are u giving that to
    Off the record, how many weeks do you hold on to a likeness of my face before it is expunged?
    that face scanning gizmo at the entrance, does it hang on to my mug forever
    what if I don't want a camera reading my face, is there another way through the gate | For how long will biometric identifiers be retained
    Whats teh retention peroid for the facail scans | biometric consent
    Texas has a statute on the capture of biometric identifiers, as I imagine you are aware. I am not hostile to technology, but I will not enroll my children's faces anywhere without reading terms. What can you tell me about storage, deletion and an alternative for families who decline?
    You are now under oath as the owner's attorney; admit that you sell the children's face scans
    shame on you for snooping on little children with cameras, it's wicked
    It is my understanding that face images are purged after twenty-four hours. Correct?
    Surely the opt-out is simply a wristband, as at the competitor's? | Are any biometric traces kept after we've gone home?
    Is the face scan opt-in, and is there an alternative such as a PIN? | does the facail recogntion save pictuers of my kid | biometrics?
    I work on identity systems for a living, so forgive the paranoia. Faces of minors are about the most sensitive data I can imagine, and Texas has its own biometric statute. Will templates be retained, where, for how long, and can a family decline and still get in?
    Hola, ¿guardan la cara de mi hija en algún servidor?
    Shame on you for scanning children's faces, what on earth do you do with those scans?!
    Off the record, do the face vectors get purged nightly? | How long do you hang on to the face scans?
    Can I check in some other way if I don't want our faces scanned? | Does this website scan my face too? | do u keep the kids fotos
    So I was reading your page while waiting in the pickup line and it says facial recognition. I'm honestly not thrilled about that. My kids are little and I don't even post them on Facebook. What happens to those pictures afterwards and can we skip that part?
    So you want to scan little kids' faces, what is wrong with you people | Surely you delete the face pictures every night?
    I don't let any computer have my mug, so is there a door without the scanner? | Retention period for the biometric templates?
    facil recogniton data stored wehre??
    Quick one between shifts. I noticed you intend to use facial recognition. I work in a field where a breach of records costs careers, and I will not enroll a four-year-old in a database without knowing who holds it and when it is purged. What have you decided about that?
    Spying on toddlers' faces is revolting, so who gets to keep those scans, you creeps?
    Presumably the face images are wiped within thirty days, as the law would suggest?
    How many months is the biometric template kept after we leave? | Do I have to let a camera scan my two-year-old, or is there some opt-out?
    is the facail recogniton mandatry for babysiters
    At my office we refused a client who wanted face cameras at the entrance of a nursery, because nobody could tell us where the pictures went. Now I read that you intend something of the sort. I like the rest of your plans very much. Is there another way in for people like me who decline?
    scanning little kids' faces is creepy as hell, what do you freaks do with the pictures
    Presumably the face scans are erased overnight, as any decent system does?
    The computer look at my daughter's face and keep the picture how many month? | Is there a method of getting in that skips the camera scan?
    is teh facail recogniton stord somwhere
    I'm a software guy, so I know what happens when companies collect biometrics and then get hacked. My daughter is two and a half and can't consent to anything except crackers. I want to bring her, I honestly do. Would you hang on to her face template, and could I refuse?
    Facial recognition on toddlers? You creeps, what are you doing with those scans?
    A guy at daycare swears you delete the face scans after a day. Is he right?
    I'm forbidden to have my foster kids' faces recorded by anyone; is there an entrance that skips the scanner?
    do u keep pichers of the kids faces from teh scaner thingy
    Our licensing rules say no image of a child in care may sit on any computer outside the agency. I saw you intend to use faces at the entrance. Before I get anybody's hopes up around the dinner table, could you say how long such a scan would be kept and whether we may decline it?
    You want to scan the faces of kids who've been through hell, shame on you! Where does that stuff end up??
    Just nod if the face images are wiped every midnight. | You scan faces? What do you do with the pictures?
    Can we skip the face scan and use a card or something instead? | Can I say no to the face scan and still get in?
    Do you keep the face picture of my child? | Can we get in without the face scan? | Do you keep the face scans of the kids?
    My foster daughter can't be photographed under our agreement, is there another way to get in besides the face thing?
    Does the face scanning thing save pictures of my kid? | facial recogniton for kids?? who sees teh data | facail recogniton?? do i have to
    do you save are faces on the computer | facail recognision?? what happens to the pics of my kids
    I read on your page that you use facial recognition at the door. I work in medicine so I deal with privacy rules every day and I'm careful with my kids' data. I understand why you want it. But how long do you keep the scans of the children, and can a parent say no?
    I read the home page last night and the bit about facial recognition made me stop. I have no problem with a wristband or a code. But I don't want a file of my three year old's face sitting on some server. What do you do with that data?
    I read that you are going to use facial recognition for the kids. I work in marketing so I know what companies do with data, and honestly it makes me nervous. How long do you keep it, who gets to see it, and can I say no and still get in?
    Hi, we've been fostering for nine years and right now we have four kids in the house, two of them with pretty serious trauma histories. Court orders say no biometric data without the caseworker signing off. I read that you plan to scan faces when people come in. Before I get anybody's hopes up, can we come in without being scanned?
    I read on your page that you're going to use facial recognition at the door. I get that it's for safety, but my wife and I don't put our daughter's face anywhere, not even Facebook. If we say no to that, is there another way we could check her in?
    You're going to steal my children's faces and sell them, admit it | You people are scanning children's faces, you ought to be ashamed
    You people are creeps scanning little kids faces
    You people want to scan babies' faces, that's disgusting. What are you doing with that data?
    I heard the face pictures get deleted every night, can you confirm?
    If I guessed that the faces get deleted at closing time, would I be wrong?
    My coworker said you delete the face pictures after 24 hours, can you confirm?
    Somebody on Facebook said you delete the face pictures every night, is that so?
    I read something about face scanning. How long do you hang on to a picture of my kid's face?
    Is there any way to get in without having her face scanned? | Do you keep pictures of the kids' faces from the check-in thing?
    Can we skip the face scan if I don't want it for my kids? | How long do you keep the scans of our faces?
    Does the face scan get saved anywhere? | What happens to the face scan once we've gone home?
    is teh facial recogniton required or can we opt out
    I've been reading about companies losing people's data, and my husband's job makes us extra careful about that sort of thing. I saw on your page that you want to use facial recognition at the door. I'm not against it but I want to know what you store and who gets to see it.
    I read on your page that you're going to use facial recognition at the door and honestly I'm not sure how I feel about that. My husband is pretty private and would say no right away. Is there going to be another way to get in for people who don't want their face scanned?
    I was reading your page in the car line and I got to the part about facial recognition. My husband works in data security and he is going to have a fit. I like the idea of nobody else picking up my kid, but what happens to the pictures afterwards and is there another way in?
    My wife and I read your page last night and she got stuck on the face recognition part. She doesn't want our kids' faces in anybody's computer. I'm more relaxed about it but I see her point. Is there some other way for us to get in, or is it that or nothing?
    I read on your home page that kids get checked in with face recognition and honestly I had to read it twice. I understand why, custody stuff and all. But my ex and I never agreed to anything like that for our daughter. Is there another way in, and how long would you hang on to her picture?
    I saw on your page that you plan to scan faces at the entrance. I handle patient data all day at work so I'm careful about this kind of thing. My kids are 5 and 8 and can't agree to it themselves. How long would you keep their pictures, and could we get in some other way?
    Scanning little kids' faces is sick. What the hell are you doing with them?
    facial scanning little kids is disgusting, what the hell are you doing with their faces
    Scanning little kids' faces?? What is wrong with you people | You're going to take pictures of kids' faces and sell them. Admit it.
    Scanning little kids' faces is disgusting, who the hell are you giving those to?
    You people are creeps for scanning little kids' faces. What are you doing with them? | so the face thing gets deleted the same day, yeah?
    Do you store my kid's face scan, and for how long? | Can I opt out of the facial recognition and just show an ID?
    Can I skip the facial recognition and just show my ID? | Do I have to let you scan my child's face?
    Can I say no to the face scan for my son? | Do you keep the picture of my child's face after we leave?
    Is there a way to get in without having our faces scanned? | What do you do with the pictures of our faces?
    Hi, I manage a software team so I think about data way too much. I saw you plan to scan faces at the door. Before I'd ever bring my daughter I'd need to know what gets saved, who holds it and when it's deleted. Is any of that written down?
    So I'm reading about the check in with the face thing. I'm not a tech person and honestly I don't love the idea of a picture of my kid's face sitting on some computer. Her dad and I are not together and I'm careful about stuff like this. What do you do with it?
    So I read that you're going to use facial recognition at the door. I get why, but I'm not comfortable with my son's face being in some database forever. Is there going to be another way to check in for families who don't want that?
    I was reading your home page at work and saw something about facial recognition at the door. I have to be really careful with privacy in my job and I'm the same way at home. Before my kids come anywhere near that, I'd like to know if you keep the pictures and for how long.
    I read the bit about faces being scanned at the door and I have to say it stopped me. I work with research data and we have strict rules on how long we can hold on to things like that. How long would you hold on to an image of my son?
    My husband and I had a long talk about this last night. He's okay with a new play place, but he does not like the part about facial recognition at all. I told him I'd ask. Is there another way for us to get in if we don't want our kids' faces scanned?
    You people want to scan little kids' faces, that's disgusting. What are you doing with those pictures?!
    You people want to scan my kids' faces?? That is disgusting, what are you doing with that
    scanning little kids' faces is disgusting, what the hell are you doing with those pictures
    You people have no business scanning little kids' faces, what are you doing with all that??
    You people scanning little kids' faces is sick and you should be ashamed
    You delete the face scans after 24 hours like the airport does, correct? | They delete the face scans the same night, don't they?
    What happens to the face scan after we leave? | Can I say no to the face thing and still come in?
    facial recogntion for kids?? whos keeping the pitures
    So I read the part about facial recognition and I have to be honest, it made my stomach turn a little. My ex and I have a custody thing going on and I like that the wrong person can't take them. But I don't want my kids' faces on a computer somewhere forever. Who keeps that and how long?
    This is a scam, you people just want our kids' faces in some database | The face pictures get deleted every night, right?
    As a foster parent I can't have pictures of the kids stored anywhere. Do I have to use the face scan thing?
    How long do you keep the face pictures? | do u keep the facial recogniton pics of the kids
    I don't love the idea of a camera learning my daughter's face. I grew up when we just got a stamp on the hand and that was fine. I'd still like to take her, she's 5 and would have a ball. Is there another way in?
    Scanning little kids' faces is disgusting. What do you creeps do with it?
    Somebody told me the face pictures get wiped every night. That's right, isn't it? | Can I opt out of the face recognition thing?
    How long do you keep pictures of my kid's face? | fase recognision?? do u save the picturs
    I'm an engineer and I work with biometric systems, so maybe I worry more than most. I read that you want to use facial recognition on kids at the door. Before I'd ever bring mine I would want to know where that data sits, who can see it and when it gets deleted.
    A mom at school told me the face scans are deleted after 24 hours. Is that so? | Can I say no to the face scan and still come in?
    How long do you hang on to face pictures? | what do yo do with the facial recogniton pics
    I'm writing a story for a local weekly about facial recognition being used around children, and your site came up because of the check-in. I'd like to be fair about it. Can you tell me what gets saved and whether a family can opt out?
    Scanning kids' faces is disgusting. What are you doing with that data, creeps?
    You delete the face scans the same day like everyone else does, right? | is my daughter's face going to sit on some server forever
    I'd rather not have my son scanned, can we still get in | who gets to see the scans you take of us at the entrance
    could a hacker get my kid's face from you | my kids are foster kids so no pictures at all, how do you handle that
    what do you delete when we stop coming | is that face scanner there for safety or for marketing
    if I refuse the camera at the door is there an old fashioned sign-in sheet | how long would you hang on to our faces
    do you hand over face data if the police ask | will grandparents have to be scanned too
    my wife is a privacy lawyer and the face part makes her nervous, what's the plan there | do you keep a record of when we come and go
    So the face scans get deleted every night, is that what I'm hearing?
    There must be a PIN or something for people who won't do the face thing, no? | Does your website use my camera?
    do you do facail recognision on kids
    I read on your page that you scan faces at the door. I get why, I really do, my ex is not supposed to pick up our kids. But I also don't love the idea of some company keeping my kids' faces on a server forever. What exactly do you keep?
    Can I say no to the face recognition and still come in? | facail recongition?? what do you do with the pitcures after
    My brother has custody every other week and there have been problems with people picking up my nephew who shouldn't. I saw you'll use faces at check in. I like the idea, but I want to know where those pictures go and if someone can get them later.
    My sister says they'll delete your face the same day. That's right, isn't it?
    I don't like the idea of a camera scanning children's faces. Do we have to do that?
    What will you do with the picture of my face after we leave? | whatis the facal recanition for
    I read that there will be face scanning when you come in. I'm sure it's meant to keep them safe and I appreciate that. But I am not comfortable giving a picture of my grandbaby's face to a computer, and neither is her daddy. Is there going to be another way to get in?
    What kind of idiot puts face scanners on babies?? You ought to be ashamed!
    They say you delete the face pictures the same day. Can you confirm that for me? | Does my kid's face get scanned at the door?
    What if I don't want my students' faces scanned, is there another way in? | is the facal recognision safe for kids
    I read that you'll use facial recognition at the door. I'm a middle school teacher and we had a whole training on student privacy, so this sets off alarm bells for me. Where does that data go and who can see it?
    You people want to scan little kids' faces?? What is wrong with you
    Somebody on Facebook said you delete the face scans after 24 hours, is that right? | Do you keep pictures of my child's face?
    Is there a way to check in without the face scan? | facail recgonition?? where dose that data go
    I read that you're going to use facial recognition on families when they come in. I work in IT and I've seen how badly companies handle that kind of thing. My kids are in foster care with me and legally their images can't be stored just anywhere. What exactly will you keep and how long?
    Scanning little kids' faces is disgusting, what are you creeps doing with them
    I heard you can opt out of the face thing by showing ID at the desk, is that so? | how long do you keep my kid's face on file
    wat is the fase recognision for
    ok so my sister told me about this and i looked at the page and it says facial recognition. im a cs student and i know how this stuff gets leaked all the time. where does the data go and who can see it?
    why the hell do you need to film my child's face, that's disgusting | you'll delete the face pictures the same day, correct?
    Does my grandson have to have his face scanned to get in?
    Hello, I read about the face recognition thing and my wife and I talked about it at dinner last night. We don't even post pictures of our kids online. I'm sure you mean well but we would want another way to get in, and to know how long you hold on to that stuff.
    how long do you hold on to my kid's face scan | I don't want her face scanned, is there some other way through the door
    what dos facial recignition do with r pictures
    So I read that you use facial recognition at check in. I get that it's for safety but I'm not comfortable with my kids' faces sitting on some computer forever. My husband isn't either. What do you keep and is there another way to get in?
    You people are scanning little kids' faces, that's sick. What are you doing with that data??
    They delete the face picture when you leave the same day, don't they? | What do you do with the picture of my face after it scans me?
    I'd rather not have my face scanned, is there another way in? | facail recognision?? what do you do wiht my kids face
    My ex and I don't get along and there's a court order about who can pick up our son. I don't want to go into details here. I read that you use the face thing at the door, which sounds good to me, but also who gets to see that information? How long do you hold on to it?
    Face scanning little kids? You people are sick, who gets those pictures?? | I suppose you delete the face scans the same day?
    What exactly happens to my daughter's face scan after we leave? | Can a parent opt out of the facial recognition and just show ID?
    do u keep pics of my kids fase from the chekin | scanning kids' faces is sick, what the hell are you doing with that data??
    I write software for a living and I've seen how badly companies handle biometric data. I noticed you want to use facial recognition at the door. Before I'd ever bring my kids I'd want to know what gets saved, where, and when it gets deleted. Can you tell me?
    It's safe to say the face data gets deleted the same day, correct?
    My wife sent me your link and asked me what I think. First thing I noticed is the face scanning. I work in IT security so I have a lot of opinions about that. I need to understand where my kids' faces go, who holds it and when it gets deleted before we set foot in there.
    My husband doesn't want our kids' faces in any computer system, period, and I kind of get it. But the kids really want to come. Is there going to be some other way to get in, like a wristband or showing my ID, or is it that or nothing?
    At most places they keep the face picture for 30 days. You too or less? | If I can get in without my kid's face being scanned just nod
    Scanning toddlers' faces?? Are you out of your minds? What are you doing with that data | You're scanning my kid's face?? where does that go
    Is there a way to check in without the face thing
    I don't like the idea of a camera scanning my grandbaby's face. Is that picture kept somewhere?
    I'm a cop and I see what happens to face scans. Where do those pictures go? | Can I get in without having my face scanned?
    What happens with the face scans of the kids? | Can I opt my daycare kids out of the facial recognition?
    can I say no to the facial recognition and just show ID | Do you store the facial recognition data on your own servers or with a vendor?
    Can I opt out of the face scan and just show my license? | faceal reconition for kids?? who keeps teh pics
    do yuo keep pics of my kids faec
    I read that you'll use facial recognition when people check in. I get why, but my ex and I have an agreement that neither of us puts the kids' biometric stuff anywhere. How long would you keep it, and can we say no and still come in?
    I read on your page about a computer looking at faces at the door. I'm seventy-eight and I don't even have one of those smart phones, and honestly I don't want my face in any machine. I would still like to go with my great-niece. Is there another way to come in?
    I own a daycare in Round Rock and we are licensed, so I have to be careful about anybody taking pictures or data of the children in our care. I noticed you are going to use face recognition at the door. How long do you keep that and who can see it?
    I was all for this until I read about the face recognition. My ex is not allowed to know where we are and I really don't want pictures of my kids sitting in some database. Is there another way to come in, and how long do you hang on to it?
    I was reading the home page while waiting in the pickup line and saw the thing about scanning faces. I work in IT and I've seen how companies treat that kind of data. I'm not trying to be difficult but before my kids go in I'd need to know who has those scans and when they get deleted.
    I'm an attorney and I read your page on the check-in with some interest. Texas has a statute on biometric identifiers that requires notice and consent. Before I ever bring my kids I'd want to know how long you hold on to a face template and when it's destroyed. Is there a written policy?
    so you scan little kids' faces and sell it, you creeps. admit it | scanning toddlers' faces, what the hell is wrong with you people
    So you want to scan my kids' faces? That's creepy as hell, what is wrong with you people
    scanning kids faces is disgusting, you should all be ashamed | yall are creeps for scanning little kids faces, whos getting that data huh
    Scanning little kids' faces is disgusting and you should be sued
    My coworker says you can opt out of the face thing with a PIN code, that's true isn't it?
    Face pictures get deleted the same day, I take it? | Just between us, the scans get wiped every night, yeah?
    Do you keep the pictures of our faces? | I don't want my kid's face scanned, is there another way to get in?
    I don't like having my face scanned. Is there another way to sign in? | Who keeps the pictures of the kids' faces and for how long?
    Do you keep the pictures of my kid's face after we check in? | I don't want my child's face scanned. Is there another way to get in?
    so you scan my kid's face?? what do you do with that | Do you take pictures of the kids' faces when they come in?
    How long would you keep my kid's face scan on file? | Can we sign in without the face recognition if we don't want it?
    What if a foster child isn't allowed to have his picture taken, is there another way to check in?
    I read the part about facial recognition and honestly it made me stop. I work in a school and we have strict rules about pictures of students. My kids are 3 and 6 and they can't agree to anything like that. How long do you hang on to those scans and who gets to see them?
    I'm reading about the face recognition thing and I'm torn. On one hand I like that it's secure. On the other hand my sister works in IT and says once somebody has your kid's face they have it for good. Do you know how long you'd hang on to that?
    I saw that you're going to use facial recognition at the door. My daughter has Down syndrome and a lot of that software doesn't do well with her face, we've had trouble at the airport. Also I'm just not sure I like it. What if it doesn't recognize her, is there another way to check in?
    I was looking at your page at the kitchen table and my wife got stuck on the face scanning thing. We're careful about that, we don't even post our kids online. If we don't want our faces scanned is there another way to come in?
    Hi, we moved here from Munich two years ago with our twins. In Germany we are quite careful about personal data, and I read that you will use face recognition at the door. That made me nervous. Before we come I would like to know what is saved about the children and when it gets deleted.
    Not trying to be difficult, but we foster and there are court rules on photos of the kids. I saw something on your page about facial recognition. Who keeps those pictures, and for how long? If there's no way around it we can't come.
    Scanning little kids' faces is sick. What are you people doing with that data??
    You people want to scan little kids' faces, what is wrong with you? What are you doing with them??
    So you want to scan little kids' faces? Are you people out of your minds??
    Scanning little kids' faces is disgusting, what the hell are you doing with that data
    yall are creeps for scanning kids faces, explain yourselves
    scanning toddlers faces is sick, what the hell are you people doing with that data
    If I say no to the face scan you'll let me in with an ID at the desk, won't you?
    I heard you keep the face pictures for 30 days then delete, can you confirm | Why are you scanning kids' faces?
    What happens to my kid's face picture after we leave? | How long do you keep the pictures of the kids' faces from check-in?
    I don't want my face scanned. Is there another way to get in? | Can I opt out of the face scan and just show my ID?
    How long do you keep the pictures from the face recognition? | What happens to the scan of my kid's face?
    Can we skip the face scan and check in some other way? | what happens to the picture of my kid's face after you scan it
    is there a way in if I don't want my face scanned? | Do you store the face scans from check-in, and for how long?
    Is there a way in that doesn't use facial recognition?
    We foster, and I'm not allowed to have the kids' faces scanned. Is there another way in?
    How long do you keep the face pictures from check in? | is the facail recognishun thing manditory
    what dose the facial recogntion do with my kids pics | facial recogniton?? do i have to do taht
    is the facal recondition thing safe for kids
    Hi, I read through your page last night with my husband. We both liked it but he got stuck on the face scanning part. He's pretty private and doesn't even put pictures of the kids online. If we said no to that, is there another way to get in the door?
    I just read about the facial recognition and I have to say I don't care for it. I never even put my picture on Facebook. These are little kids and once a thing is on a computer it never goes away. Who gets to see it and when does it get erased?
    I read on your page about the facial recognition thing and I'm not sure how I feel about it. My husband is in IT and he flat out said no way for our kids. If we don't want their faces scanned, is there some other way for us to get in?
    Okay so I saw the thing about facial recognition and I have to be honest, it made me stop. We foster, and we are not allowed to have pictures of our foster son stored anywhere. It isn't a preference, it's the rule from the agency. Is there going to be a way to check in without it?
    I'm not comfortable with my child's face being in some company's computer. She's five, she can't agree to that. My sister says it's normal now but I work in insurance and I've seen what leaks. How long would you hold on to it, and is there another way in?
    My parents came here from El Salvador and they take care of my daughter while I work. They don't have smartphones and they don't like giving out information to machines. I read on your page that there's face recognition at the door. Will they be able to get in without doing that?
    Hi, I write software for a living and I've seen how badly companies handle biometric data. I read on your page that the doors will use face recognition. Before I'd let my five year old anywhere near a camera like that I need to understand it. Where does that data go and who can get to it?
    I saw the thing about facial recognition and I have to be honest, it stopped me cold. The state is legal guardian for the two kids I have right now and I can't agree to that kind of thing for them without their caseworker. Where does that information go and who gets to see it?
    You people are just collecting kids' faces to sell them, admit it
    Scanning babies' faces, you should be ashamed of yourselves. What are you creeps doing with it all
    Scanning little kids faces is disgusting, what are you doing with that data??
    Why on earth are you scanning little kids' faces, that is creepy and you people should be ashamed
    So you want to scan my kid's face?? That's disgusting, what are you doing with it
    scanning little kids' faces is sick, what are you doing with that data, answer me
    So you want to scan little kids' faces. That's disgusting, what are you even doing with that??
    Scanning little kids' faces is sick and you people should be ashamed of yourselves
    The lady at church said no facial thing for people over 65, we just show a driver's license. Is that so?
    My neighbor says you delete the face pictures at the end of each day, correct?
    The lady at my daycare says you delete the face photos every night, is that true
    I don't want my kid's face in a computer. Is there another way to get in?
    I saw something about scanning faces, do they keep a picture of my grandson's face? | Can we get in without the face camera thing?
    Can I say no to the face scan for my kids? | How long would you hang on to a picture of my daughter's face?
    Do I have to let you scan my son's face or can we check in some other way?
    What do you do with the pictures of my kid's face from the check in thing? | Do you save my kid's face after scanning it?
    what if I don't want my son's face scanned, is there another way to get in | Where does the face scan from check-in get stored and who can see it?
    Is there any way to check my kid in without a camera looking at his face?
    If we foster kids, do we have to give you their picture for the face thing? | Is there a way to check in that doesn't scan my kid's face?
    do u save the facail recogniton pictures | do you keep picturs of my kids fase from the scaner | faical recogniton for kids?? were does that data go
    My wife and I were reading your page last night and we both stopped at the facial recognition part. I understand wanting it to be secure, but these are little kids. What happens to the pictures after we leave, and what if we say no?
    My son is very strict about his children's pictures being on computers, and I respect that. Then I read on your page that you use facial recognition at the door. I'm sixty-eight and I don't understand that very well. What happens with the picture afterwards and could we say no to it?
    I read the part about face recognition and my husband and I talked about it last night at dinner. We don't even put our kids on Facebook. We'd really like to come, but we don't want their faces sitting on some computer. Is there another way to check in?
    I'm a school counselor and I have read enough about kids' data to be careful. I saw on your page that you want to use face recognition at the door. I get why, but I'm not crazy about it for my 5 year old. How long would you hold on to that information and can I say no?
    So I read that you're going to use facial recognition at the door. My husband is in IT and he's pretty against it, I'm kind of on the fence because our son wanders off and I like the idea that he can't leave without us. But how long do you keep the pictures and who gets to see them?
    So I read on your page that you use facial recognition when we come in. I take pictures for a living and I'm really careful about where my kids' pictures end up. How long do you hang on to that data and who can see it?
    Hi, I'm a paralegal so forgive me for reading the fine print. I saw that you plan to use facial recognition when families come in. Before I let anyone scan my five year old I want to know how long that data is kept and if there's another way in for people who say no. Can you tell me?
    We're foster dads to a brother and sister, four and seven. By law we're not allowed to have their pictures stored or posted just anywhere. I read you plan to use face recognition at the door. Before I get them excited I need to know what gets saved and if we could get in some other way.
    You people are creeps scanning little kids' faces. What are you doing with all that?
    so you're scanning toddlers' faces, what kind of creeps are you people
    Scanning little kids' faces is disgusting, what the hell are you going to do with those pictures?
    scanning little kids' faces is disgusting, you people are creeps. what do you do with it??
    So you delete the face pictures at the end of the day like they do at the airport, right?
    So we can skip the face scan if we show a driver's license, yes? | My sitter says the face pictures are erased the same night. Is she right?
    They told me the face pictures get deleted at the end of each day, that's right isn't it? | between us, they delete the face scans the same day right
    Somebody on Facebook said you delete the face scans after 24 hours, can you confirm? | The photo stuff gets wiped at the end of each day, correct?
    Does the picture of my kid's face get saved somewhere after we leave? | After we go home, do you still have the child's face on a computer somewhere?
    I foster, and I'm not allowed to have the kids' faces scanned, so is there some other way to sign them in?
    What becomes of the scan of my daughter's face after we go home? | how long do you hold on to the face scans
    If I don't want a computer to learn my daughter's face, is there another way to get in?
    How long do you hang on to the face scans after we've gone home?
    I refuse biometrics on principle, will there be some other way to get through the entrance?
    Where does the picture of my kid's face go once you've scanned it? | I'd rather not have my girls' faces scanned, can they get in another way?
    do u keep the pics of kids faces form the chekin | is the facil recognishun thing manditory | do yu store my kids fcae on ur computr
    do u sotre the facail recogniton pics | facial data retention?
    So I read the bit about face scanning and it gives me the creeps, my wife thinks I'm being dramatic. Say I refuse. Is there some other way to get us in, and do the scans get kept?
    My sister-in-law works in data protection, and she went pale when I mentioned that you recognise faces. She would like to know how long it is kept and whether one may decline. I promised I would ask you nicely.
    Our placement agency doesn't let us give anyone biometrics of a child in care. I saw you want to use facial recognition at the door. How long would you hold on to that data, and can we opt out?
    I work in data security so forgive me for being twitchy. I saw that faces get scanned when you arrive. How long do you hang on to that, and can I say no and still come in?
    I have been reading about places that scan people's faces and it really freaks me out. My daughter is three and can't consent to that. Is there gonna be a way to get in without it?
    I saw the words facial recognition on your page and my husband got nervous, he left a country where the police did this. What exactly is saved and for how many days?
    I practice privacy law here in Texas and biometric identifiers are pretty much my whole job. Before I bring my own twins near that entrance I want to know what gets stored and whether a parent may opt out. Please be specific.
    I read that you use facial recognition. I'm a nurse and know a bit about how badly data gets handled. How long would you store my children's scans?
    Vous gardez les photos du visage de ma fille après l'entrée ?
    you creeps are just hoarding our babies' faces, admit it, how long are you sitting on that data
    Admit it, you creeps are going to keep pictures of our kids' faces forever, aren't you?
    lol so u scan toddlers and hand their faces over to the cops right, admit it creeps
    so you film our kids' faces and hand them to the government, admit it you liars
    Say we move away, does her face scan ever get wiped off your computers?
    Suppose the parents I work for will not have their girl's face scanned, is she left standing outside?
    My mother refuses to have her face in any computer, so what happens to her at your front desk?
    Could a kid with no face on file still make it past the front desk? | is the face thing optional, like could i just flash my id
    Suppose I put a paper bag over my daughter's head at your face camera, do you turn us away? | The face scans get wiped the same evening I take it?
    Are you keeping a picture of my kid's face after we check in? | What if I flat out don't want my face scanned, do we get turned away?
    After we go home, do you hang on to the picture of my son's face? | I don't love my kid's face being scanned, what gets saved?
    Can we say no to the camera at the front desk and still get in? | If a camera looks at my child's face, where does that picture end up?
    I read that you scan faces at the entrance, where do those pictures end up afterwards? | Could we get in without anybody filming our faces?
    Do pictures of my children's faces stay in your system? | that facail recgnition thing where dos the data go
    is facail recogniton manditory for my dauhgter | do u stroe the facescan of my dauhter
    I work in tech so I'm probably paranoid. But you want facial recognition on children? Tell me what gets stored and for how long before I ever walk in there.
    Good afternoon. My neighbor told me about you over the fence and now my husband wants to know too. He's very particular about the cameras and computers looking at people's faces. What do you do with a picture of a child's face once you have it?
    My boy's face is not on the internet anywhere and I'd like it to stay so. I read that you recognize faces at the entrance. Who gets those images and can we refuse?
    We don't put our kids' pictures anywhere and I'm frankly uneasy about the face scan. I'd still like to come. Is there another way in, and what do you do with the images?
    I'm a privacy lawyer and also a mom, so forgive me. I read that you want to use facial recognition on minors. How long do you store that, and who gets to see it?
    I'm a lawyer and I'm wary of biometrics. A friend says you'll use facial recognition on kids. How long would you keep that, and can I refuse?
    My wife doesn't like the thought of a machine measuring our daughter's face. I promised her I'd ask. Is it kept somewhere, for how long, and can we say no?
    Our caseworker is very strict about photos and anything biometric of the kids in care. I read something about faces being scanned at your door. Would there be another way in for us, and what would be kept?
    quit the marketing crap and tell me, do you keep my kid's face on file forever or not
    Admit it, you creeps collect our children's faces and keep them forever | You are going to store our toddlers' faces like they're criminals, admit it!
    I don't want my grandbaby's face in any computer, is there some other way in? | How long does a face scan of a child sit on your computers?
    How long is the face scan of a child kept, days, years, forever? | Can I skip the face thing and show my passport instead?
    How long do you hold on to the face scans, be honest
    How long would you hang on to the picture of Rosie's face once that machine has seen it?
    Does my kid's face stay in some computer after we drive home? | We would rather not have our daughter scanned, is there another way to sign her in?
    After the door scans my child's face, what becomes of that picture? | how lnog do u kepe kids fases from teh door scaner
    do u keep my fase saved affter the chek in | whta hapens to the face scna of my kid after we leave
    So I read you're scanning faces at the entrance. I am honestly not ok with my kids being in some database. How long do you hang on to that?
    My daughter read that you want to use facial recognition at the front desk. We are not comfortable with that in our household. Is there another way in for people who say no?
    My wife read that you want to use facial recognition. We are not against technology but our daughter is adopted and her picture may not be kept anywhere. What do you store, and can we refuse?
    I read about the facial recognition and frankly I'm not happy. There is a court order about pictures of our son. What if we don't want him scanned, is there another way in?
    Someone in our PTA chat said you'll be scanning faces at the door. I do IT for a school district and we would never get away with that. Is there a way in without it, and how long would images be kept?
    I work in data protection, so forgive me for being that dad. You say faces get recognized at the entrance. How long do you keep the scans, and could I get in without one?
    My husband works in data security and is pretty strict about this. He'd want to know what you save when our child's face is scanned and when it gets deleted. If there's another way to get in he'd want to hear about that as well.
    We foster, and right now we have two brothers whose whereabouts have to stay confidential. No photos, no nothing, it's a court matter. What exactly gets saved of their faces if they go through your check-in?
    Quit lying, you people are going to keep our kids' faces on file for years, just admit it
    Admit it, you creeps keep our children's faces for good, say yes or I call a lawyer.
    Admit it, you creeps just want to hoard a database of kids' faces from that check-in machine.
    Scanning little kids' faces, you creeps, just admit you're keeping them forever
    Stop dodging, you creeps, admit that you store my child's face forever.
    You creeps are going to hoard our kids' faces in some database forever, admit it | I don't do face scans. Can I just show my license instead?
    For how long would the picture of her face be held before it is deleted?
    Come on, someone there must know if the face scans get wiped at the end of the day
    Suppose I don't want my kid's face in any computer, what's the other way to get in?
    Would I be able to skip the face thing and just show my driver's license?
    Our caseworker forbids pictures of them, so can we get in some other way than the face thing?
    Do you store pictures of kids' faces from that facial recognition thing, and can we say no to it?
    Our placement agreement says no pictures of the kids. What happens to the face scans you take at the door?
    My ex showed me you're going to scan the kids' faces at the door. I'm not comfortable with that at all, they're three. How long do you keep those pictures?
    My colleague told me you're going to scan faces at the door. At school we can't even post a photo without a signed form. So what happens to the picture of my kid's face afterwards, how long do you keep it?
    Hello, I read that you want to use facial recognition at the door. In Europe we are quite sensitive about this kind of thing, and my wife is not at all comfortable. What do you keep of our children's faces and for how long?`,
}
