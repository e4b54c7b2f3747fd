import type { ModerationKind } from './moderation-act.ts'

export const MODERATED: Record<ModerationKind, string> = {
  'pin-topic': 'pinned',
  'unpin-topic': 'unpinned',
  'lock-topic': 'locked',
  'unlock-topic': 'unlocked',
  'hide-topic': 'hid',
  'unhide-topic': 'unhid',
  'slow-topic': 'put {} in slow mode',
  'unslow-topic': 'took {} out of slow mode',
  'rename-topic': 'renamed',
  'merge-topic': 'merged another topic into',
  'split-topic': 'split posts from another topic into',
  'move-topic': 'moved',
  'edit-post': 'edited',
  'purge-version': 'deleted an earlier version of',
  'remove-post': 'removed',
  'restore-post': 'restored',
  'hide-post': 'hid',
  'unhide-post': 'unhid',
}
