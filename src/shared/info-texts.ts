/** One of the pages in prose. Each section is a heading and its paragraphs. */
export interface InfoText {
  title: string
  lead: string
  sections: { heading: string; paragraphs: string[] }[]
}

/** Sources: docs/rules/privacy.md, accounts.md, forum.md, pictures.md, assistant.md */
export const INFO_TEXTS: Record<string, InfoText> = {
  '/forum/guidelines': {
    title: 'Community guidelines',
    lead: 'Be as kind as you’d be at the sandbox. That’s most of it. Here’s the rest.',
    sections: [
      {
        heading: 'Be kind to each other',
        paragraphs: [
          'Every family does things a little differently. Ask before you give advice, and disagree with ideas, not people. No one here needs to hear that they’re a bad parent.',
          'Share what worked for you as just that: what worked for you. For medical, legal, or safety questions, point to a professional or to a source anyone can read.',
        ],
      },
      {
        heading: 'Protect children’s privacy',
        paragraphs: [
          'This is a place for grown-ups. Please leave out any child’s full name, birth date, school, address, or photo, and that includes your own child’s. “My 4-year-old” says enough.',
          'If you see a post that shares a child’s details, report it, or tell us right away with the contact form.',
        ],
      },
      {
        heading: 'Keep it useful',
        paragraphs: [
          'Stay on topic, choose a title others can find, and check whether it’s been asked before. Please don’t sell, recruit, or paste copied content.',
          'We may hide or move posts that break these guidelines. Think we got it wrong? Tell us with the contact form.',
        ],
      },
    ],
  },
  '/forum/privacy': {
    title: 'Privacy',
    lead: 'We keep as little as we can, say what it is, and give it back or erase it when you ask.',
    sections: [
      {
        heading: 'What you send us',
        paragraphs: [
          'A contact message keeps your name, your email address and what you wrote, so that we can answer. We keep answered messages for up to 24 months and others for up to 12.',
          'The waitlist keeps your email address, when and where you joined, and when you confirmed it. We use it to tell you about On Joue, and for nothing else. Without your yes we remind you once and forget the address 14 days after we asked. Every letter has a link to leave; whoever has left is forgotten after 30 days.',
          'If you ask to be told when something is known, we keep your email address until we have told you, once, and forget it then; without your yes we forget it after 14 days. A vote in one of our polls cannot be traced back to you, and once the matter is decided only the sums are left.',
          'Mail we send you stays in our own outbox for up to 30 days, or 90 if it could not be delivered. We may add short notes to a message to remember what to do about it; they go with the message.',
          'The site assistant answers from what this website says. The conversation stays in your browser tab, and so does a question you take from it to the contact form, until you send it. A question that got no good answer, or a thumb down, is noted for up to 30 days so that we can answer it: its words without mail addresses, links and long numbers, and when, but nothing about who asked. If a language model phrases an answer, it gets the question and nothing else about you. An address you leave to hear an answer is used for that one mail and erased then, or after 30 days.',
        ],
      },
      {
        heading: 'Your account',
        paragraphs: [
          'An account keeps your user name, your email address, your password in a form nobody can read, your first and last name, and what you say about yourself. The email address and the first and last name are for you and the admins only. For every place where you are logged in we keep the kind of browser and system and when it was last used.',
          'What you write in the forum is public. A post that was changed shows members what it said before; a post that was removed is erased after 24 hours, with its history.',
          'A profile picture is public, too. We keep its pixels and nothing else: not where, when or with what it was taken. It is deleted when you replace it or take it down, and with your account within the hour.',
          'When somebody answers or mentions you, we mail you, once your address is confirmed. You can switch that off on your profile, or with the link in every such mail, without logging in.',
          'Your profile gives you everything we hold about you as one file, and erases the account when you ask. For seven days you can change your mind. Then your names, email address, password, picture, likes, bookmarks, notifications and our mail to you are gone. What you wrote stays, by a “Former member”; delete first what should not stay.',
        ],
      },
      {
        heading: 'Children',
        paragraphs: [
          'This website is for adults. We never ask for a child’s name, birth date, school or photo, and we collect no face data here. If a child has sent us something, tell us and we erase it.',
        ],
      },
      {
        heading: 'What your browser tells us',
        paragraphs: [
          'There is no advertising, no tracking and no third party on these pages. A cookie remembers whether you chose light or dark colors, if you did; another keeps you logged in, if you have an account. Where a browser runs no scripts, one more lasts a minute at most, to tell you that what you sent has arrived. What you have begun to write in the forum stays in your browser until you send it.',
          'To keep robots out we count requests by network address. The address is scrambled before it is stored, cannot be read back, and the counts are gone within two days. Our logs hold no addresses.',
        ],
      },
      {
        heading: 'Your say',
        paragraphs: [
          'Every mail from us about your message or your place on the waitlist has a private link. It shows what we hold, and lets you correct or erase it yourself, at once. Your message also reached us by mail; when you erase it, we are asked to delete that mail, too.',
          'You can also ask us with the contact form. We do not sell or share what we hold with anyone.',
        ],
      },
    ],
  },
  '/forum/terms': {
    title: 'Terms',
    lead: 'Plain words for using this website.',
    sections: [
      {
        heading: 'What this website is',
        paragraphs: [
          'On Joue is a planned indoor playground in Austin, Texas. This website tells you what is planned. Plans change, and nothing here is an offer or a booking. Pricing, exact location and opening date are not yet announced.',
          'The site assistant gives automated answers from what we have published. For anything that matters to your family, ask a person with the contact form.',
        ],
      },
      {
        heading: 'Taking part',
        paragraphs: [
          'You must be an adult to send us something or to join the community. What you write stays yours; by sending it you allow us to show it on this website.',
          'Please do not send what you have no right to share, what is unlawful, or anything meant to harm the site or the people on it. We may remove it.',
        ],
      },
      {
        heading: 'Advice and liability',
        paragraphs: [
          'What parents tell each other is experience, not professional advice. We work with care, and we cannot promise that every page is complete or always available.',
          'If something here should come down because it is unlawful or shows somebody who never agreed to it, use the contact form and say where it is. We act on such messages within 48 hours.',
        ],
      },
    ],
  },
}
