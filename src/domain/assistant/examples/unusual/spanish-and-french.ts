import { NOTHING } from '../nothing.ts'

/** In Spanish and French, and mixed with English. */
export const SPANISH_AND_FRENCH: Readonly<Record<string, string>> = {
  about: `
    qué es On Joue | hola, ¿esto qué es? ¿una guardería, un parque o qué? | no entiendo q son ustedes
    Me salió su anuncio en Instagram y no supe si es un negocio de ropa o un lugar de juegos, ¿a qué se dedican? | es indoor o al aire libre?
    vous êtes quoi, une crèche ou une plaine de jeux ? | On Joue c koi | présentez-vous en une phrase`,
  accessibility: `
    mi hijo usa silla de ruedas, ¿podrá entrar? | es apto para niños con autismo | mi sobrina tiene síndrome de Down, hay algo adaptado pa ella
    habrá horas tranquilas para niños con TDAH o sensibles | Mi niño es sordo y usa aparatos; hay alguien que sepa señas?
    Mi hermano quedó paralítico en un accidente pero es el tío más juguetón que existe y quiere acompañarlos; si hay puros escalones no tiene caso que vaya, ¿pensaron en gente como él?
    accessible en fauteuil roulant ? | mon fils est autiste, y a des heures plus calmes | ma fille est malvoyante, est-ce aménagé pour elle
    Ma fille se déplace avec un déambulateur et d'habitude elle regarde les autres depuis le banc, les marches sont partout ; pourra-t-elle circuler toute seule dans vos installations ou pas vraiment ?`,
  ages: `
    para que edades es | ¿Desde qué edad pueden entrar? | mi hijo tiene 13, todavía lo dejan pasar?
    Buenas, tengo una de 3 y otro de 11, ¿los dos van a poder jugar? | es nomás para chiquitos o también pa grandecitos | edad minima y maxima porfis
    apenas cumplió dos, ya puede o es muy chica | mi kid is 7, se va a aburrir o sí es para su edad
    Mi sobrino acaba de entrar a la middle school y dice que esos lugares son para bebés, pero yo creo que a los doce todavía les gusta brincar; ¿a él lo aceptan?
    admiten adolecentes de 15 | De kínder a qué grado es apropiado esto | ¿Está pensado para preescolares solamente?
    mi chavo de nueve es grandote, parece de catorce, lo dejarán
    Tengo cuatro: la bebé no cuenta porque se queda con mi mamá, los gemelos de primaria, y el mayor que ya le anda saliendo bigote; ¿a él también lo dejarían meterse a jugar o ya no?
    c'est pour quel âge ? | à partir de combien d'ans | mon fils a 14 ans il peut entrer ou trop grand
    Coucou, ma puce vient de fêter ses deux ans, elle peut jouer chez vous ? | j'ai un de 3 et une de 10, y aura de quoi pour les deux
    c'est juste pour la maternelle, non ? | jusqua quel age sa va
    Mon neveu entre en sixième, il joue le blasé mais il grimpe encore partout ; c'est encore adapté à un gamin de onze ans et demi ?
    La cadette marche à quatre pattes sur les meubles à trois ans et l'aîné de douze ans et trois mois prétend être adulte, serait-il refoulé à cause de ses trois mois de trop ?`,
  allergens: `
    venden comida ahí | ¿Puedo llevar mi propio lonche? | mi niña es alérgica a los cacahuates, hay riesgo? | tienen opciones sin gluten
    Dejan meter jugos y galletas de afuera o lo revisan a uno en la puerta | hola, mi hijo es intolerante a la lactosa, qué le puedo comprar ahí?
    la carne es halal o kosher | cuánto cuesta un almuerzo en su cafetería
    Soy mamá de un niño con alergia severa al huevo y a la nuez, siempre cargo el EpiPen y la verdad me da pavor cuando otros niños andan con las manos embarradas; ¿qué reglas van a tener con eso?
    ay pizza o puros snaks | can I bring tortas and fruta para mis kids? | somos veganos, habrá algo aparte de papas fritas
    puedo llevar el biberón preparado y las papillas en mi lonchera | me imagino que no se puede traer comida, ¿verdad?
    venden cosas con mucha azúcar o comida sana
    Mi hijo nada más come cosas trituradas porque le operaron la garganta, entonces siempre cargo su termo y su comidita hecha en casa; ¿me la van a quitar al llegar o sí me dejan pasarla?
    on peut manger sur place | Je peux apporter le goûter de la maison ? | ma fille est allergique aux arachides, vous gérez comment
    y a des trucs sans gluten ? | Bonjour, mon petit ne supporte pas le lait de vache, proposerez-vous des alternatives ? | pique nique autorisé ou pas
    vegan options il y en a ? sinon je prends nos lunch boxes | les sandwichs sont à combien
    alergie oeuf et sésame, urgences deux fois l'an dernier, alors je préfère demander trois fois : qui contrôle ce qui sort de votre cuisine ?
    Chez nous on ne mange ni porc ni gélatine et les bonbons servis ailleurs posent toujours souci ; saurons-nous ce qu'il y a dans les plats, ou vaut-il mieux glisser une gamelle dans le sac ?`,
  announcement: `
    qué es lo que anuncian | oí que viene algo nuevo para niños a Austin, ¿qué es lo que viene?
    de qué se trata el anuncio de su página, qué viene pronto | qu'est-ce que vous annoncez au juste
    vu une pub « coming to Austin » : qu'est-ce qui arrive, au juste ?`,
  'badge.comfort': `
    cabe la carriola doble | llevo a mis suegros, ¿hay dónde se sienten los abuelitos? | hay espacio para toda la familia, somos un montón con tías y todo
    A mi suegra le duelen las rodillas y no aguanta mucho parada, pero no se pierde una salida con sus nietos; ¿va a caber con su sillón para descansar, la carriola y toda la bola?
    poussette double acceptée à l'intérieur | mamie et papi peuvent venir aussi, y a de la place pour toute la tribu ?`,
  'badge.inclusivity': `
    somos dos mamás, ¿nos van a ver feo? | aceptan a todos aunque no hablemos inglés? | mi hijo es gordito y le hacen burla, ahí sería bienvenido
    No somos de aquí, mi esposo es hondureño y llevo velo; en otros lados nos han hecho sentir mal, ¿recibirán bien a familias como la mía?
    on est deux papas, on sera bien accueillis ? | tout le monde est le bienvenu même sans parler anglais`,
  'badge.innovation': `
    qué tiene de novedoso, yo lo veo igual que los demás | quién prueba sus ideas nuevas | en qué son innovadores al jugar
    c'est quoi l'innovation là-dedans, j'en ai vu mille | qui teste vos nouveautés, des enfants ?`,
  'badge.safety': `
    la seguridad la pensaron desde los planos o la agregaron al último
    ¿Desde cuándo en el diseño toman en cuenta que nadie se lastime, desde el primer dibujo?
    a poco ya dibujan pensando en que sea seguro, ¿o eso lo ven cuando terminen? | la sécurité a été prévue dès les premiers croquis ?
    vous pensez à la protection des enfants au stade des plans, ou vous rajoutez ça après coup`,
  birthdays: `
    hacen fiestas de cumpleaños | ¿Cuánto cobran por una fiesta? | quiero rentar un salón para el cumple de mi hija | puedo llevar piñata y pastel?
    hola, que incluye el paquete de fiesta para 20 niños | Con cuánto se aparta la fecha de una fiestecita
    mi baby cumple 5 y quiero hacerle su party ahí | se puede celebrar un baby shower o nomás cumpleaños | rentan todo el lugar pa una fiesta privada
    Aceptan payaso o mariachi en el festejo? | cumpleanos para 15 chamacos presio
    Ya sé que ni han abierto, pero la comadre me ganó el otro salón y mi güera quiere su pastel de unicornio con todos los primos, que son como treinta; ¿cómo le hago para apartar el día con ustedes?
    el depósito del cumpleaños es reembolsable? | do you do fiestas con tema de superhéroes | los meseros y los platos vienen en el paquete cumpleañero
    las mañanitas se las cantan al festejado o cómo celebran
    Somos de rancho y celebramos en grande, con barbacoa, abuelos y hasta los compadres de Saltillo; mi ahijada cumple tres y mi comadre preguntó si se le puede hacer su convivio con ustedes
    vous faites les anniversaires ? | Quel est le prix d'un anniv pour dix enfants | on peut amener le gâteau et les bougies ?
    privatiser la salle pour les 6 ans de ma fille c'est possible | Bonjour ! il faut verser un acompte pour bloquer une fête svp ?
    aniversaire de mon garçon le 12 juin, dispo ? | birthday party pour 15 kids vous avez des packages ?
    Ma belle-mère veut absolument organiser la boum de sa petite-fille, avec magicien et maquillage, et elle me harcèle pour savoir combien de copines on peut inviter chez vous
    cartes d'invitation et animateur compris dans la formule anniversaire ?
    Pour ses sept ans elle veut une chasse au trésor avec toute sa classe, moi je veux surtout que ça ne se passe pas dans mon salon ; vous prenez ce genre de festivités ?`,
  blog: `
    tienen blog | ¿Publican artículos o consejos de crianza en algún lado? | dónde leo sus novedades y tips pa papás | vous avez un blog
    où lire vos conseils pour parents`,
  booking: `
    se necesita reservación | ¿Puedo llegar nomás así sin cita? | hay que apartar lugar en línea antes de ir
    y si ya reservé y se me ponchó la llanta, puedo cambiar el día de la visita | walk-ins o con appointment
    El año pasado manejamos hasta San Marcos con los niños ilusionados y nos regresaron porque estaba lleno y no habíamos apartado; no quiero otro berrinche así, ¿con ustedes se llega sin avisar o cómo?
    On peut débarquer à l'improviste ou il faut un créneau ?
    La dernière fois on a fait une heure de route pour lire « complet » sur la porte, crise de larmes garantie ; faudra-t-il prendre un créneau sur internet ou peut-on se pointer comme ça ?`,
  'check-in-privacy': `
    guardan la foto de la cara de mi hijo | no quiero que escaneen a mis niños, puedo negarme? | le pasan esos datos faciales a la migra o a la policía
    por cuánto tiempo se quedan con el reconocimiento facial y en qué servidor
    Está bien lo de la tecnología pero a mí me da desconfianza; si digo que no a la cámara esa de rostros, ¿me dejan pasar de otra manera con mis hijos?
    Leí que van a usar reconocimiento de rostros y mi esposo, que es programador, se puso loco: quiere saber si esas imágenes se borran en la noche o se quedan archivadas para siempre
    vous stockez les visages des petits, c'est légal ça ? | je refuse la reconnaissance faciale, on fait comment
    En Europe on a le RGPD et je suis un peu tatillonne là-dessus : l'empreinte du visage de ma gamine, elle dort sur quel serveur, combien de temps, et qui peut la consulter ?`,
  city: `
    en qué ciudad va a estar | es en San Antonio o en Austin | Buenas, yo vivo en Dallas, ¿me queda cerca? ¿en cuál ciudad lo ponen?
    on joue es de austin texas o de austin minnesota
    Estamos por mudarnos de El Paso a Texas central, aún no escogemos casa, y los niños preguntan si ese lugar de juegos lo ponen en la mera capital o en alguna otra población
    vous êtes à Austin ou à Houston ? | je suis à San Marcos, c'est pas chez nous j'imagine, quelle ville alors`,
  cleaning: `
    cada cuánto limpian los juguetes | ¿Desinfectan? porque mi hijo agarra cuanta gripa hay | dejan entrar niños con mocos y tos
    la última vez en otro sitio agarraron manos-pies-boca, ¿ustedes qué tan limpios van a ser?
    Mi niño salió de leucemia el año pasado y el doctor nos dejó volver a salir, pero con mucho cuidado de bacterias; necesito saber qué tan seguido lavan los juegos y las colchonetas
    c'est propre ? vous désinfectez les jouets | un enfant qui a de la fièvre ou la varicelle, vous le refusez ?
    Après la gastro attrapée dans une piscine à balles en février, toute la maison y est passée, même le chat ; racontez-moi un peu votre hygiène, à quelle fréquence ça frotte ?`,
  contact: `
    como me comunico con ustedes | ¿tienen teléfono o whatsapp? | hay alguien que me atienda en español, una persona de verdad no un robot
    a dónde les escribo para una queja
    Llené dos veces el formulario y no sé si les llega, y mi asunto es delicado, sobre un permiso de la ciudad; ¿hay un teléfono, una oficina o una persona con quién tratarlo?
    comment vous joindre | un numéro de téléphone svp, je veux parler à un humain`,
  'feature.cafe': `
    desde la mesa se alcanza a ver a los niños mientras tomo un latte? | necesito un cafecito y sentarme cinco minutos, ¿se podrá?
    que es el coffee conda
    Soy de las que toma tres tazas antes del mediodía y el de la gasolinera sabe a calcetín; mientras los chamacos corren, ¿va a haber uno decente y una silla desde donde los vea?
    vous servez un bon expresso | depuis le café on garde un œil sur les loulous ?`,
  'feature.checkin': `
    cómo funciona el check in | quién puede recoger a mi niño, su papá no debe llevárselo | le escanean la cara a uno al entrar o cómo es eso
    mi mamá los va a recoger, ¿cómo comprueban que sí es la abuela? | ¿Cómo registran a los niños a la entrada y a la salida?
    En el divorcio el juez dijo que el papá solo los ve con supervisión, y él es capaz de presentarse muy sonriente a decir que viene por ellos; ¿a quién le entregan ustedes los niños?
    comment se passe le check-in à l'arrivée | mon ex ne doit pas repartir avec eux, vous vérifiez qui vient les chercher ?
    Le jugement précise que seule moi ou ma sœur pouvons le récupérer, et à l'école ils se sont déjà trompés une fois ; comment saurez-vous au moment du départ que c'est bien nous ?`,
  'feature.creative': `
    a mi hija le encantan las manualidades, hay crayolas, papel y eso? | si ensucian todo con pintura ¿quién limpia el tiradero?
    zonas creativas, qué hacen ahí los niños
    En mi departamento no puedo sacar las acuarelas porque la alfombra es blanca y el casero un gruñón; ¿ahí sí pueden embarrarse las manos y llenar papeles sin que nadie nos regañe?
    ils pourront faire de la peinture | les creative zones c'est des blocs et du papier à gogo ? ça salit non`,
  'feature.events': `
    van a tener talleres o clases | ¿Habrá eventos para el Día del Niño o posadas? | dónde veo el calendario de actividades
    programas de verano tienen, tipo workshops en familia | vous organisez des ateliers pendant les vacances
    un agenda des journées en famille existe quelque part ?`,
  'feature.light': `
    mi niña se tapa los oídos con el ruido, habrá un rincón calmado | hay luces que parpadean, a mi hijo le dan migrañas | qué es la iluminación sensorial
    y si se abruma con tanto alboroto a dónde lo llevo | ça clignote de partout ou la lumière est douce | un coin au calme quand elle sature du bruit ?
    Au supermarché elle se roule par terre à cause des néons et de la musique, alors un endroit avec des éclairages qui changent, je me méfie ; racontez-moi ce que vous entendez par là`,
  'feature.pods': `
    las cápsulas de aprendizaje, ¿para qué sirven? | neo-age qué? explíqueme ese término por favor
    a mi hijo le gusta desarmar cosas y construir, ¿hay dónde ponerse a inventar tranquilito?
    Mi sobrina la de siete se pone a armar robots con cajas de cereal y no la sacas de ahí ni para cenar; ¿esas cabinas raras de su página son para niñas como ella, qué se hace adentro?
    les learning pods, c'est quel genre d'endroit | le mien démonte tout, y a un petit cocon pour bricoler à son rythme ?`,
  features: `
    ¿Qué cosas incluye el lugar? hágame una listita | dígame todo lo que planean tener, áreas y servicios | q tienen pa acer ahi
    quelles activités vous prévoyez | qu'est ce qu'il y aura comme espaces, faites-moi la liste`,
  forum: `
    hay un grupo donde platicar con otras mamás | ¿Tienen foro para papás? | puede mi hija de 11 abrir cuenta en la comunidad del foro
    acabo de mudarme y no conozco a nadie, ¿dónde converso en línea con otros padres?
    Llegamos de Puebla hace un mes y mi esposa se siente bien sola, quisiera platicar con otras mamás que tengan niños de la misma edad, aunque sea por internet, ¿ustedes tienen algo así?
    un forum entre parents ça existe ? | je cherche à papoter en ligne avec d'autres mamans du coin
    Expatriée depuis peu, je ne connais pas un chat dans le coin, et à trente-huit ans c'est dur de se faire des amies ; auriez-vous un espace en ligne où échanger entre mamans ?`,
  founder: `
    quién es el dueño | ¿Quién está detrás de este proyecto, son mexicanos? | quien fundo esto y que experencia tiene con niños
    Tengo un negocio de uniformes y me gustaría saber con quién trato, o sea el nombre de la persona que tuvo la idea y manda ahí, si es señora o señor y de dónde viene
    qui a créé ça | la fondatrice est française ?`,
  groups: `
    llevan excursiones de escuelas | soy maestra de primero y quisiera llevar a mi grupo de 24 | mi tropa de girl scouts quiere ir, aceptan grupos grandes
    El pastor me encargó organizar la salida de la escuelita dominical, cuarenta niños más o menos, ¿a quién le toca atender a grupos así?
    Coordino el programa after school de una primaria en Del Valle, traemos setenta niños, dos camiones y poco presupuesto, y las maestras votaron por un paseo con ustedes en la última semana de clases
    on est une classe de CP, vous prenez les sorties scolaires | tarif de groupe pour le centre de loisirs, 30 gosses
    Je suis institutrice à l'école franco-américaine, vingt-deux élèves, trois accompagnateurs, un car scolaire, et la directrice attend une proposition de sortie pour la fin du trimestre ; accueillez-vous les établissements ?`,
  hours: `
    ¿A qué hora cierran los domingos? | horario por favor | hola q tal, que horario manejan entre semana | trabajan el día de Thanksgiving o cierran
    salgo del trabajo a las 6, ¿alcanzo a llevarlos en la noche? | open los domingos después de misa? | asta que ora puedo llegar
    Disculpen, ¿cierran al mediodía o es horario corrido? | el 4 de julio van a tener abierto?
    Mis gemelos se despiertan a las cinco y media y ya para las siete están trepándose por las cortinas, así que pregunto con toda esperanza: ¿reciben gente tempranito?
    qué días de la semana atienden | Me imagino que los sábados abren a las nueve como todos, ¿no? | será que en navidad y año nuevo den servicio
    buenas noches, hasta qué tan tarde se puede quedar uno jugando los viernes | los horarios cambian en vacaciones de verano o siguen igual
    Trabajo de noche en el hospital y duermo de día, así que solo puedo sacarlos a jugar tempranísimo o ya casi a la hora de la cena; ¿ustedes a esas horas atienden?
    Vos horaires svp | vous fermez à quelle heure le soir | c'est ouvert le dimanche matin ? | Bonjour madame, est-ce que vous êtes fermés le lundi ?
    ouvert les jours fériés genre memorial day | jusqu'à quelle heure on peut rester jouer | le mercredi aprem vous etes ouvert??
    Je bosse en décalé et je récupère mes enfants vers 17 h 30 : ça vaut le coup de venir aussi tard en semaine ou tout est déjà bouclé ?
    à Noël vous accueillez du monde ou c'est relâche
    Mes garçons se lèvent avec les poules et à sept heures du matin ils ont déjà démonté le canapé ; un samedi, à partir de quand puis-je espérer les lâcher chez vous ?`,
  infants: `
    tengo un bebé de 8 meses, puede entrar | hay cambiador de pañales en el baño de hombres también | ¿Hay un lugar para dar pecho en privado?
    qué hay para gateadores, mi gordo tiene 11 meses | llevo a la de cuatro pero el recién nacido va conmigo en el fular, ¿no hay problema?
    Acabo de aliviarme hace tres semanas y el de cuatro ya se trepa por las paredes, así que saldría con los dos; ¿para la recién nacida hay algo, aunque sea dónde cambiarla y darle chichi?
    y a une table à langer et un coin pour allaiter ?
    Je sors de la maternité avec un nourrisson qui tète toutes les deux heures, et sa sœur de quatre ans s'ennuie ferme ; aurai-je un fauteuil tranquille pour le nourrir pendant qu'elle gambade ?`,
  jobs: `
    están contratando | busco trabajo, tengo experiencia cuidando niños | cuánto pagan la hora a los empleados
    ¿Dónde dejo mi currículum o lleno una solicitud? | mi hija de 17 busca chamba para el verano ahí
    Vengo de Venezuela, allá era maestra de preescolar por doce años, ya tengo mi permiso y me encantaría estar con los niños jugando; ¿ocupan gente o ya completaron su personal?
    vous recrutez ? | j'ai le BAFA et je cherche un petit boulot à Austin, à qui j'envoie mon CV`,
  location: `
    dónde están ubicados | ¿Me da la dirección por favor? | en que calle queda | Por dónde es, por Riverside o más pal norte?
    queda cerca de Dove Springs | hola!! me mandan la ubicación por google maps? | pasa el camión de CapMetro por ahí | está en el Domain verdad?
    No manejo y dependo del autobús con dos niñas y carriola, entonces para mí lo importante es si van a estar por Rundberg, por Oltorf o hasta allá lejos donde no llega nada
    adonde keda el lugarr | a cuántos minutos está de Pflugerville | cuál es el address exacto, quiero ponerlo en el gps
    Es en un mall o en una plaza de esas con H-E-B | ¿Cuál es el código postal de ustedes?
    Mire, tengo la camioneta en el taller, mi esposo anda en Laredo y los niños quieren ir caminando; vivimos por Cameron Road, ¿les quedamos cerca o de plano está muy retirado?
    C'est où exactement ? | quelle adresse je mets dans waze | c'est dans quel quartier | Bonsoir, est-ce loin de Cedar Park ou de Round Rock ?
    on peut y aller en bus depuis le campus UT | vous etes situé ou | c'est bien sur South Congress, non ?
    plutôt nord ou sud de la ville svp, histoire de voir si ça vaut la route
    On vient d'emménager à Mueller sans voiture, juste un vélo cargo, et je cherche un endroit couvert pas trop éloigné : vous serez installés dans quel coin ?
    J'hésite entre deux appartements, l'un vers Barton Hills et l'autre du côté de Lakeline, et figurez-vous que ma fille veut trancher selon la proximité de votre plaine de jeux`,
  membership: `
    tienen membresía mensual | ¿Cuánto sale el pase anual? | quiero regalarle un pase a mi ahijado
    conviene hacerse socio o pagar cada vez, ¿van a tener planes por mes?
    En esta casa con el calor no se puede salir de junio a septiembre, o sea que iríamos dos o tres veces por semana; ¿van a manejar alguna cuota mensual para los que somos clientes de diario?
    un abonnement à l'année c'est prévu ? | je voudrais offrir un abonnement à mon filleul
    Il pleut rarement mais la canicule nous enferme tout l'été, on viendrait presque chaque jour ; payer à chaque fois serait absurde, alors une formule illimitée au mois, vous y songez ?`,
  mission: `
    cuál es su misión | ¿Qué buscan lograr con los niños, cuál es el propósito de ustedes? | con qué fin hacen esto, además de ganar dinero
    c'est quoi votre mission | quel but poursuivez-vous auprès des enfants et de leurs parents`,
  name: `
    qué significa el nombre | cómo se pronuncia on joue y en qué idioma está | ¿por qué le pusieron un nombre francés si estamos en Texas?
    on yue? on jue? q quiere decir eso
    Mi marido dice que suena a nombre de perfume y mi hija, que está aprendiendo idiomas en la escuela, jura que tiene que ver con los cachetes; ¿quién le atinó, qué quiere decir?
    pourquoi on joue, ça vient du français ? | le nom c'est un jeu de mots avec la joue ?
    Mon mari anglophone prononce ça « on jow » depuis ce matin, les enfants sont pliés de rire, et moi j'aimerais lui expliquer d'où sort cette drôle d'appellation pour une entreprise texane`,
  [NOTHING]: `
    a qué hora abre el H-E-B de la Slaughter | hay estacionamiento en Zilker los domingos | va a llover mañana en Austin?
    ayúdame con la tarea de fracciones de mi hijo | ¿Cómo se hace el arroz rojo para que no se bata? | receta de pastel de tres leches
    cuándo abren Six Flags este año | dónde queda la oficina del pasaporte más cercana | precio de los boletos de cine para niños en Alamo Drafthouse
    chuck e cheese hace fiestas? cuánto cobran | a qué edad empieza el kínder en Texas | cómo le quito la fiebre a mi niño de 4
    cuál es la capital de Australia, es para una maqueta | Buenos días, ¿me puede traducir esta carta del colegio al inglés?
    quien gano el partido de los cowboys | a cómo está el dólar hoy | cuánto sale rentar un brincolín para mi patio
    el acuario de Corpus tiene descuento pa maestros? | qué me recomiendas para cenar esta noche, algo rápido con pollo
    me ayudas a escribir una carta de renuncia | qué dinosaurio era más grande, el t rex o el brontosaurio | horario de misa en San José
    necesito un plomero urgente en el norte de Austin | cuándo caduca mi licencia de manejar si no la renuevo
    la guardería de mi prima tiene lugar para bebés? | cómo hago slime sin bórax
    tengo que llenar los taxes y no sé si mi hijo de 12 cuenta como dependiente, ¿qué forma uso?
    Mi hijo trae tarea de ciencias sobre el ciclo del agua y la maestra la quiere para mañana con dibujo y todo, ¿me explica los pasos sencillo porque yo ya no me acuerdo?
    qué alergias son comunes con el cedro en enero | cuántas onzas de leche toma un recién nacido | es seguro nadar en Barton Springs después de la lluvia
    hay lugares de estacionamiento en el aeropuerto bergstrom por semana | dónde venden piñatas baratas por el este
    se puede meter comida al estadio del Austin FC | qué horario tiene la biblioteca central los sábados
    la clave del wifi de mi casa se me olvidó, cómo la cambio | el museo Thinkery es gratis los miércoles? | qué vacunas le tocan a los cuatro años
    poema corto para el día de las madres | cómo limpio vómito de la alfombra del carro | consígueme boletos pa Bad Bunny
    Mi esposo maneja Uber y yo vendo tamales, el domingo es nuestro único día juntos y queríamos ir al Thinkery con los niños; ¿sabe si allá cobran menos después de las cinco?
    Mi hija cumple quince en noviembre y ya tenemos el vestido, la iglesia y los chambelanes, nomás nos falta el vals; ¿qué canción me recomienda que no sea la de siempre?
    Le toca a mi niño llevar una maqueta del sistema solar el viernes, compré las bolas de unicel pero ya no me acuerdo del orden de los planetas ni cuál es el más grande
    Anoche se nos fue la luz con la tormenta, se echó a perder la leche y ya no sé qué prepararles de lonche para la escuela sin refri; ¿qué se le ocurre que aguante?
    quel temps fera-t-il samedi | il fait combien dehors à Austin là | recette de crêpes sans œufs | comment faire une pâte à sel
    à quelle heure ferme Target ce soir | combien coûte l'entrée du zoo de Houston | aide mon fils pour ses divisions, 144 par 12
    où trouver une bonne boulangerie française en ville | parking de l'aéroport c'est combien la semaine | McDo fait encore les anniversaires ?
    Disneyland Paris ouvre à quelle heure | mon bébé fait ses dents que lui donner | qui a gagné le match du PSG hier
    exposé sur les volcans pour demain, tu me fais un plan ?
    Mon aînée doit rendre une rédaction sur la Révolution et elle pleure dans sa chambre depuis une heure : tu pourrais lui écrire l'introduction, niveau quatrième ?
    c'est quoi la capitale du Texas déjà ? dallas ? | tu connais une nounou dispo jeudi soir | le musée des enfants est gratuit le dimanche ?
    comment renouveler un passeport au consulat | prix d'un billet d'avion Paris Austin en juillet | gratin dauphinois pour huit, combien de patates ?
    un bon pédiatre qui parle français, t'as une adresse | ma voiture ne démarre plus, t'as une idée
    Nous partons camper à Big Bend avec les enfants la semaine prochaine et la météo m'inquiète, faut-il prendre les duvets d'hiver ou bien les nuits restent-elles assez douces en mars ?
    Mon fils de six ans refuse d'aller à l'école depuis la rentrée, il a mal au ventre chaque matin et la maîtresse ne répond pas à mes messages, que feriez-vous à ma place ?
    cuánto es 12 por 14 menos 30 | cuántos grados hace ahorita | cuanto pagan en amazon de Pflugerville | membresía de Costco cuánto cuesta
    dime un chiste | la piscine municipale rouvre quand | conjugue le verbe jouer au futur | traduis-moi bonjour en japonais | raconte une blague`,
  'opening-date': `
    ya abrieron o todavía no | hola, para cuándo la inauguración? | Qué día es el grand opening porque quiero llevar a mis nietos
    van a abrir antes del verano?? los niños salen de la escuela en mayo | Se supone que abrían en otoño, ¿se retrasaron o qué pasó?
    Pasé el otro día buscando el local con los dos chiquillos en la troca y una prima me dijo que a lo mejor ni han terminado la obra; ¿me podrían decir en qué fecha ya podemos ir?
    Buenos días. Quisiera saber si para las vacaciones de diciembre ya estarán funcionando. | todavia están en construccion verdad
    when abren, mi niña no deja de preguntar lol | será pa spring break o hasta después | puedo ir este fin de semana o aún no inauguran
    siguen posponiendo la apertura... denme una fecha exacta por favor | abren en marzo, ¿cierto? eso leí en facebook | kuando avren el lugar de juegos
    Mi hijo cumple seis en agosto y no quiero fiesta, solo llevarlo a jugar; ¿para entonces ya habrán abierto sus puertas?
    Mi cuñada dice que el sábado lleva a los suyos y nos juntamos allá, pero yo creo que ese lugar ni ha abierto; ¿quién tiene razón, ya se puede entrar o todavía no?
    Vous ouvrez quand ? | c'est deja ouvert ou pas encore | Salut ! vous savez à quelle date ça ouvre ? | on peut venir dès maintenant ou faut patienter
    Ce sera prêt avant les grandes vacances ? | quel moi l'ouverture svp | l'ouverture était prévue au printemps, vous avez pris du retard ?
    Ma sœur vient de Lyon à la Toussaint avec ses jumeaux et je voudrais leur faire la surprise ; est-ce que vos portes seront ouvertes à ce moment-là ou c'est trop optimiste ?
    grand opening c'est quand les gars
    Ma voisine prétend qu'elle y était la semaine dernière avec ses filles, or sur votre site je lis seulement « coming » ; est-ce que ça tourne déjà ou est-ce qu'elle confond avec autre chose ?`,
  'opening-year': `
    ¿en qué año piensan abrir? | es en 2025 o 2026 | todavía este año o hasta el que entra, nomás díganme el año | ça ouvre en quelle année
    2025 ou 2026 finalement ?`,
  overview: `
    cómo va a ser por dentro | descríbame el lugar por favor, ¿qué se van a encontrar los niños al entrar? | va a tener resbaladillas o cosas pa trepar?
    hay fotos? quiero imaginarme cómo quedará el área de juegos | à quoi ça va ressembler à l'intérieur
    vous pouvez me décrire l'ambiance, les structures pour grimper, tout ça ?`,
  parking: `
    ¿El parking es gratis? | donde dejo el carro | Cabe mi troca con remolque o es de esos garages bajitos
    hay donde cargar mi carro eléctrico mientras juegan | Puedo amarrar la bici en algún lado
    Como el estacionamiento es gratis para clientes, ¿me validan el boleto o cómo?
    en el centro nunca hay dónde pararse, ustedes van a tener lugar propio?
    Traigo una van de quince pasajeros de la iglesia y no quiero andar dando vueltas veinte minutos con los niños gritando, ¿va a haber un espacio grande donde meterla?
    mucho lugar pa carros los sábados o se llena
    La última vez que fui a un lugar del centro pagué más por dejar el carro que por la diversión de los niños y encima me pusieron multa, espero que ustedes tengan dónde dejarlo
    y a un parking ? | le stationnement est payant ? | Bonjour, avez-vous des bornes pour voiture électrique | un endroit pour attacher les vélos
    puisque le parking est gratuit, je peux y laisser la voiture toute la journée ? | on a un gros minivan ça passe en hauteur ?
    C'est galère de trouver une place dans cette ville, surtout avec trois sièges auto à détacher sous la pluie ; vous aurez des emplacements à vous devant la porte ?
    Avec le siège bébé, la poussette et le sac de change, je ne me vois pas traverser trois pâtés de maisons en plein mois d'août, dites-moi qu'on pourra laisser la bagnole tout près`,
  pricing: `
    ¿Cuánto sale por niño? | Buenas tardes, disculpe, ¿qué precio tiene por chamaco y si los papás también pagan? | a como la entrada | q tan caro es??
    hay descuento pa hermanitos, tengo tres | Los adultos pagan o nomás los niños | el boleto es por hora o por todo el día?
    hola buen día!! me pueden pasar la lista de precios porfa | Cobran extra si nos quedamos más de dos horas
    ya vi que cuesta $15 el ingreso, eso incluye al papá? | tienen descuento para militares o maestros de AISD | quanto kuesta para 2 niños de 4 i 6
    Si mi hijo se enferma y ya pagué los tickets, ¿me regresan el dinero?
    Mire, somos familia de cinco y con la renta como está aquí en Austin ya no alcanza para nada, así que antes de ilusionar a los niños quiero saber más o menos cuánto me va a salir un sábado
    aceptan que uno entre gratis si recibe WIC o estampillas
    espero que no se pasen de lanza con el cobro como el otro lugar donde pagué ochenta dólares por una hora
    ¿La tarifa lleva impuestos incluidos o se suman aparte? | mi bebé de dos añitos paga completo o medio boleto
    buenas, nomás pa saber si va a estar al alcance de la gente trabajadora o es pa puro ricachón
    Ya vi que van a tener café y luces bonitas, muy padre todo, pero dígame la verdad, a una mamá soltera con dos chiquillos de cinco y ocho ¿cuánto le van a bajar en la puerta?
    C'est quoi le tarif pour deux enfants ? | bonjour, l'entrée est à combien svp | les parents payent aussi ou juste les petits
    y a t il une réduction famille nombreuse, on en a quatre | Le prix, c'est à l'heure ou à la journée ?
    Est-ce remboursable si ma fille tombe malade la veille de notre sortie ? | how much pour un kid de 5 ans, c'est dans les 20 dollars non ?
    conbien sa coute lentree
    Nous sommes au pair et étudiante, avec un budget vraiment serré, et la petite dont je m'occupe ne parle que de votre aire de jeux ; pourriez-vous me donner un ordre d'idée de la dépense pour nous deux ?
    gratuit pour les accompagnateurs j'imagine ?
    On vient de Belgique avec trois marmots pour deux semaines, l'hôtel nous a déjà ruinés, et avant de promettre quoi que ce soit à la troupe j'aimerais connaître la somme à prévoir au guichet`,
  safety: `
    ¿Qué pasa si mi hijo se cae y se pega? | hay camaras de seguridad | Puede entrar cualquier persona de la calle o cómo le hacen
    tendrán guardia en la puerta con todo lo que se oye hoy en día | mi niño es bien vago, se me escapa a cada rato, no se puede salir solo??
    buenas tardes... quisiera saber si hay alguien que sepa primeros auxilios | is it safe para los más chiquitos, o los grandes los atropellan
    Con tanta cosa que sale en las noticias yo quedé con miedo de dejar a mis hijos en cualquier sitio; explíquenme por favor qué medidas van a tomar para que ningún extraño se acerque a ellos
    q seguridad tienen pa los ninos | En otro lugar mi hija se quebró el brazo y nadie hizo nada, ¿aquí cómo la van a cuidar de accidentes?
    El domingo pasado en un brincolín un huerco grandote le cayó encima a mi niña y nadie dijo ni pío, ni el muchacho de la taquilla; ¿con ustedes qué pasaría en un caso así?
    c'est sécurisé au moins ? | et si mon gosse se fait mal | n'importe qui peut rentrer ou vous filtrez les inconnus
    Y a-t-il des caméras de surveillance ? | mon fils est un fugueur, il peut sortir tout seul dans la rue?
    vous avez une trousse de secours et quelqu'un de formé | pas trop dangereux pour une petite de 3 ans qui tombe tout le temps
    Franchement, depuis qu'un bonhomme bizarre rôdait près du toboggan au parc, je dors mal ; qu'est-ce qui protège nos mômes des gens malintentionnés chez vous ?
    Dans une salle à Lille le mien s'est ouvert le menton sur une barre mal fixée et on a attendu quarante minutes un pansement ; chez vous, qui réagit quand un petit se blesse ?`,
  socks: `
    se ocupan calcetines | hay que firmar una responsiva | qué ropa les pongo, pueden ir con vestido | los calsetines tienen q ser antiderrapantes
    Mis hijos siempre andan en chanclas, y en el otro lugar nos hicieron comprar unas calcetas feas de cuatro dólares cada par; ¿acá también van a salir con eso o pueden entrar como sea?
    chaussettes obligatoires ? | pieds nus c'est ok, et faut signer une décharge`,
  supervision: `
    puedo dejarlos ahí mientras voy al mandado | ¿Me tengo que quedar o ustedes los cuidan?
    hay maestras vigilando a los niños o cada quien cuida al suyo | my mom dice que puedo drop off a los niños e irme, is that true?
    mi hijo ya tiene diez, necesita un adulto con él todo el rato?
    A veces me hablan del trabajo de emergencia y no tengo con quién dejar al niño; si es por una horita, ¿ahí me lo atienden sin que yo esté presente o se ocupa que me quede sentada?
    je peux les déposer et aller faire les courses ? | faut rester avec eux tout du long
    J'ai un rendez-vous chez le dentiste tous les mardis et personne pour garder mon grand de huit ans ; pourrait-il rester chez vous une heure pendant que je file me faire soigner ?`,
  'value.child-centered': `
    a qué se refieren con diseño centrado en el niño | ¿las cosas están a la altura de los peques o hechas para adultos?
    mi hija es chaparrita y nunca alcanza nada, ¿los muebles y ventanas están a su nivel? | pensé pour l'enfant, ça veut dire quoi concrètement
    les rebords et les portes sont à hauteur de bambin ?`,
  'value.inclusive': `
    qué significa comunidad inclusiva | mi hijo siempre se queda a un lado en los juegos, ¿cómo hacen para que todos participen?
    cómo le hacen para que ninguna familia se quede fuera | communauté inclusive, c'est-à-dire ?
    chaque famille trouve sa place, mais comment vous y prenez-vous pour que chacun participe`,
  'value.safety': `
    con qué materiales está hecho, no quiero plástico tóxico | se puede ver a los niños desde cualquier esquina o hay paredes que tapan
    Las puertas, ¿cómo son? ¿tienen seguro? | qué quieren decir con "seguridad ante todo" | vos matériaux sont sains, pas de vernis toxique ?
    on voit bien les enfants partout ou y a des angles morts`,
  values: `
    qué valores tienen | cuáles son los principios que los guían como empresa | quelles sont vos valeurs | sur quels principes vous vous appuyez`,
  vision: `
    van a abrir otro en Monterrey? | piensan poner sucursales en el Valle, por McAllen o Brownsville | ¿Es una franquicia? Yo quisiera una en Laredo
    dónde se ven en cinco años, planes a futuro de la compañía
    Mis papás viven en Guadalajara y mi mamá me preguntó si algún día van a poner uno por allá o en otros estados, porque dice que sus nietos de México también tienen derecho a divertirse
    une ouverture à La Nouvelle-Orléans un jour ? | vous comptez vous étendre dans d'autres états | c'est une chaîne ou un lieu unique ?
    Sa grand-mère est restée à Toulouse et réclame la même chose là-bas, je lui ai dit que vous démarriez au Texas, mais qui sait, d'autres adresses sont peut-être au programme ?`,
  waitlist: `
    cómo me apunto a la lista de espera | avísenme cuando haya noticias, ¿dónde dejo mi correo? | quiero estar en la wait list
    ya me registré pero no sé si quedé en la lista, ¿cómo se inscribe uno?
    No me gusta andar revisando la página a cada rato, con tres niños ni tiempo tengo; ¿hay forma de que me avisen a mi email cuando ya tengan precios y dirección y todo eso?
    comment on s'inscrit sur la liste d'attente | prévenez moi par mail quand y a du nouveau, je m'inscris où ?
    Je n'ai ni Facebook ni la patience de revenir voir votre page chaque semaine, alors s'il existe une façon de recevoir un petit mot dès que l'adresse et les prix tombent, je prends`,
  'website-privacy': `
    venden mi correo a otras compañías | ¿Qué información guarda esta página de mí? | si les doy mi email me van a llenar de spam
    usan cookies o rastrean lo que uno hace en el sitio | me piden el nombre o la fecha de nacimiento de mis hijos al registrarme en la web?
    La otra vez dejé mis datos en una página de fiestas y desde entonces me hablan a diario de seguros y celulares; antes de poner mi correo aquí quiero saber a quién se lo van a pasar
    vous revendez mon adresse mail ? | y a des cookies sur votre site, vous gardez quoi sur moi`,
  why: `
    por qué debería escogerlos a ustedes y no a otro lugar | ¿Qué los motivó a crear On Joue, por qué existe?
    habiendo tantos brincolines, pa qué otro, qué tienen ustedes | pourquoi venir chez vous plutôt qu'ailleurs
    qu'est-ce qui vous a poussés à lancer ce projet`,
  wifi: `
    hay internet | tienen guaifai gratis? trabajo desde la laptop | cuál será la clave del wifi
    puedo conectarme a una junta de zoom mientras juegan, ¿la señal es buena?
    Llevo a la grande en la tarde mientras yo termino unos reportes en la computadora, y mis datos del celular ya no dan para nada; ¿me podré conectar a alguna red desde la mesita?
    y a du wifi | je télétravaille, la connexion internet sera correcte ?`,
}
