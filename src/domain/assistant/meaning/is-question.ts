/** How a question begins; "who uses a cane" is none. */
const QUESTION_WORDS =
  /^(?:so |but |hi |hello )*(?:what|when|where|how|why|is|are|do|does|can|could|will|would(?! (?:love|like|prefer|rather|appreciate)\b)|may|which|who'?s|who(?: \w+)? (?:is|are|was|do|does|can|will|would))\b/i
/** What people say before it: "I would like to know if …" */
const LED_UP = /^(?:please |so |and |but )*(?:i (?:just )?(?:want|need|would like|d like|am trying) to know|(?:can|could|would) (?:you|anybody|someone) (?:please )?tell me|(?:please )?(?:tell me|let me know)|(?:i am |i'm |just )?(?:wondering|curious)|i wonder|do you know)(?: if| whether| about)?[, ]+/i

/** The same in Spanish, where it's often marked. */
const SPANISH_QUESTION = /^(?:¿\s*\p{L}|(?:(?:y|pero|hola) )*(?:qué|que|cuál|cual|cuáles|cuales|cuándo|cuando|cuánt[oa]s?|cuant[oa]s?|dónde|donde|cómo|como|quién|quien|hay|tienen|puedo|pueden|se puede|va a haber)(?!\p{L}))/iu

export const isQuestion = (text: string): boolean => QUESTION_WORDS.test(text) || SPANISH_QUESTION.test(text)

export const leadsUpToQuestion = (text: string): boolean => LED_UP.test(text)
