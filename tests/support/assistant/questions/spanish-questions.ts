import { readQuestions } from './read-questions.ts'

/** Questions in Spanish, written before the Spanish corpus was, and with none of it in view. */
export const SPANISH_QUESTIONS = readQuestions(`
# plain
Oiga, ¿y ya se sabe cuándo van a inaugurar? => opening-date|opening-year
¿Cuánto me va a salir llevar a mis dos niños? => pricing
¿En qué parte de Austin queda? => location|city
¿A qué hora abren los domingos? => hours
Mi hijo tiene 13 años, ¿todavía puede entrar? => ages
¿Aceptan bebés de ocho meses? => infants|ages
¿Me tengo que quedar o los puedo dejar un rato? => supervision
¿Es seguro para niños pequeños? => safety|badge.safety|value.safety
¿Cómo saben que nadie más se va a llevar a mi hija? => feature.checkin|safety
¿Guardan las fotos de la cara de los niños? => check-in-privacy
Quiero festejar el cumpleaños de mi niña ahí, ¿se puede? => birthdays
¿Tienen paquetes para fiestas? => birthdays
¿Venden pases mensuales? => membership
¿Hay que hacer reservación? => booking
¿Tienen internet para trabajar mientras juegan? => wifi
Mi mamá usa silla de ruedas, ¿va a poder entrar? => accessibility|badge.inclusivity
Mi hijo es alérgico al cacahuate, ¿qué hacen con eso? => allergens
¿Puedo llevar mi propia comida? => allergens
¿Van a tener café para los papás? => feature.cafe
¿Necesitan llevar calcetines? => socks
¿Hay dónde estacionarse? => parking
¿Llega el camión hasta ahí? => parking
Soy maestra de kínder, ¿reciben grupos escolares? => groups
¿Están contratando? Busco trabajo de medio tiempo => jobs
¿Cada cuándo limpian los juguetes? => cleaning
¿Qué pasa si mi niño anda con gripa? => cleaning
¿Cómo me apunto a la lista de espera? => waitlist
¿Me pueden avisar cuando abran? => waitlist|opening-date
¿A qué número les puedo llamar? => contact
¿Hay un foro para mamás? => forum
¿Tienen un blog? => blog
¿Qué hacen con mis datos en esta página? => website-privacy
¿Qué quiere decir On Joue? => name
¿Qué es este lugar? => about|overview|announcement
¿Quién es el dueño? => founder
¿Piensan abrir en Houston también? => vision|city
¿Qué va a haber adentro? => features|overview
¿Qué son las cápsulas de aprendizaje? => feature.pods
Mi hijo es autista y la luz fuerte le molesta, ¿es un lugar tranquilo? => feature.light|accessibility
¿Van a poder pintar y hacer manualidades? => feature.creative
¿Habrá talleres o clases? => feature.events
¿Cuál es su misión? => mission
¿Cuáles son sus valores? => values
¿Caben los abuelos y la carriola? => badge.comfort
¿Todos son bienvenidos? => badge.inclusivity|value.inclusive
cuanto cuesta la entrada => pricing
donde estan ubicados => location|city
precios => pricing
horario => hours
hay descuento para hermanos => pricing
# talk
¿Hablan español? => talk
Hola, buenas tardes => talk
Muchas gracias => talk
¿Es usted un robot? => talk
Bueno, hasta luego => talk
# none
¿Qué clima va a hacer mañana? => none
¿Tienen cámaras de seguridad? => none
¿La pintura que usan es tóxica? => none
¿Revisan los antecedentes de los empleados? => none
¿Cuánto cuesta la entrada a Six Flags? => none
¿Me recomienda un pediatra? => none
¿Qué tan fuerte es el ruido adentro? => none|feature.light
¿Tienen enfermera por si un niño convulsiona? => none
¿Quién ganó el partido anoche? => none
¿Prestan carriolas? => none|badge.comfort
# follow-ups
¿Cuándo abren? >> ¿y cuánto va a costar? => pricing
¿Dónde va a estar? >> ¿y hay estacionamiento? => parking
¿Para qué edades es? >> ¿y los bebés? => infants|ages
`)
