/** Names that speak for the site or mean somebody else. Source: docs/rules/accounts.md#names */
const RESERVED = new Set([
  'admin', 'admins', 'administrator', 'moderator', 'moderators', 'mod', 'mods', 'staff', 'team', 'support', 'help',
  'system', 'root', 'owner', 'official', 'onjoue', 'security', 'webmaster', 'postmaster', 'info', 'contact',
  'all', 'everyone', 'here', 'unknown', 'anonymous', 'guest', 'deleted', 'former', 'formermember', 'null', 'undefined',
  'me', 'new', 'edit', 'api', 'forum', 'blog', 'login', 'logout', 'register',
])

/** Whether a name is kept back, with any hyphens and underscores. */
export const isReserved = (username: string): boolean => RESERVED.has(username.toLowerCase().replace(/[-_]/g, ''))
