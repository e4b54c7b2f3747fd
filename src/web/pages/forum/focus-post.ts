/** Moves the focus to a post, once the page shows it as it is now: what stood in its place may have been replaced. */
export function focusPost(id: number): void {
  setTimeout(() => document.getElementById(`post-${id}`)?.focus({ preventScroll: true }))
}
