import { line, pageDescription, pageTitle, paragraph, type TextGroup } from './site-text.ts'

/** What stands above the posts. */
export const BLOG_TEXTS = {
  title: 'Blog',
  path: '/blog',
  texts: {
    heading: line('Heading', 'On Joue Blog'),
    lead: paragraph('Introduction, also of the RSS feed', 'Insights, updates, and tips for parents from our playground community'),
    title: pageTitle('On Joue Blog'),
    description: pageDescription('Insights, updates, and tips for parents from our playground community'),
  },
} as const satisfies TextGroup
