import type { EmailOriginal } from './email-original.ts'

/** About a member’s posts and topics. */
export const FORUM_EMAILS = {
  'topic-reply': {
    name: 'Reply in a topic',
    subject: '{author} replied in “{title}”',
    heading: 'Bonjour {username}',
    paragraphs: ['{author} replied in “{title}”.'],
  },
  'post-reply': {
    name: 'Reply to a post',
    subject: '{author} replied to you in “{title}”',
    heading: 'Bonjour {username}',
    paragraphs: ['{author} replied to you in “{title}”.'],
  },
  'mention': {
    name: 'Mention',
    subject: '{author} mentioned you in “{title}”',
    heading: 'Bonjour {username}',
    paragraphs: ['{author} mentioned you in “{title}”.'],
  },
  'member-warned': {
    name: 'Note about a post',
    subject: 'About your post in the forum',
    heading: 'Bonjour {username}',
    paragraphs: ['Our team took a look at what you wrote in “{title}”. Here’s our note:'],
  },
  'member-warned-reported': {
    name: 'Note about a reported post',
    subject: 'About your post in the forum',
    heading: 'Bonjour {username}',
    paragraphs: ['Our team took a look at what you wrote in “{title}” after someone reported it. Here’s our note:'],
  },
  'post-hidden': {
    name: 'Post hidden after reports',
    subject: 'Your post is waiting for a moderator’s look',
    heading: 'Bonjour {username}',
    paragraphs: [
      'Members reported your post in “{title}”. Reason: {reason}. It’s hidden until a moderator has looked at it. No moderator has decided anything yet.',
      'You can still read and edit your post. When you save a change, a moderator will look again. Here’s what you wrote:',
    ],
  },
  'post-shown': {
    name: 'Post back after reports',
    subject: 'Your post is back',
    heading: 'Bonjour {username}',
    paragraphs: ['A moderator looked at your post in “{title}”. It follows our guidelines, and everyone can read it again.'],
  },
  'post-taken-down': {
    name: 'Post taken down',
    subject: 'Your post was taken down',
    heading: 'Bonjour {username}',
    paragraphs: ['A moderator took down your post in “{title}”. Other members can’t read it anymore.', 'Here’s what you wrote:'],
  },
  'post-edited': {
    name: 'Post edited by staff',
    subject: 'We edited your post',
    heading: 'Bonjour {username}',
    paragraphs: ['An admin edited your post in “{title}”.', 'Here’s what it says now:'],
  },
  'post-upheld': {
    name: 'Post stays hidden',
    subject: 'Your post stays hidden',
    heading: 'Bonjour {username}',
    paragraphs: ['A moderator looked at your post in “{title}” and agreed with the reports. It stays hidden.', 'Here’s what you wrote:'],
  },
  'post-released': {
    name: 'Post approved',
    subject: 'Your post is up',
    heading: 'Bonjour {username}',
    paragraphs: ['Your post in “{title}” has been reviewed. Everyone can read it now.'],
  },
  'post-refused': {
    name: 'Post not approved',
    subject: 'We didn’t put your post up',
    heading: 'Bonjour {username}',
    paragraphs: ['A moderator looked at your post in “{title}” and decided not to put it up.', 'Here’s what you wrote:'],
  },
  'topic-hidden': {
    name: 'Topic hidden',
    subject: 'Your topic is hidden',
    heading: 'Bonjour {username}',
    paragraphs: ['Our moderators hid your topic “{title}”. Only you and they can see it now.'],
  },
  'topic-shown': {
    name: 'Topic back',
    subject: 'Your topic is back',
    heading: 'Bonjour {username}',
    paragraphs: ['Our moderators looked at your topic “{title}” again. Everyone can read it now.'],
  },
  'topic-locked': {
    name: 'Topic locked',
    subject: 'Your topic is locked',
    heading: 'Bonjour {username}',
    paragraphs: ['Our moderators locked your topic “{title}”. Everyone can still read it, but no one can reply until {until}.'],
  },
  'topic-moved': {
    name: 'Topic moved',
    subject: 'Your topic is in another category now',
    heading: 'Bonjour {username}',
    paragraphs: ['Our moderators moved your topic “{title}” to the category “{category}”. Its link still works, and so do all replies.'],
  },
  'topic-renamed': {
    name: 'Topic renamed',
    subject: 'Your topic has a new title',
    heading: 'Bonjour {username}',
    paragraphs: ['Our moderators renamed your topic. It’s now called “{title}”. Old links still work, and nothing else has changed.'],
  },
  'topic-merged': {
    name: 'Topic merged',
    subject: 'Your topic is part of another one now',
    heading: 'Bonjour {username}',
    paragraphs: ['Our moderators made your topic part of “{title}”, so that everything about it is in one place. All posts are there, and old links lead to them.'],
  },
  'posts-moved': {
    name: 'Post moved',
    subject: 'Your post is in another topic now',
    heading: 'Bonjour {username}',
    paragraphs: ['Our moderators moved a post of yours to the topic “{title}”. Its text hasn’t changed, and old links lead to it.'],
  },
} as const satisfies Record<string, EmailOriginal>
