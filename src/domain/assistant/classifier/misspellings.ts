/** How common words are often typed: as they sound, in short, or with two letters swapped. A line each, the word itself first. */
const MISSPELLINGS = `
  what wat wats waht wut wuts whut wht wot whta whats
  where wher whre wheer whare wheers whers whear
  when wen whn wehn whne wens
  who hoo whoo whos
  why wy whi
  which wich witch whitch
  how hw howw hows
  much mutch muc mch
  many meny mny
  does dose dus duz dos doez
  do doo
  is iz
  are r ar aer
  you u yu yuo ya yall yous
  your ur yur youre
  the teh th hte da tha thee
  there ther thier thare thr
  they thay tehy dey
  this thsi dis
  that taht dat thta
  have hav hve haev
  has haz
  will wil wll wlil
  would wud woud wuld
  could cud coud culd
  should shud shoud shuld
  can cn kan
  because cuz coz bc cause becuz
  with wit wth wiht w
  without witout wo
  for fr fer
  about abt abot abuot
  people ppl peple poeple peeple
  please pls plz plese pleas
  know kno knoe kow
  before b4 befor
  to tp
  going goin goign
  gonna gona gunna
  want wnat wnt
  need nead ned
  like liek lik
  kids kidz kdis kidds
  child chid chlid
  children childern childrn childs chidren
  year yr yer
  years yrs yers
  old olde
  my mi
  our owr
  little lil litle littel
  baby babby babie
  parents parnts parnets perents
  friend frend freind
  bring brng birng
  come cum com
  stay sta
  open opn oepn opin
  opening opning openin opeing oppening
  close clos cloze
  hours hrs hurs huors ours
  time tiem tyme
  today 2day tody
  tonight 2nite tonite
  night nite
  price prise pryce
  cost cst coast
  ticket tiket tickit tikit
  tickets tikets tickits tikits
  free fre
  pay pey
  address adress adres addres adrress
  location locaton loction
  far farr
  near neer
  park prk
  parking parkin praking parcking
  food foood fud
  eat eet
  coffee coffe cofee cofffee cafee
  cafe cafay caffe caf
  restaurant resturant restraunt restarant
  allergy alergy allergie alergie
  allergies alergies allergys alergys allergees
  allergic alergic alergik
  gluten glutin glooten
  safe saf saef saif sayf
  safety saftey safty safetey
  face fase fac
  picture pic picter
  phone fone phon
  number nmbr no
  email emale emal emial
  socks sox soks
  sick sik
  clean cleen clen
  birthday bday birfday brithday
  party partie prty
  membership membrship
  memberships membrships
  photos fotos photoes
  photo foto
  waitlist waitinglist
  list lst
  forum fourm forem
  talk tok tawk
  wifi wfi whifi
  wheelchair weelchair wheelchar
  work wrk
  job jobb
  apply aply
  policy polisy
  mission mishun
  everyone evry1 everone evryone
  here heer
  said sed
  heard herd
  something somthing sumthing smth
  limit limt
  exactly exacly exactley
  different diffrent
  events evens
  leave leav
  drop drp
  okay ok
  really realy rly
`

const meant = new Map<string, string>()
for (const line of MISSPELLINGS.trim().split('\n')) {
  const [word = '', ...misspellings] = line.trim().split(' ')
  for (const misspelling of misspellings) meant.set(misspelling, word)
}

/** A word as it is spelled, where it is a slip many people make. */
export const withoutMisspelling = (word: string): string => meant.get(word) ?? word

/** "Were do I park" and "is their a café" have words that are right elsewhere. */
export const withoutMixUps = (folded: string): string =>
  folded.replace(/^(?:so |hi |hey )?were (?=(?:is|are|r|do|does|can|will|would|u|you|exactly|the|to|abouts|at)\b)/, 'where ').replace(/\b(is|are|will|if) their (?=an? |any |some |be |going )/g, '$1 there ')
