import type { SpanishText } from '../../../shared/playground/spanish-fields.ts'

const draft = (label: string, question: string, answer: string): SpanishText => ({ label, question, answer })

/**
 * What the facts of the first day say, in Spanish: name, question, answer. Each says what its English says, and is used
 * only while that reads as it came with the product; the owner can write her own. Names of spaces stay as they are.
 */
export const SPANISH_DRAFTS: Readonly<Record<string, SpanishText>> = {
  announcement: draft('Anuncio', '¿Qué es lo que viene?', 'On Joue viene a Austin, Texas – 2025.'),
  about: draft('On Joue', '¿Qué es On Joue?', 'On Joue es un parque de juegos bajo techo planeado en Austin, Texas, para niños de 2 a 12 años y sus familias.'),
  name: draft('Nuestro nombre', '¿Qué significa “On Joue”?', '“On joue” quiere decir “jugamos” en francés. “La joue” es la mejilla: la mejilla sonrosada con la que los niños vuelven a casa.'),
  ages: draft('Edades', '¿Para qué edades es?', 'On Joue está planeado para niños de 2 a 12 años y los adultos que vengan con ellos.'),
  city: draft('Ciudad', '¿En qué ciudad va a estar?', 'On Joue viene a Austin, Texas.'),
  location: draft('Ubicación exacta', '¿Dónde va a estar exactamente?', 'On Joue viene a Austin, Texas. La ubicación exacta todavía no se ha anunciado.'),
  'opening-year': draft('Apertura', '¿En qué año piensan abrir?', 'El año de apertura anunciado es 2025.'),
  'opening-date': draft('Fecha de apertura', '¿Cuándo abren?', 'El anuncio dice: viene a Austin, Texas – 2025. La fecha exacta de apertura todavía no se ha anunciado.'),
  pricing: draft('Precios', '¿Cuánto cuesta?', 'Los precios todavía no se han anunciado. Únase a la lista de espera y le enviaremos un correo cuando se anuncien.'),
  hours: draft('Horario', '¿Cuál es el horario?', 'El horario todavía no se ha anunciado.'),
  overview: draft(
    'Vista general', '¿Cómo va a ser el parque de juegos?',
    'On Joue es un parque de juegos bajo techo planeado en Austin para niños de 2 a 12 años y las personas que los quieren. Imagine formas para trepar, rincones tranquilos, luz con la que se puede jugar y una cafetería que toma en serio a los papás.',
  ),
  mission: draft(
    'Misión', '¿Cuál es su misión?',
    'Nuestra misión es un lugar donde florece la infancia: donde los niños de 2 a 12 años juegan, aprenden y crecen a su propio ritmo, y donde sus adultos se sienten tan bienvenidos como ellos.',
  ),
  vision: draft('Visión', '¿Cuál es su visión?', 'Empezamos en Austin. Nuestra visión es crecer más allá de Austin hasta formar una red nacional de espacios de juego para el año 2030.'),
  founder: draft('Fundación y presidencia', '¿Quién está detrás de On Joue?', 'A On Joue lo dirige la persona que lo fundó y lo preside.'),
  values: draft('Valores', '¿Cuáles son sus valores?', 'Tres cosas nos guían: un diseño centrado en los niños, la seguridad ante todo y una comunidad inclusiva.'),
  'value.child-centered': draft('Diseño centrado en los niños', '¿Qué significa un diseño centrado en los niños?', 'Diseñamos cada repisa, cada luz y cada puerta a la altura de los ojos de un niño.'),
  'value.safety': draft('La seguridad ante todo', '¿Qué significa la seguridad ante todo?', 'Planeamos que se pueda ver bien de un lado a otro, puertas seguras y materiales elegidos con cuidado.'),
  'value.inclusive': draft('Comunidad inclusiva', '¿Qué significa una comunidad inclusiva?', 'Un lugar donde cada familia puede encontrar cómo participar.'),
  why: draft(
    'Por qué On Joue', '¿Por qué On Joue?',
    'Porque en “jugamos” hay un “nosotros”. Los niños necesitan espacio para atreverse, y los papás necesitan saber que están seguros. Diseñamos para los dos en la misma mesa.',
  ),
  'badge.innovation': draft('Innovación en el juego', '¿Qué tiene de nuevo su forma de jugar?', 'Ideas nuevas, que pondrán a prueba los críticos más exigentes: los niños.'),
  'badge.safety': draft('Seguridad y protección', '¿Cómo planean la seguridad?', 'Está en el diseño desde el primer boceto; no se agregó después.'),
  'badge.comfort': draft('Comodidad para la familia', '¿Hay lugar para toda la familia?', 'Planeamos espacio para carriolas, para los abuelos y para un café caliente.'),
  'badge.inclusivity': draft('Inclusión', '¿Todos son bienvenidos?', 'Todos los cuerpos, todas las capacidades y todas las familias son bienvenidos.'),
  features: draft(
    'Espacios', '¿Qué espacios están planeados?',
    'Planeado hasta ahora: Neo-Age Learning Pods, Sensory Lighting & Design, Secure Tech Check-ins, el Coffee Conda Café, Creative Zones, Special Events & Programs.',
  ),
  'feature.pods': draft('Neo-Age Learning Pods', '¿Qué son las Neo-Age Learning Pods?', 'Espacios acogedores y prácticos donde las mentes curiosas prueban, construyen y descubren las cosas a su propio ritmo.'),
  'feature.light': draft('Sensory Lighting & Design', '¿Qué es Sensory Lighting & Design?', 'Luz suave y cambiante y rincones tranquilos, diseñados para el asombro sin agobio.'),
  'feature.checkin': draft(
    'Secure Tech Check-ins', '¿Cómo será el registro de entrada y salida?',
    'Reconocimiento facial y un registro seguro de entrada y salida, diseñados para ayudar a asegurar que los niños se vayan con sus propios adultos.',
  ),
  'feature.cafe': draft('Coffee Conda Café', '¿Va a haber una cafetería?', 'Una cafetería de verdad para los papás: buen café, un asiento con vista a la diversión y un minuto para respirar.'),
  'feature.creative': draft('Creative Zones', '¿Qué son las Creative Zones?', 'Pintura, papel, bloques y grandes ideas. Nosotros limpiamos el desorden.'),
  'feature.events': draft('Special Events & Programs', '¿Va a haber eventos y programas?', 'Cumpleaños, talleres y días en familia, planeados en un solo calendario.'),
  safety: draft(
    'Seguridad', '¿Es seguro?',
    'La seguridad es lo primero en nuestros planes: que se pueda ver bien de un lado a otro, puertas seguras, materiales elegidos con cuidado, y un registro de entrada y salida diseñado para ayudar a asegurar que los niños se vayan con sus propios adultos.',
  ),
  'check-in-privacy': draft(
    'Registro y privacidad', '¿Qué pasa con los datos de la cara en el registro?',
    'Todavía no se ha anunciado qué guardaría el registro de una cara, por cuánto tiempo, ni cómo entrar sin eso. Este sitio web nunca recoge datos de la cara.',
  ),
  birthdays: draft(
    'Fiestas de cumpleaños', '¿Podemos hacer ahí una fiesta de cumpleaños?',
    'Los cumpleaños son parte de Special Events & Programs. Los paquetes de fiesta, cuánto cuestan y cómo reservar todavía no se han anunciado.',
  ),
  membership: draft('Membresía', '¿Va a haber membresías o pases?', 'Las membresías y los pases todavía no se han anunciado.'),
  booking: draft('Reservaciones', '¿Hay que reservar la visita?', 'Todavía no se ha anunciado si habrá que reservar o si se podrá llegar sin reservación.'),
  wifi: draft('Wi-Fi', '¿Va a haber Wi-Fi?', 'El Wi-Fi para visitantes todavía no se ha anunciado.'),
  accessibility: draft(
    'Accesibilidad', '¿Será accesible para sillas de ruedas?',
    'Todos los cuerpos y todas las capacidades son bienvenidos. Los detalles, desde la entrada sin escalones hasta las horas con menos estímulos, todavía no se han anunciado.',
  ),
  allergens: draft(
    'Comida y alergias', '¿Qué pasa con la comida y las alergias?',
    'El menú de la cafetería, sus reglas sobre alergias y si se puede traer comida de afuera todavía no se han anunciado. Por favor, no haga planes en torno a una alergia hasta entonces.',
  ),
  supervision: draft('Quedarse o dejarlos', '¿Me quedo con mi hijo?', 'Todavía no se ha anunciado si usted se queda o si puede dejar a su hijo.'),
  infants: draft('Menores de 2', '¿Puedo llevar a un bebé?', 'On Joue está planeado para niños de 2 a 12 años. Los planes para bebés todavía no se han anunciado.'),
  socks: draft('Qué llevar', '¿Qué debemos llevar o ponernos?', 'Las reglas de la casa, como los calcetines y las responsivas (“waivers”), todavía no se han anunciado.'),
  parking: draft('Estacionamiento', '¿Hay estacionamiento?', 'El estacionamiento todavía no se ha anunciado.'),
  groups: draft('Grupos y escuelas', '¿Reciben grupos y excursiones escolares?', 'Las visitas de grupos y escuelas todavía no se han anunciado.'),
  jobs: draft('Empleo', '¿Están contratando?', 'Los puestos de trabajo todavía no se han anunciado. Puede presentarse con el formulario de contacto.'),
  cleaning: draft('Limpieza y niños enfermos', '¿Qué tan limpio va a estar?', 'Las rutinas de limpieza y las reglas para niños enfermos todavía no se han anunciado.'),
  waitlist: draft('Lista de espera', '¿Cómo me uno a la lista de espera?', 'Ponga su correo electrónico en el formulario de la lista de espera. Le enviaremos un correo cuando se anuncien la fecha de apertura, la dirección y los precios.'),
  contact: draft('Contacto', '¿Cómo me comunico con ustedes?', 'Use el formulario de contacto en la página principal. Le llega al equipo de On Joue.'),
  forum: draft('Foro de la comunidad', '¿Hay un lugar para hablar con otros papás?', 'On Joue tiene un foro de la comunidad para padres. Es solo para adultos.'),
  blog: draft('Blog', '¿Tienen un blog?', 'Sí. El blog de On Joue tiene ideas, novedades y consejos para padres de la comunidad de nuestro parque de juegos.'),
  'website-privacy': draft(
    'Sus datos en este sitio', '¿Qué guarda de mí este sitio web?',
    'Guardamos lo que usted nos da, mientras lo necesitamos. Las cookies no lo rastrean y no vendemos su información. Nunca pedimos el nombre, la fecha de nacimiento, la escuela ni la foto de un niño. La página Privacy, en inglés, tiene la lista completa y dice cómo obtener una copia o borrarla.',
  ),
}
