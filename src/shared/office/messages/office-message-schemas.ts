import { z } from 'zod'
import { ANSWER_MAX_CHARS, NOTE_MAX_CHARS, TITLE_MAX_CHARS } from './office-messages.ts'
import { text } from '../../text/text.ts'

const answer = text(2, 'Reply must be at least 2 characters', ANSWER_MAX_CHARS, 'Reply cannot exceed 10,000 characters')
const note = text(1, 'Please write a note', NOTE_MAX_CHARS, 'Note cannot exceed 2,000 characters')
const title = text(1, 'Please add a title', TITLE_MAX_CHARS, `Title cannot exceed ${TITLE_MAX_CHARS} characters`)

export const MessageAnswer = z.object({ text: answer })
export const MessageNote = z.object({ text: note })
export const SavedAnswer = z.object({ title, text: answer })
