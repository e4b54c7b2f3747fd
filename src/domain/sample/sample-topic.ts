/** How long ago something happened: minutes, hours or days, e.g. `38m`, `9h`, `120d`. */
export type Ago = `${number}${'m' | 'h' | 'd'}`

/** A post whose writer matters: a member's name, or `op` for whoever opened the topic. Others go to anybody. */
export interface SampleReply {
  by?: string
  /** Number, within the topic, of the post it answers. */
  to?: number
  text: string
}

/** A made-up topic: what was said, and how long ago. */
export interface SampleTopic {
  title: string
  by?: string
  opened: Ago
  /** When the last post was written. */
  last: Ago
  /** Left out, it follows from age and replies. */
  views?: number
  pinned?: boolean
  locked?: boolean
  /** The opening post, then the replies. */
  posts: readonly (string | SampleReply)[]
}
