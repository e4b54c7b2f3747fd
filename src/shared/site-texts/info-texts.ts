import { line, pageDescription, pageTitle, paragraph, rich, type TextGroup } from './site-text.ts'

/** How members treat each other. Source: docs/rules/forum.md */
export const GUIDELINES_TEXTS = {
  title: 'Community guidelines',
  path: '/forum/guidelines',
  texts: {
    heading: line('Heading', 'Community guidelines'),
    lead: paragraph('Introduction', 'Be as kind as you’d be at the sandbox. That’s most of it. Here’s the rest.'),
    body: rich(
      'Everything below the introduction',
      `## Be kind to each other

Every family does things a little differently. Ask before you give advice, and disagree with ideas, not people. No one here needs to hear that they’re a bad parent.

Share what worked for you as just that: what worked for you. For medical, legal, or safety questions, point to a professional or to a source anyone can read.

## Protect children’s privacy

This is a place for grown-ups. Please leave out any child’s full name, birth date, school, address, or photo, and that includes your own child’s. “My 4-year-old” says enough.

If you see a post that shares a child’s details, report it. If it puts a child in danger, or shows an intimate picture without consent, use “Remove Something” at the bottom of this page. You don’t need an account for that.

## Keep it useful

Stay on topic, choose a title others can find, and check whether it’s been asked before. Please don’t sell, recruit, or paste copied content.

We may hide or move posts that break these guidelines. Think we got it wrong? Tell us with the contact form.`,
    ),
    title: pageTitle('Community Guidelines | On Joue'),
    description: pageDescription('How we treat each other in the On Joue parent community.'),
  },
} as const satisfies TextGroup

export const TERMS_TEXTS = {
  title: 'Terms',
  path: '/forum/terms',
  texts: {
    heading: line('Heading', 'Terms'),
    lead: paragraph('Introduction', 'The rules for using this website, in plain English.'),
    body: rich(
      'Everything below the introduction',
      `## What this website is

{if opening open}On Joue is an indoor playground in {city.short}. This website tells you about it.{else}On Joue is a planned indoor playground in {city.short}. This website tells you about the plans.{end} Plans change, and nothing here is an offer or a booking. You’ll find what’s announced, and what isn’t, on Know Before You Go.

The site assistant gives automated answers from what we’ve published. For anything that matters to your family, check with the On Joue team through the contact form.

## Joining in

You must be an adult to send us something or join the community. What you write is still yours. When you post in the forum, you let us show it on this website.

Please don’t post anything you don’t have the right to share, anything illegal, or anything meant to harm the site or the people on it. We may remove it.

## Advice and liability

What parents tell each other is experience, not professional advice. We work carefully, but we can’t promise that every page is complete or always available.

If something here is illegal, or shows someone who didn’t agree to it, tell us with the contact form and say where it is. We’ll review it as soon as we can. For intimate pictures and child safety, use “Remove Something” at the bottom of this page. We’ll decide within 48 hours.`,
    ),
    title: pageTitle('Terms | On Joue'),
    description: pageDescription('The terms for using the On Joue website.'),
  },
} as const satisfies TextGroup
