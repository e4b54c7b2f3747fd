/** One edit of a post. */
export interface PostEditView {
  id: number
  /** What the post said before. */
  content: string
  editedAt: string
  /** Who edited it; 'Former member' once the account is gone. */
  username: string
}
