import { line, pageDescription, pageTitle, paragraph, type TextGroup } from './site-text.ts'

/** What the landing page says, from top to bottom. What its tiles and squares say are facts. */
export const LANDING_TEXTS = {
  title: 'Landing page',
  path: '/',
  texts: {
    'pill': line('Announcement above the heading', '{announcement.short}'),
    'heading': line('Heading', 'Welcome to *On Joue*', { emphasis: 'color' }),
    'tagline': line('Tagline', 'Where Childhood Flourishes'),
    'lead': paragraph(
      'Introduction',
      'In French, *on joue* means “we play,” and *la joue* is the cheek: the rosy kind children bring home from a really good afternoon.',
      { emphasis: 'french' },
    ),
    'ages-line': line('Below the ages', 'and the grown-ups they bring'),
    'about-heading': line('About: heading', 'Play is serious work. {if opening open}This is its proper home.{else}We’re planning it a proper home.{end}'),
    'overview-more': paragraph(
      'About: second sentence of the overview',
      '{if opening open}Join the waitlist for news, follow the blog, or tell us what your family needs.{else}We’re sharing the plans as they grow. Join the waitlist, follow the blog, or tell us what your family needs.{end}',
    ),
    'mission-more': paragraph('About: second sentence of the mission', 'What guides us: {values.lowercase}.'),
    'vision-more': paragraph('About: second sentence of the vision', 'One good room at a time, starting in {city.town}.'),
    'features-heading': line('Features: heading', 'Six squares, one very good afternoon'),
    'features-none': line('Features: heading, while none is offered', 'What we had planned'),
    'features-lead': paragraph(
      'Features: introduction',
      'French children hop *la marelle* (hopscotch) from earth to sky. {if feature.pods, feature.light, feature.checkin, feature.cafe, feature.creative, feature.events not offered}{else}Here’s the course we planned for yours.{end}',
      { emphasis: 'french' },
    ),
    'contact-heading': line('Get in touch: heading', 'Get in touch'),
    'contact-lead': paragraph(
      'Get in touch: introduction',
      'Questions, ideas{if birthdays offered}, a birthday you’re already planning{end}? Write to us. We’d love to hear it.',
    ),
    'contact-card': line('Contact form: heading', 'Contact us'),
    'waitlist-heading': line('Waitlist: heading', 'Get a foot in the door'),
    'waitlist-lead': paragraph(
      'Waitlist: introduction',
      'Join the waitlist and we’ll email you {if opening, location, pricing undecided}the opening date, address, and prices as we announce them.{else}when there’s news.{end}',
    ),
    'waitlist-note': line('Waitlist: below the button', 'We’ll email you {if opening open}when there’s news{else}as plans are announced{end}.'),
    'title': pageTitle('On Joue | Where Childhood Flourishes'),
    'description': pageDescription('{about.answer}'),
  },
} as const satisfies TextGroup

/** What stands at the end of every page outside of forum and office. */
export const FRAME_TEXTS = {
  title: 'Footer',
  path: '/',
  texts: {
    pledge: paragraph(
      'What On Joue is',
      '{if opening open}An indoor playground{else}A planned indoor playground{end} for children ages {ages.short} and their families. {announcement.short}.',
    ),
    motto: line('Last line', '*On joue*: French for “we play.”', { emphasis: 'french' }),
  },
} as const satisfies TextGroup
