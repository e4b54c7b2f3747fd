import { ERASURE_DAYS } from '../accounts/accounts-words.ts'
import { count } from '../privacy/personal-data.ts'
import {
  ANSWERED_MESSAGE_MONTHS, COUNT_DAYS, DEVICE_DAYS, DRAFT_DAYS, FAILED_EMAIL_DAYS, LAST_EMAIL_DAYS, LEFT_WAITLIST_DAYS,
  OTHER_MESSAGE_MONTHS, QUESTION_DAYS, REMOVAL_REQUEST_MONTHS, REMOVED_POST_HOURS, SENT_EMAIL_DAYS, SESSION_DAYS, UNCONFIRMED_DAYS,
} from '../privacy/retention.ts'
import { line, pageDescription, pageTitle, paragraph, rich, type TextGroup } from './site-text.ts'

/**
 * The privacy page in prose; what follows it, a list that leaves nothing out, is made from the rules. Its figures are
 * those of the rules that delete. Sources: docs/rules/privacy.md, accounts.md, forum.md, pictures.md, assistant.md
 */
export const PRIVACY_TEXTS = {
  title: 'Privacy',
  path: '/forum/privacy',
  texts: {
    heading: line('Heading', 'Privacy'),
    lead: paragraph('Introduction', 'We keep as little as we can, tell you what it is, and give you a copy or delete it when you ask.'),
    body: rich(
      'Everything below the introduction',
      `## What you send us

When you use the contact form, we keep your name, email address, and message so we can reply. We delete a message after ${OTHER_MESSAGE_MONTHS} months, or after ${ANSWERED_MESSAGE_MONTHS} months if we replied. We may add short notes to a message to keep track of it. Our replies and notes are deleted with the message.

When you ask us to remove something, we keep your name, your email address, and what you wrote. Only moderators and admins can read it. We delete it ${REMOVAL_REQUEST_MONTHS} months after we decided. If you delete your account with the same address, we delete requests we’ve decided along with it.

For the waitlist, we keep your email address, when and where you joined, and when you confirmed. We use it to send you news about On Joue and for nothing else. If you don’t confirm, we’ll remind you once and delete your address ${UNCONFIRMED_DAYS} days after we first asked. Every announcement has an unsubscribe link, and we delete your address ${LEFT_WAITLIST_DAYS} days after you use it.

If you sign up for an email alert, we keep your email address until we’ve emailed you once, then delete it. If you don’t confirm, we delete it after ${UNCONFIRMED_DAYS} days.

When you vote in a poll, we store your choice under a scrambled code instead of your name or email address. Once the question is decided, we keep only the totals.

For each email we send you, we keep your address, which email it was, and when, but not its words. We delete that after ${SENT_EMAIL_DAYS} days, or after ${FAILED_EMAIL_DAYS} days if the email couldn’t be delivered. For alerts and answers from the assistant, it’s ${count(LAST_EMAIL_DAYS, 'day')}.

The site assistant answers from what this website says. Your conversation is stored only in your browser tab, and the assistant gets your last few messages with each question so it can follow along. A question you carry over to the contact form also stays in your tab until you send it.

If a question doesn’t get a good answer, or an answer gets a thumbs-down, we save the question for up to ${QUESTION_DAYS} days so we can answer it. We save its words, without email addresses, links, or long numbers, and the time, but nothing about who asked. If a language model helps word an answer, it gets your question and nothing else about you. If you leave an email address to get an answer, we use it for that one email and then delete it, after ${QUESTION_DAYS} days at the latest.

## Your account

An account has your username, email address, first and last name, and whatever you write about yourself. It also has your password, in a form no one can read. Only you and admins can see your email address and your first and last name. For each device you’re logged in on, we keep its browser and operating system, and when you last used it, for up to ${SESSION_DAYS} days. If you never confirm your email and never post, we delete the account after ${UNCONFIRMED_DAYS} days.

What you post in the forum is public. If you edit a post in its first 24 hours, or remove private details from it, what it said before is deleted for good. After other edits, only you and our team can see the earlier versions. If you delete a post, it’s deleted for good after ${REMOVED_POST_HOURS} hours, along with its earlier versions.

Your profile photo is public, too. We keep only the image itself and remove hidden details such as location, date, and camera. We delete the photo when you replace or remove it, and within an hour after your account is deleted.

When someone replies to you or mentions you, we email you, once your address is confirmed. You can turn that off on your profile or with the link in each of those emails. You don’t need to log in to use that link.

If you report a post, moderators and admins can see that it was you. We keep a log of what our team does in the forum and in the office, for as long as this website runs.

On your profile, you can download a copy of your account and everything you’ve written, liked, saved, and sent us, in one file. You can also delete your account there. You have ${ERASURE_DAYS} days to change your mind. Then we delete your username, name, email address, password, photo, likes, bookmarks, notifications, and the emails we sent you. Your posts stay, with “Former member” as the author. If you don’t want a post to stay, delete it first.

## Children

This website is for adults. We never ask for a child’s name, birth date, school, or photo, and we don’t collect face data here. If a child has sent us something, tell us and we’ll delete it.

## Cookies and your browser

These pages have no ads, no tracking, and no third parties. One cookie remembers whether you chose light or dark colors, if you chose. Another keeps you logged in, if you have an account. One more says for ${DEVICE_DAYS} days that this device has logged in before, so that others’ guesses at your password don’t keep you out. If JavaScript is turned off in your browser, a cookie lasts up to a minute and tells you that your form was sent. If you hide a notice at the top of the page, a cookie remembers that until you close your browser. Anything you start writing in the forum stays in your browser until you send it, for up to ${DRAFT_DAYS} days.

To keep bots out, we count requests by network address. We scramble the address before we store it, so it can’t be read back, and we delete the counts within ${COUNT_DAYS} days. Our logs don’t contain network addresses, names, or anything you wrote. They do record what kind of page was opened.

## Your choices

Our emails about your message, your spot on the waitlist, or an email alert have a private link. It shows what we have and lets you delete it yourself, right away. You can also edit a message or a waitlist address there. Your message also reached us by email. When you delete it here, the site asks our team to delete that email, too.

You can also ask us with the contact form. We don’t sell your information or give it to anyone else for their own use.`,
    ),
    title: pageTitle('Privacy | On Joue'),
    description: pageDescription('What On Joue keeps about you, why, for how long, and how to have it deleted.'),
  },
} as const satisfies TextGroup
