import { line, paragraph, type TextGroup } from './site-text.ts'

const headed = <const Path extends string>(title: string, path: Path, heading: string, lead: string) =>
  ({ title, path, texts: { heading: line('Heading', heading), lead: paragraph('Introduction', lead) } }) as const satisfies TextGroup

export const LOGIN_TEXTS = headed('Log in', '/forum/login', 'Welcome back', 'Log in to reply, bookmark, and say bonjour.')
export const REGISTER_TEXTS = headed('Sign up', '/forum/register', 'Join the community', 'It’s free and takes about a minute.')
export const CATEGORIES_TEXTS = headed('Categories', '/forum/categories', 'Categories', 'Pick a corner. Every topic has one.')
export const LATEST_TEXTS = headed('Latest topics', '/forum/latest', 'Latest Topics', 'The newest conversations.')
export const POPULAR_TEXTS = headed('Popular topics', '/forum/popular', 'Popular Topics', 'What parents read, reply to, and like most.')
