import type {
  AuthenticatorTable,
  MailedLinkTable,
  MemberTable,
  PendingLogInTable,
  RecoveryCodeTable,
  SessionTable,
} from './tables/accounts.ts'
import type { AnnouncementDeliveryTable, AnnouncementTable } from './tables/announcements.ts'
import type { ContactAnswerTable, ContactMessageTable, ContactNoteTable, SavedAnswerTable } from './tables/contact.ts'
import type { BlogEditorTable, BlogPostTable, BlogRevisionTable } from './tables/blog.ts'
import type { AssistantAskerTable, AssistantGroupTable, AssistantQuestionTable, AssistantRatingTable } from './tables/assistant.ts'
import type {
  BookmarkTable,
  CategoryTable,
  ModerationActTable,
  NotificationTable,
  PostEditTable,
  PostSearchTable,
  PostTable,
  ReactionTable,
  ReplyMailTable,
  ReportActTable,
  ReportTable,
  SearchTermTable,
  SentKeyTable,
  SiteTotalTable,
  TopicTable,
} from './tables/forum.ts'
import type { LimitWindowTable } from './tables/limits.ts'
import type { OfficeActTable, SettingTable } from './tables/office.ts'
import type { OutboxTable } from './tables/outbox.ts'
import type { PictureTable, PictureUseTable } from './tables/pictures.ts'
import type { FactChangeTable, FactTable } from './tables/playground.ts'
import type { SiteChangeTable, SiteValueTable } from './tables/site.ts'
import type { FactWatchTable, PollChoiceTable, PollTable, PollVoteTable } from './tables/visit.ts'
import type { WaitlistEntryTable } from './tables/waitlist.ts'

/** Every table, as TypeScript sees it: camelCase here, snake_case in SQL. */
export interface Tables {
  assistantAsker: AssistantAskerTable
  assistantGroup: AssistantGroupTable
  assistantQuestion: AssistantQuestionTable
  assistantRating: AssistantRatingTable
  authenticator: AuthenticatorTable
  announcement: AnnouncementTable
  announcementDelivery: AnnouncementDeliveryTable
  blogEditor: BlogEditorTable
  blogPost: BlogPostTable
  blogRevision: BlogRevisionTable
  bookmark: BookmarkTable
  category: CategoryTable
  contactAnswer: ContactAnswerTable
  contactMessage: ContactMessageTable
  contactNote: ContactNoteTable
  fact: FactTable
  factChange: FactChangeTable
  factWatch: FactWatchTable
  limitWindow: LimitWindowTable
  mailedLink: MailedLinkTable
  member: MemberTable
  moderationAct: ModerationActTable
  notification: NotificationTable
  officeAct: OfficeActTable
  outbox: OutboxTable
  pendingLogIn: PendingLogInTable
  picture: PictureTable
  pictureUse: PictureUseTable
  poll: PollTable
  pollChoice: PollChoiceTable
  pollVote: PollVoteTable
  post: PostTable
  postEdit: PostEditTable
  postSearch: PostSearchTable
  reaction: ReactionTable
  recoveryCode: RecoveryCodeTable
  replyMail: ReplyMailTable
  report: ReportTable
  reportAct: ReportActTable
  savedAnswer: SavedAnswerTable
  searchTerm: SearchTermTable
  sentKey: SentKeyTable
  session: SessionTable
  setting: SettingTable
  siteChange: SiteChangeTable
  siteTotal: SiteTotalTable
  siteValue: SiteValueTable
  topic: TopicTable
  waitlistEntry: WaitlistEntryTable
}
