import type { DataKind } from '../shared/privacy/personal-data.ts'

/** Columns by their table, as SQL calls them. */
type Columns = Readonly<Record<string, string>>

/** Where each kind of personal data is. A kind without columns is kept outside the database. */
export const PERSONAL_COLUMNS: Readonly<Record<DataKind, Columns>> = {
  message: {
    contact_message:
      'name email message source fingerprint created_at quarantined_at quarantine_reason read_at answered_at archived_at corrected_at',
    contact_answer: 'message_id text email_id created_at',
    contact_note: 'message_id text created_at',
  },
  removal: {
    removal_request:
      'kind address details name email fingerprint created_at quarantined_at quarantine_reason reminded_at last_reminded_at decided_at decision reply',
  },
  waitlist: {
    waitlist_entry:
      'email email_key source created_at quarantined_at quarantine_reason confirmation_email_id confirmed_at reminded_at unsubscribed_at new_email new_email_confirmation_id',
    announcement_delivery: 'announcement_id entry_id email_id queued_at sent_at',
  },
  alert: { fact_subscription: 'fact_id email email_key confirmation_email_id created_at requested_at confirmed_at' },
  vote: { poll_vote: 'poll_id voter_key choice_id' },
  question: { assistant_question: 'group_id text reason created_at', assistant_group: 'words created_at' },
  questionAddress: { assistant_subscriber: 'group_id email email_key created_at' },
  email: {
    outbox: 'template data recipient message_id created_at next_attempt_at scheduled_at attempts sent_at failed_at last_error about secret',
    reply_email: 'member_id topic_id post_id email_id created_at',
  },
  account: {
    member:
      'username username_key email email_key first_name last_name about role created_at last_seen_at email_confirmed_at trusted_at suspended_until suspension_reason reply_email_off_at erasure_requested_at',
  },
  password: {
    member: 'password_hash',
    authenticator: 'member_id sealed_secret created_at setup_session_id confirmed_at last_step',
    recovery_code: 'member_id code_hash created_at used_at',
    pending_login: 'token_hash member_id created_at expires_at',
  },
  device: { session: 'token_hash member_id created_at last_used_at expires_at device password_checked_at' },
  link: { email_link: 'kind token_hash member_id created_at expires_at used_at email_id' },
  photo: { member: 'avatar', picture: 'name purpose owner_id width height bytes created_at unused_since' },
  post: {
    topic: 'author_id title slug created_at last_post_at hidden_at',
    post: 'topic_id number author_id content reply_to_id created_at edited_at deleted_at hidden_at',
    post_edit: 'post_id editor_id content created_at purged_at',
    post_quote: 'post_id line source_id source_line',
    post_search: 'title body words',
    search_term: 'term post_count',
  },
  activity: {
    reaction: 'post_id member_id kind created_at',
    bookmark: 'member_id topic_id post_id created_at',
    member_block: 'member_id blocked_id level created_at',
    notification: 'member_id kind actor_id topic_id post_id note created_at read_at',
  },
  report: { report: 'post_id reporter_id reason note state created_at hid_at', report_act: 'post_id kind detail created_at' },
  safeguard: { report: 'network', limit_window: 'key started_ms count expires_at', idempotency_key: 'member_id key fingerprint result created_at' },
  cookie: {},
  draft: {},
  log: {},
  backup: {},
  staff: {
    announcement: 'author_id scheduled_by cancelled_by',
    blog_editor: 'post_id tab member_id seen_at',
    blog_post: 'author_name author_title author_image created_by',
    blog_revision: 'created_by',
    contact_answer: 'author_id',
    contact_message: 'read_by answered_by archived_by',
    contact_note: 'author_id',
    fact_change: 'actor_id',
    moderation_act: 'actor_id kind topic_id post_id detail created_at',
    office_act: 'actor_id kind subject detail created_at',
    poll: 'author_id',
    post: 'deleted_by hidden_by',
    removal_request: 'decided_by',
    report_act: 'actor_id',
    saved_answer: 'author_id',
    setting: 'changed_by',
    site_text: 'author_id',
    topic: 'pinned_by locked_by hidden_by',
  },
}

/** Columns that say nothing about a person. A new column belongs here or above: `personal-columns.test.ts` compares both with the database. */
export const OTHER_COLUMNS: Columns = {
  announcement: 'id subject body created_at changed_at scheduled_for next_batch_at finished_at cancelled_at',
  app_secret: 'key value',
  assistant_group: 'id',
  assistant_question: 'id',
  assistant_rating: 'nonce rating created_at',
  assistant_subscriber: 'id',
  blog_post:
    'id slug title excerpt content words featured_image featured_image_alt share_title share_description share_picture published_at publish_at created_at updated_at changed_at version pending preview_token_hash sampled_at',
  blog_revision: 'id post_id version title content details created_at',
  blog_search: 'words',
  bookmark: 'id',
  category: 'id name slug description look position topic_count created_at closed_at sampled_at',
  contact_answer: 'id',
  contact_message: 'id',
  contact_note: 'id',
  email_link: 'id',
  fact: 'id key label question short answer state standing link words opening position checked_at created_at',
  fact_change: 'id fact_id label question short answer state standing link words opening created_at',
  fact_subscription: 'id',
  gone_blog_post: 'slug removed_at',
  member: 'id sampled_at',
  migration: 'name ran_at',
  moderation_act: 'id',
  notification: 'id',
  office_act: 'id',
  outbox: 'id',
  pending_login: 'id',
  picture: 'id',
  picture_use: 'picture_id used_by',
  poll: 'id fact_id question open_until created_at decided_at chosen_id reason',
  poll_choice: 'id poll_id position text votes',
  post: 'id like_count thumbs_up_count sampled_at',
  post_edit: 'id',
  post_search: 'rowid',
  recovery_code: 'id',
  removal_request: 'id',
  report: 'id',
  report_act: 'id',
  saved_answer: 'id title text changed_at',
  session: 'id',
  setting: 'key value changed_at',
  site_change: 'id kind created_at',
  site_text: 'key version text created_at',
  site_total: 'key count',
  topic: 'id category_id post_count next_number view_count like_count pinned_at locked_at sampled_at',
  waitlist_entry: 'id',
}
