import { paragraph } from './site-text.ts'

/** What the assistant says to what’s no question about the playground, by the name of its intent. */
export const TALK_TEXTS = {
  'how-are-you': paragraph('Reply to “How are you?”', 'I’m doing well, thanks. I’m an automated assistant. What would you like to know about On Joue?'),
  'languages': paragraph('Reply to “Which languages do you speak?”', 'I’m automated. I answer in English and Spanish, and I understand only a little French. Which languages the On Joue team speaks is not yet announced.'),
  'thanks': paragraph('Reply to thanks', 'You’re welcome. I’m automated, so I’m here whenever you have another question.'),
  'goodbye': paragraph('Reply to goodbye', 'Au revoir. I’m automated, so I’m always here, and so is the contact form.'),
  'robot': paragraph('Reply to “Are you a person?”', 'I’m a robot: an automated assistant that answers from what On Joue has announced. To reach the On Joue team, use the contact form.'),
  'who': paragraph('Reply to “Who are you?”', 'I’m On Joue’s automated assistant. I answer questions about the playground with what’s been announced so far.'),
  'help': paragraph('Reply to “What can you do?”', 'I’m automated, and I answer questions about On Joue: ages, plans, the café, safety, parties, and more. What would you like to know?'),
  'sorry': paragraph('Reply to a complaint', 'I’m sorry I couldn’t help. I’m automated, and I only know what’s been announced so far. You can ask the On Joue team with the contact form.'),
  'ok': paragraph('Reply to “Okay”', 'Okay. I’m automated, so just type your next question when you have one.'),
  'how-are-you-es': paragraph('Spanish: reply to “How are you?”', 'Muy bien, gracias. Soy un asistente automático. ¿Qué le gustaría saber de On Joue?'),
  'languages-es': paragraph('Spanish: reply to “Which languages do you speak?”', 'Soy un asistente automático: entiendo preguntas en español y las contesto en español. Las páginas de este sitio están en inglés. Todavía no se ha anunciado si el equipo de On Joue habla español.'),
  'thanks-es': paragraph('Spanish: reply to thanks', 'De nada. Soy automático, así que aquí estoy para su próxima pregunta.'),
  'goodbye-es': paragraph('Spanish: reply to goodbye', 'Hasta luego. Soy automático, así que siempre estoy aquí, igual que el formulario de contacto.'),
  'robot-es': paragraph('Spanish: reply to “Are you a person?”', 'Soy un robot: un asistente automático que contesta con lo que On Joue ha anunciado. Para comunicarse con el equipo de On Joue, use el formulario de contacto.'),
  'who-es': paragraph('Spanish: reply to “Who are you?”', 'Soy el asistente automático de On Joue. Contesto preguntas sobre el parque de juegos con lo que se ha anunciado hasta ahora.'),
  'help-es': paragraph('Spanish: reply to “What can you do?”', 'Soy automático y contesto preguntas sobre On Joue: edades, planes, la cafetería, la seguridad, las fiestas y más. ¿Qué le gustaría saber?'),
  'sorry-es': paragraph('Spanish: reply to a complaint', 'Siento no haberle ayudado. Soy automático y solo sé lo que se ha anunciado hasta ahora. Puede preguntarle al equipo de On Joue con el formulario de contacto.'),
  'ok-es': paragraph('Spanish: reply to “Okay”', 'Muy bien. Soy automático; escriba su próxima pregunta cuando guste.'),
} as const

/** What the widget says to small talk without a connection, in words that hold without the server. */
export const OFFLINE_TALK_TEXTS = {
  'offline-thanks': paragraph('Reply to thanks, without a connection', 'You’re welcome. Come back anytime you have another question.'),
  'offline-goodbye': paragraph('Reply to goodbye, without a connection', 'Au revoir. The contact form is there whenever you want to reach the team.'),
  'offline-robot': paragraph('Reply to “Are you a person?”, without a connection', 'I’m an automated assistant. To reach the On Joue team, use the contact form on the homepage.'),
  'offline-help': paragraph('Reply to “What can you do?”, without a connection', 'You can ask about ages, the plans, the café, safety, parties, or the waitlist. What would you like to know?'),
} as const
