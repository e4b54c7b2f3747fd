/**
 * Moves the focus to a post, once the page shows it as it is now: what stood in its place may have been replaced.
 *
 * @param onlyIfLost - leaves the focus where it is, unless what had it is gone
 */
export function focusPost(id: number, { onlyIfLost = false } = {}): void {
  setTimeout(() => {
    if (onlyIfLost && document.activeElement !== document.body) return
    document.getElementById(`post-${id}`)?.focus({ preventScroll: true })
  })
}
