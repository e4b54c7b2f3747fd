import { z } from 'zod'
import { EmailCorrection, MailedToken, ProfileChange } from '../../shared/accounts-schemas.ts'
import { OwnPassword } from '../../shared/authenticator-schemas.ts'
import { AVATAR_MAX_BYTES } from '../../shared/pictures.ts'
import { ProfileSchema, User, UserAnswer } from './accounts-answers.ts'
import type { Operations } from './operation.ts'
import { body, MessageAnswer } from './view-schema.ts'

const own = { tag: 'Profile', who: 'members' } as const

export const PROFILE: Operations = {
  'GET /api/forum/members/:username': {
    tag: 'Profile', who: 'anyone', id: 'getMember', summary: 'What everyone may see of a member',
    path: { username: z.string().describe('The user name, in any letter case.') },
    answer: z.strictObject({ member: ProfileSchema }), refusals: { 404: 'No such member.' },
  },
  'PUT /api/forum/profile': {
    ...own, who: 'writers', id: 'changeProfile', summary: 'Write about yourself',
    body: body('ProfileChange', ProfileChange), answer: User,
  },
  'PUT /api/forum/profile/avatar': {
    ...own, who: 'writers', id: 'changeAvatar', summary: 'Give yourself a picture',
    description: 'The body is the picture itself: PNG, JPEG, WebP, AVIF or GIF. It is cut to a square, and loses all it says about place and camera.',
    body: { pictureMaxBytes: AVATAR_MAX_BYTES }, answer: User,
    refusals: { 400: 'That is not a picture we can read.', 413: 'More than 2 MB.' },
  },
  'DELETE /api/forum/profile/avatar': { ...own, id: 'removeAvatar', summary: 'Go back to your initials', answer: User },
  'PUT /api/forum/profile/reply-mail': { ...own, id: 'beginReplyMail', summary: 'Get mail about replies', answer: UserAnswer },
  'DELETE /api/forum/profile/reply-mail': { ...own, id: 'stopReplyMail', summary: 'Get no mail about replies', answer: UserAnswer },
  'POST /api/forum/unsubscribe': {
    tag: 'Private links', who: 'anyone', id: 'unsubscribe', summary: 'Stop mail about replies with a mailed link',
    body: MailedToken, answer: MessageAnswer, refusals: { 400: 'This link is not one of ours.' },
  },
  'PUT /api/forum/profile/email': {
    ...own, id: 'correctEmail', summary: 'Put your address right, before it is confirmed',
    description: 'What was mailed to the address before opens nothing any more; a link to confirm goes to the new one.',
    body: body('EmailCorrection', EmailCorrection), answer: UserAnswer,
    refusals: { 400: 'The password is wrong, or this is no address.', 409: 'Your address is confirmed already, or the new one is taken.' },
  },
  'PUT /api/forum/profile/erasure': {
    ...own, id: 'askErasure', summary: 'Have your account erased in seven days',
    body: OwnPassword, answer: UserAnswer,
    refusals: { 400: 'The password is wrong.', 409: 'You are the only admin.' },
  },
  'DELETE /api/forum/profile/erasure': { ...own, id: 'keepAccount', summary: 'Keep your account after all', answer: UserAnswer },
}
