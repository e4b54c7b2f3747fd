import { OFFLINE_TALK_TEXTS, TALK_TEXTS } from './assistant-talk-texts.ts'
import { paragraph, type TextGroup } from './site-text.ts'

/** What the assistant says by itself: a reply to hello, and why it has no answer. Facts are said in the owner’s words anyway. */
export const ASSISTANT_ANSWER_TEXTS = {
  title: 'Assistant’s own answers',
  path: '/',
  texts: {
    'hello': paragraph('Reply to hello', 'Bonjour. I’m On Joue’s automated assistant. Ask me about the playground, and I’ll tell you what’s been announced so far.'),
    'likely': paragraph('Not sure which question is meant', 'I’m not sure what you mean.'),
    'not-announced': paragraph('No answer yet', 'I don’t have an answer to that yet.'),
    'off-topic': paragraph('Not about On Joue', 'I can only answer questions about On Joue.'),
    'not-understood': paragraph('Not understood', 'I didn’t understand that. Please say it another way.'),
    'ask-person': paragraph('The way to your team', 'For anything else, ask the On Joue team with the contact form.'),
    'offline-question': paragraph('No answer without a connection', 'I don’t have an answer to that yet. You can ask the On Joue team with the contact form on the homepage.'),
    'offline': paragraph('Not understood without a connection', 'Tell me a little more, or ask about the playground, the café, safety, or the waitlist.'),
    ...OFFLINE_TALK_TEXTS,
    'hello-es': paragraph('Spanish: reply to hello', 'Hola. Soy el asistente automático de On Joue. Pregúnteme sobre el parque de juegos y le diré lo que se ha anunciado hasta ahora.'),
    'likely-es': paragraph('Spanish: not sure which question is meant', 'No estoy seguro de lo que quiere decir.'),
    'not-announced-es': paragraph('Spanish: no answer yet', 'Todavía no tengo una respuesta a eso.'),
    'off-topic-es': paragraph('Spanish: not about On Joue', 'Solo puedo contestar preguntas sobre On Joue.'),
    'not-understood-es': paragraph('Spanish: not understood', 'No entendí. Por favor, dígalo de otra manera.'),
    'ask-person-es': paragraph('Spanish: the way to your team', 'Para cualquier otra cosa, pregunte al equipo de On Joue con el formulario de contacto.'),
    ...TALK_TEXTS,
  },
} as const satisfies TextGroup

export type AssistantAnswers = Record<keyof typeof ASSISTANT_ANSWER_TEXTS.texts, string>
