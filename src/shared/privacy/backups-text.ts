import { BACKUPS_MAX } from './retention.ts'

/** What the privacy page says of backups: it depends on how the site is set up. */
export const backupsText = ({ backsUpDaily }: { backsUpDaily: boolean }): string =>
  backsUpDaily
    ? `This website backs itself up once a day and keeps only the newest ${BACKUPS_MAX} backups. Something you delete stays in a backup until ${BACKUPS_MAX} newer ones have been made, usually ${BACKUPS_MAX} days later.`
    : 'This website makes no backups by itself. Its host may keep copies. Ask us how long.'
