/** Everyday questions in Spanish and French. They are answered in English. */
export const OTHER_LANGUAGES: Readonly<Record<string, string>> = {
  pricing: `
    cuanto cuesta | cuanto cuesta la entrada | cuanto vale | cuanto es | que precio tiene | precio | precios | es gratis
    ¿cuánto cuesta para dos niños? | ¿cuánto cobran por niño? | ¿los adultos pagan? | ¿cuánto sale la entrada para una familia? | ¿hay descuentos?
    ¿los bebés entran gratis? | ¿cuánto costaría para una niña de 6 años? | ¿es caro? | ¿cuánto hay que pagar?
    combien ca coute | combien coute l entree | c est combien | quel est le prix | prix | tarif | tarifs | c est gratuit
    c'est combien l'entrée pour un enfant ? | combien pour deux enfants ? | est-ce que les adultes paient ? | c'est cher ? | il y a des réductions ?
    quel est le tarif pour une famille ? | combien ça coûte pour une fille de six ans ? | c'est gratuit pour les bébés ?`,
  'opening-date': `
    vous êtes déjà ouverts ? | vous êtes ouverts ou pas encore | est-ce déjà ouvert | c'est ouvert maintenant ? | ya abrieron | ¿ya están abiertos o todavía no? | ¿ya está abierto?
    cuando abren | cuando abre | cuando se abre | fecha de apertura | ya esta abierto | ¿cuándo van a abrir? | ¿qué día abren? | ¿en qué mes abren?
    ¿cuándo es la inauguración? | ¿van a abrir antes del verano? | quand ouvrez vous | quand est ce que ca ouvre | date d ouverture | c est ouvert | quand
    vous ouvrez quand ? | ça ouvre quand ? | vous ouvrez en quel mois ? | c'est quand l'ouverture ? | ce sera ouvert avant l'été ?`,
  location: `
    donde esta | donde queda | donde estan | cual es la direccion | direccion | ¿dónde van a estar? | ¿en qué parte de Austin van a estar? | ¿en qué calle?
    ¿por dónde queda? | ¿está en el norte o en el sur de Austin? | ¿me puede dar la dirección? | ou est ce | ou se trouve | c est ou | quelle est l adresse
    adresse | où est-ce que ça va se trouver ? | c'est dans quel quartier ? | vous serez où exactement ? | dans quelle rue ? | c'est où à Austin ?`,
  city: `¿en qué ciudad está? | ¿es en Austin, Texas? | c'est dans quelle ville ? | c'est bien à Austin ?`,
  hours: `
    horario | que horario tienen | a que hora abren | a que hora cierran | ¿abren los domingos? | ¿qué días abren? | ¿hasta qué hora están abiertos? | ¿abren los fines de semana?
    horaires | a quelle heure ouvrez vous | vous ouvrez le dimanche ? | c'est ouvert quels jours ? | vous fermez à quelle heure ? | c'est ouvert le mercredi ?`,
  ages: `
    para que edades | que edad | desde que edad | ¿mi hijo de 4 años puede ir? | ¿hasta qué edad? | ¿es para niños de qué edad? | mi hija tiene 12, ¿puede entrar?
    pour quel age | a partir de quel age | c'est pour quel âge ? | mon fils a trois ans, c'est bon ? | jusqu'à quel âge ? | ma fille de 11 ans peut venir ?`,
  infants: `
    ¿hay algo para bebés? | ¿hay algo para bebés de menos de dos años? | ¿puedo llevar a mi bebé? | ¿mi bebé de 8 meses puede ir? | ¿hay un lugar para los más chiquitos?
    est-ce qu'il y a quelque chose pour les bébés ? | je peux venir avec mon bébé ? | ma fille a 10 mois, elle peut venir ? | et pour les moins de deux ans ?`,
  supervision: `
    ¿tengo que quedarme con mis hijos? | ¿los puedo dejar ahí un rato? | ¿los papás se tienen que quedar? | ¿ustedes cuidan a los niños?
    je dois rester avec mes enfants ? | on peut les laisser ? | les parents doivent rester ? | est-ce que vous gardez les enfants ?`,
  allergens: `
    alergias | tienen comida sin gluten | ¿puedo llevar comida? | ¿venden comida para niños? | mi hijo es alérgico al cacahuate, ¿es seguro? | ¿qué hay de comer?
    ¿se puede llevar el lonche? | allergies alimentaires | sans gluten | est ce sans noix | on peut apporter son goûter ? | qu'est-ce qu'il y a à manger ?
    mon fils est allergique aux arachides | il y a quelque chose à manger pour les enfants ?`,
  'feature.cafe': `
    ¿hay cafetería? | ¿van a tener cafetería? | ¿hay café para los papás? | ¿hay dónde tomar un café? | ¿hay cafetería para los abuelos?
    il y a un café ? | on peut boire un café sur place ? | vous avez un coin café pour les parents ?`,
  'badge.comfort': `
    ¿hay dónde sentarse para los abuelos? | ¿hay bancas para los papás? | ¿los abuelos también pueden ir? | il y a des places assises pour les grands-parents ?
    est-ce confortable pour les adultes ? | ma mère peut venir aussi ?`,
  birthdays: `
    fiesta de cumpleanos | cumpleanos | ¿hacen fiestas de cumpleaños? | ¿puedo hacer ahí la fiesta de mi hija? | ¿se puede apartar para un cumpleaños?
    fete d anniversaire | anniversaire | vous faites les anniversaires ? | on peut fêter l'anniversaire de mon fils chez vous ?`,
  groups: `
    ¿puedo llevar a mi grupo de la guardería? | ¿aceptan grupos escolares? | ¿hay excursiones para escuelas? | somos un grupo de veinte niños, ¿podemos ir?
    vous acceptez les groupes ? | une classe peut venir ? | vous accueillez les écoles ?`,
  booking: `
    ¿hay que reservar? | ¿necesito reservación? | ¿puedo llegar sin cita? | il faut réserver ? | on peut venir sans réserver ?
    comment je réserve ?`,
  membership: `¿hay membresía? | ¿tienen pase mensual? | ¿venden pase de temporada? | il y a un abonnement ? | vous avez une carte de membre ?`,
  parking: `
    hay estacionamiento | estacionamiento | ¿dónde me estaciono? | ¿el estacionamiento es gratis? | y a t il un parking | ou se garer | le parking est gratuit ?`,
  wifi: `¿hay wifi? | ¿tienen internet para trabajar? | il y a le wifi ? | vous avez internet ?`,
  socks: `¿necesitan calcetines? | ¿hay que quitarse los zapatos? | ¿hay que firmar algo? | il faut des chaussettes ? | on enlève les chaussures ?`,
  cleaning: `
    ¿limpian los juguetes? | ¿está limpio? | ¿qué tan seguido desinfectan? | c'est propre ? | vous désinfectez les jeux ?
    vous nettoyez souvent ?`,
  safety: `
    es seguro | es seguro para ninos | ¿qué tan seguro es? | ¿cómo cuidan que no se salgan? | ¿es seguro para mi hija de tres años?
    est ce que c est sur | securite des enfants | c'est sûr pour les petits ? | comment vous assurez la sécurité ?`,
  'feature.checkin': `
    ¿cómo es la entrada con la cara? | ¿cómo se hace el registro? | ¿quién puede recoger a mi hijo? | comment se passe l'entrée ?
    c'est quoi l'enregistrement ?`,
  'check-in-privacy': `
    ¿guardan las fotos de la cara? | ¿es obligatorio lo de la cara? | vous gardez les photos des visages ?
    la reconnaissance faciale est obligatoire ?`,
  accessibility: `
    ¿se puede entrar con silla de ruedas? | mi hijo es autista, ¿puede ir? | ¿hay rampas? | c'est accessible en fauteuil roulant ? | mon fils est autiste, c'est adapté ?
    ma fille est sourde, c'est possible pour elle ?`,
  'badge.inclusivity': `
    ¿todos son bienvenidos? | ¿mi hija con síndrome de Down es bienvenida? | est-ce que ma fille sera la bienvenue ?
    tout le monde est bienvenu ?`,
  about: `¿qué es On Joue? | ¿qué es este lugar? | ¿esto qué es? | c'est quoi On Joue ? | c'est quoi cet endroit ? | vous êtes quoi exactement ?`,
  features: `
    ¿qué hay para jugar? | ¿qué juegos van a tener? | ¿qué van a tener para los niños? | qu'est-ce qu'il y a à faire ?
    il y aura quoi comme jeux ?`,
  name: `
    ¿qué significa On Joue? | ¿por qué el nombre en francés? | ¿qué quiere decir el nombre? | pourquoi ce nom ? | pourquoi un nom français ? | ça veut dire quoi votre nom ?
    c'est quoi votre nom, ça veut dire quoi ?`,
  vision: `¿van a abrir en otras ciudades? | ¿habrá uno en Houston? | vous allez ouvrir ailleurs ? | il y en aura un à Dallas ?`,
  founder: `¿quién es el dueño? | ¿quién está detrás de esto? | qui est derrière tout ça ? | qui est le patron ?`,
  jobs: `¿están contratando? | ¿hay trabajo? | busco trabajo, ¿cómo aplico? | vous recrutez ? | il y a des emplois ? | je cherche un travail`,
  waitlist: `
    lista de espera | ¿cómo me apunto a la lista? | ¿me avisan cuando abran? | liste d attente | comment je m'inscris sur la liste ?
    vous me prévenez quand c'est ouvert ?`,
  contact: `
    telefono | numero de telefono | numero de telephone | contacto | ¿cómo los contacto? | ¿puedo hablar con alguien? | comment vous contacter ? | je peux parler à quelqu'un ?`,
  forum: `¿hay un grupo de mamás? | ¿tienen un foro? | il y a un forum pour les parents ?`,
  'talk.robot': `¿eres una persona? | ¿hablo con un robot? | ¿es una persona real? | tu es un robot ? | vous êtes une vraie personne ?`,
  'talk.greeting': `
    hola, buenas tardes a todos | hola, soy mamá de dos | bonjour à tous, on est une famille française | bonjour, petite maman ici
    hi there, first time on this page | hi! dad of three here, just saying hello`,
  'talk.thanks': `muchas gracias, muy amable | gracias por la ayuda | merci pour votre aide | merci, c'est gentil`,
}
