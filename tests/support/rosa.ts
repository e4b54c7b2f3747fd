/** The owner. */
export const ROSA = { username: 'rosa', password: 'playground owner' }
/** What gives a site that owner at its first start. */
export const ROSA_OWNS = { ADMIN_USERNAME: ROSA.username, ADMIN_EMAIL: 'rosa@example.com', ADMIN_PASSWORD: ROSA.password }
