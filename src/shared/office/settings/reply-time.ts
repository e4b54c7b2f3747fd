/** How soon the owner may say that she usually replies, and how a sentence ends with it. */
export const REPLY_TIMES = { '': '', day: 'within a day', days: 'within a few days', week: 'within a week' } as const
export type ReplyTime = keyof typeof REPLY_TIMES

/** What parents are told of it; nothing until the owner has set one. */
export const replyTimeSentence = (time: ReplyTime): string => (time === '' ? '' : `We usually reply ${REPLY_TIMES[time]}.`)
