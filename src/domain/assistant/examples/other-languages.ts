/** The few questions that visitors ask in Spanish or French. They are answered in English. */
export const OTHER_LANGUAGES: Readonly<Record<string, string>> = {
  pricing: `
    cuanto cuesta | cuanto cuesta la entrada | cuanto vale | cuanto es | que precio tiene | precio | precios | es gratis
    combien ca coute | combien coute l entree | c est combien | quel est le prix | prix | tarif | tarifs | c est gratuit`,
  'opening-date': `
    vous êtes déjà ouverts ? | vous êtes ouverts ou pas encore | est-ce déjà ouvert | c'est ouvert maintenant ? | ya abrieron | ¿ya están abiertos o todavía no? | ¿ya está abierto?
    cuando abren | cuando abre | cuando se abre | fecha de apertura | ya esta abierto | quand ouvrez vous | quand est ce que ca ouvre
    date d ouverture | c est ouvert | quand`,
  location: `
    donde esta | donde queda | donde estan | cual es la direccion | direccion | ou est ce | ou se trouve | c est ou | quelle est l adresse
    adresse`,
  hours: `horario | que horario tienen | a que hora abren | a que hora cierran | horaires | a quelle heure ouvrez vous`,
  ages: `para que edades | que edad | desde que edad | pour quel age | a partir de quel age`,
  allergens: `alergias | tienen comida sin gluten | allergies alimentaires | sans gluten | est ce sans noix`,
  birthdays: `fiesta de cumpleanos | cumpleanos | fete d anniversaire | anniversaire`,
  parking: `hay estacionamiento | estacionamiento | y a t il un parking | ou se garer`,
  safety: `es seguro | es seguro para ninos | est ce que c est sur | securite des enfants`,
  waitlist: `lista de espera | liste d attente`,
  contact: `telefono | numero de telefono | numero de telephone | contacto`,
}
