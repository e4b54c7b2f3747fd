/** What the office's frame shows on every page, and whether its inner rooms are open. */
export interface DoorView {
  username: string
  avatar: string | null
  /** Whether the password was given recently enough for inboxes, exports and roles. */
  isPasswordRecent: boolean
  /** What waits, by the page where it waits. */
  waiting: { messages: number; forum: number; mail: number }
}
