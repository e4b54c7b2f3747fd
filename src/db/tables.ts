import type { MemberBlockTable, MemberTable, SignUpPauseTable } from './tables/accounts-tables.ts'
import type { AuthenticatorTable, EmailLinkTable, PendingLoginTable, RecoveryCodeTable, SessionTable } from './tables/login-tables.ts'
import type { StaffAlertSettingTable, StaffAlertTable } from './tables/alerts-tables.ts'
import type { AnnouncementDeliveryTable, AnnouncementTable } from './tables/announcements-tables.ts'
import type { ContactAnswerTable, ContactMessageTable, ContactNoteTable, SavedAnswerTable } from './tables/contact-tables.ts'
import type { BlogEditorTable, BlogPostTable, BlogRevisionTable, GoneBlogPostTable } from './tables/blog-tables.ts'
import type { AssistantGroupTable, AssistantQuestionTable, AssistantRatingTable, AssistantSubscriberTable } from './tables/assistant-tables.ts'
import type { CategoryTable, IdempotencyKeyTable, NotificationTable, PostSearchTable, ReplyEmailTable, SearchTermTable, SiteTotalTable, TopicRedirectTable, TopicTable } from './tables/forum/forum-tables.ts'
import type { ModerationActTable, ReportActTable, ReportTable } from './tables/forum/moderation-tables.ts'
import type { BookmarkTable, FormerLineTable, PostEditTable, PostQuoteTable, PostTable, ReactionTable } from './tables/forum/post-tables.ts'
import type { RemovalRequestTable } from './tables/forum/removals-tables.ts'
import type { LimitWindowTable } from './tables/limits-tables.ts'
import type { OfficeActTable, SettingTable } from './tables/office-tables.ts'
import type { OutboxTable } from './tables/outbox-tables.ts'
import type { PictureTable, PictureUseTable } from './tables/pictures-tables.ts'
import type { FactChangeTable, FactPublicationTable, FactSpanishTable, FactTable } from './tables/playground-tables.ts'
import type { AppSecretTable, SiteChangeTable } from './tables/site-tables.ts'
import type { SitePictureTable } from './tables/site-pictures-tables.ts'
import type { SiteTextTable } from './tables/site-texts-tables.ts'
import type { FactSubscriptionTable, PollChoiceTable, PollTable, PollVoteTable } from './tables/visit-tables.ts'
import type { WaitlistEntryTable } from './tables/waitlist-tables.ts'

/** Every table, as TypeScript sees it: camelCase here, snake_case in SQL. */
export interface Tables {
  announcement: AnnouncementTable
  announcementDelivery: AnnouncementDeliveryTable
  appSecret: AppSecretTable
  assistantGroup: AssistantGroupTable
  assistantQuestion: AssistantQuestionTable
  assistantRating: AssistantRatingTable
  assistantSubscriber: AssistantSubscriberTable
  authenticator: AuthenticatorTable
  blogEditor: BlogEditorTable
  blogPost: BlogPostTable
  blogRevision: BlogRevisionTable
  bookmark: BookmarkTable
  category: CategoryTable
  contactAnswer: ContactAnswerTable
  contactMessage: ContactMessageTable
  contactNote: ContactNoteTable
  emailLink: EmailLinkTable
  fact: FactTable
  factPublication: FactPublicationTable
  factSpanish: FactSpanishTable
  factChange: FactChangeTable
  factSubscription: FactSubscriptionTable
  goneBlogPost: GoneBlogPostTable
  idempotencyKey: IdempotencyKeyTable
  limitWindow: LimitWindowTable
  member: MemberTable
  memberBlock: MemberBlockTable
  moderationAct: ModerationActTable
  notification: NotificationTable
  officeAct: OfficeActTable
  outbox: OutboxTable
  pendingLogin: PendingLoginTable
  picture: PictureTable
  pictureUse: PictureUseTable
  poll: PollTable
  pollChoice: PollChoiceTable
  pollVote: PollVoteTable
  post: PostTable
  postEdit: PostEditTable
  postQuote: PostQuoteTable
  formerLine: FormerLineTable
  postSearch: PostSearchTable
  reaction: ReactionTable
  recoveryCode: RecoveryCodeTable
  removalRequest: RemovalRequestTable
  replyEmail: ReplyEmailTable
  report: ReportTable
  reportAct: ReportActTable
  savedAnswer: SavedAnswerTable
  searchTerm: SearchTermTable
  session: SessionTable
  signUpPause: SignUpPauseTable
  setting: SettingTable
  siteChange: SiteChangeTable
  sitePicture: SitePictureTable
  siteText: SiteTextTable
  siteTotal: SiteTotalTable
  staffAlert: StaffAlertTable
  staffAlertSetting: StaffAlertSettingTable
  topic: TopicTable
  topicRedirect: TopicRedirectTable
  waitlistEntry: WaitlistEntryTable
}
