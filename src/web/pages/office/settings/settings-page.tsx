import { useQuery } from '@tanstack/react-query'
import { keysOf } from '../../../../shared/typed-object.ts'
import { WORD_LIST_MAX_CHARS, WORD_LIST_WAYS, type WordListWay } from '../../../../shared/forum/word-list.ts'
import { LIMIT_WORDS } from '../../../../shared/office/settings/limit-words.ts'
import type { OfficeSettings } from '../../../../shared/office/settings/settings.ts'
import { REPLY_TIMES, type ReplyTime, replyTimeSentence } from '../../../../shared/office/settings/reply-time.ts'
import { SETTING_MAX_CHARS } from '../../../../shared/office/settings/settings-words.ts'
import type { Fields } from '../../../drafts/versioned-draft.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { settingsQuery } from '../../../queries/office/settings-queries.ts'
import { TextArea, TextField } from '../../../ui/form/field.tsx'
import type { PageModule } from '../../frame/page-data.ts'
import { Choice } from '../frame/choice.tsx'
import { loadOffice } from '../frame/load-office.ts'
import { OfficePage } from '../frame/office-page.tsx'
import { QueryError } from '../frame/query-error.tsx'
import { Part, settingsPart, usePart } from './settings-part.tsx'
import './settings.css'

/** What the owner decides about the site as a whole. Each card is saved by itself. */
function SettingsPage() {
  const { data, isPending, refetch } = useQuery(settingsQuery(useApi()))
  return (
    <OfficePage title="Settings" note="Each section saves separately and takes effect right away." isBusy={isPending}>
      {data ? (
        <div className="adm-stack">
          <Sender {...data} />
          <Bar {...data} />
          <Social {...data} />
          <Safety {...data} />
          <Address {...data} />
          <Words {...data} />
          <Limits {...data} />
        </div>
      ) : (
        <QueryError isPending={isPending} onRetry={refetch} />
      )}
    </OfficePage>
  )
}

const sender = settingsPart('sender', ({ postalAddress, senderName, replyAddress, replyTime }) => ({ postalAddress, senderName, replyAddress, replyTime }), ({ replyTime, ...values }) => ({ ...values, replyTime: replyTime as ReplyTime }))

function Sender({ settings }: OfficeSettings) {
  const { field, part } = usePart(sender, settings)
  return (
    <Part title="Your emails" note="Shown in every announcement and reply. By law, bulk email needs a postal address." {...part}>
      <div className="two">
        <TextField label="Sender name" {...field('senderName')} maxLength={SETTING_MAX_CHARS.senderName} autoComplete="organization" />
        <TextField
          label="Reply-to email"
          type="email"
          {...field('replyAddress')}
          hint="Where replies go. Leave blank to use the address the email came from."
          autoComplete="email"
        />
      </div>
      <Choice label="How soon do you usually reply?" choices={REPLY_CHOICES} {...field('replyTime')} />
      <TextArea label="Postal address" {...field('postalAddress')} maxLength={SETTING_MAX_CHARS.postalAddress} autoComplete="street-address" />
    </Part>
  )
}

/** What's said of it stands on the contact form and in the email that confirms a message. */
const REPLY_CHOICES = keysOf(REPLY_TIMES).map((value) => ({ value, label: value === '' ? 'Don’t say' : `Say “${replyTimeSentence(value)}”` }))

const bar = settingsPart(
  'bar',
  ({ announcementBar: { text, link } }) => ({ 'announcementBar.text': text, 'announcementBar.link': link }),
  (values) => ({ announcementBar: { text: values['announcementBar.text'], link: values['announcementBar.link'] } }),
)

function Bar({ settings }: OfficeSettings) {
  const { field, part } = usePart(bar, settings)
  return (
    <Part title="Announcement bar" note="A line of text at the top of every page. Leave blank to hide it." {...part}>
      <TextField label="Announcement" {...field('announcementBar.text')} maxLength={SETTING_MAX_CHARS.bar} />
      <TextField
        label="Link (optional)"
        {...field('announcementBar.link')}
        hint="A page on this site, like /blog, or a web address that starts with https://. Leave blank for no link."
        maxLength={SETTING_MAX_CHARS.link}
      />
    </Part>
  )
}

const NETWORKS = [
  { name: 'instagram', label: 'Instagram' },
  { name: 'facebook', label: 'Facebook' },
  { name: 'youtube', label: 'YouTube' },
] as const

const social = settingsPart<Fields>(
  'social',
  ({ socialLinks }) => Object.fromEntries(NETWORKS.map(({ name }) => [`socialLinks.${name}`, socialLinks[name]])),
  (values) => {
    const link = (name: string) => values[`socialLinks.${name}`] ?? ''
    return { socialLinks: { instagram: link('instagram'), facebook: link('facebook'), youtube: link('youtube') } }
  },
)

function Social({ settings }: OfficeSettings) {
  const { field, part } = usePart(social, settings)
  return (
    <Part title="Social links" note="Your social media pages. The footer links to the ones you fill in; the others say “coming soon.”" {...part}>
      {NETWORKS.map(({ name, label }) => (
        <TextField key={name} label={label} type="url" placeholder="https://" {...field(`socialLinks.${name}`)} maxLength={SETTING_MAX_CHARS.link} />
      ))}
    </Part>
  )
}

const WANTED = [
  { value: 'no', label: 'Optional for admins' },
  { value: 'yes', label: 'Required for admins' },
]

const safety = settingsPart(
  'safety',
  ({ adminsNeedAuthenticator }) => ({ adminsNeedAuthenticator: adminsNeedAuthenticator ? 'yes' : 'no' }),
  (values) => ({ adminsNeedAuthenticator: values.adminsNeedAuthenticator === 'yes' }),
)

function Safety({ settings, canAskForAuthenticator }: OfficeSettings) {
  const { field, part } = usePart(safety, settings)
  return (
    <Part
      title="Login security"
      note={
        canAskForAuthenticator
          ? 'Adds a second step after the password. Admins without an app have to set one up before they can open the office.'
          : 'Adds a second step after the password. To require it, first set up an authenticator app on your own profile.'
      }
      {...part}
    >
      <Choice label="Authenticator app" choices={WANTED} {...field('adminsNeedAuthenticator')} />
    </Part>
  )
}

const Address = ({ siteAddress }: OfficeSettings) => (
  <section className="card settings-part" aria-labelledby="site-address">
    <h2 id="site-address">Website address</h2>
    <p className="settings-address">{siteAddress}</p>
    <p className="hint">Links in emails and logins depend on it, so only your web developer can change it (SITE_URL).</p>
  </section>
)

const WORD_FIELDS: Record<WordListWay, { label: string; hint: string }> = {
  block: { label: 'Block', hint: 'The post can’t go up with this word. Its author sees which word it is.' },
  hold: { label: 'Hold', hint: 'The post waits for a moderator, and its author is told.' },
  warn: { label: 'Warn', hint: 'The author is asked once to reconsider. The same text sent again goes up.' },
}

const words = settingsPart<Fields>(
  'words',
  ({ wordList }) => Object.fromEntries(WORD_LIST_WAYS.map((way) => [`wordList.${way}`, wordList[way]])),
  (values) => {
    const lines = (way: WordListWay) => values[`wordList.${way}`] ?? ''
    return { wordList: { block: lines('block'), hold: lines('hold'), warn: lines('warn') } }
  },
)

function Words({ settings }: OfficeSettings) {
  const { field, part } = usePart(words, settings)
  return (
    <Part title="Words in the forum" note="One word or phrase on each line, for example “work from home.” Whole words count, in any spelling with capitals or accents. Staff can write anything." {...part}>
      {WORD_LIST_WAYS.map((way) => (
        <TextArea key={way} {...WORD_FIELDS[way]} rows={4} {...field(`wordList.${way}`)} maxLength={WORD_LIST_MAX_CHARS} spellCheck={false} />
      ))}
    </Part>
  )
}

const LIMITS = keysOf(LIMIT_WORDS)

const limits = settingsPart<Fields>(
  'limits',
  (settings) => Object.fromEntries(LIMITS.map((name) => [`limits.${name}`, settings.limits[name]?.toString() ?? ''])),
  (values) => {
    const set = LIMITS.flatMap((name) => (values[`limits.${name}`]?.trim() ? [[name, Number(values[`limits.${name}`])]] : []))
    return { limits: Object.fromEntries(set) as Record<string, number> }
  },
)

function Limits({ settings, baseLimits }: OfficeSettings) {
  const { field, part } = usePart(limits, settings)
  return (
    <Part title="Spam protection" note="Limits on how often people can do things protect the site from bots and overload. They work well as they are." {...part}>
      <details>
        <summary>Show the Limits</summary>
        <p className="hint">Leave a field blank to use the default.</p>
        <div className="settings-limits">
          {LIMITS.map((name) => (
            <TextField
              key={name}
              label={`${LIMIT_WORDS[name].what}, ${LIMIT_WORDS[name].per}`}
              inputMode="numeric"
              placeholder={baseLimits[name]?.toLocaleString('en-US')}
              hint={`Default: ${baseLimits[name]?.toLocaleString('en-US')}`}
              {...field(`limits.${name}`)}
            />
          ))}
        </div>
      </details>
    </Part>
  )
}

export const page: PageModule = {
  Component: SettingsPage,
  load: (site) => loadOffice(site, settingsQuery(site.api)),
  forms: [sender.form, bar.form, social.form, safety.form, words.form, limits.form],
}
