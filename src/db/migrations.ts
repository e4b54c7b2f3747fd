import type { Kysely } from 'kysely'
import type { Engine } from './connection.ts'
import * as firstTables from './migrations/0001-first-tables.ts'
import * as accounts from './migrations/0002-accounts.ts'
import * as forum from './migrations/0003-forum.ts'
import * as office from './migrations/0004-office.ts'
import * as pictures from './migrations/0005-pictures.ts'
import * as authenticators from './migrations/0006-authenticators.ts'
import * as memberRules from './migrations/0007-member-rules.ts'
import * as blog from './migrations/0008-blog.ts'
import * as letters from './migrations/0009-letters.ts'
import * as officeRooms from './migrations/0010-office-rooms.ts'
import * as blogEditors from './migrations/0013-blog-editors.ts'
import * as overview from './migrations/0014-overview.ts'
import * as reportHistory from './migrations/0015-report-history.ts'
import * as assistant from './migrations/0016-assistant.ts'
import * as parentsAsk from './migrations/0017-parents-ask.ts'
import * as outboxIds from './migrations/0018-outbox-ids.ts'
import * as typedLogDetails from './migrations/0019-typed-log-details.ts'
import * as fieldNames from './migrations/0020-field-names.ts'
import * as references from './migrations/0021-references.ts'
import * as hiddenTitles from './migrations/0022-hidden-titles.ts'
import * as whatBadgesClaim from './migrations/0023-what-badges-claim.ts'
import * as topicLimits from './migrations/0024-topic-limits.ts'
import * as topicRedirects from './migrations/0025-topic-redirects.ts'
import * as sampleAndGone from './migrations/0026-sample-and-gone.ts'
import * as factsInSpanish from './migrations/0027-facts-in-spanish.ts'
import * as memberBlocks from './migrations/0029-member-blocks.ts'
import * as postQuotes from './migrations/0030-post-quotes.ts'
import * as whoHearsFirst from './migrations/0031-who-hears-first.ts'
import * as staffAlerts from './migrations/0033-staff-alerts.ts'
import * as untakenAccounts from './migrations/0034-untaken-accounts.ts'
import * as siteTexts from './migrations/0035-site-texts.ts'
import * as sitePictures from './migrations/0036-site-pictures.ts'
import * as weighedReports from './migrations/0037-weighed-reports.ts'
import * as postsInReview from './migrations/0038-posts-in-review.ts'
import * as removalRequests from './migrations/0039-removal-requests.ts'
import * as silences from './migrations/0040-silences.ts'
import * as signUpPauses from './migrations/0041-sign-up-pauses.ts'
import * as formerLines from './migrations/0049-former-lines.ts'
import * as formerTitles from './migrations/0050-former-titles.ts'
import * as unreviewedPosts from './migrations/0052-unreviewed-posts.ts'
import * as onceItsOpen from './migrations/0054-once-its-open.ts'
import * as whatIsNotOffered from './migrations/0057-what-is-not-offered.ts'
import * as notificationsByTopic from './migrations/0061-notifications-by-topic.ts'
import * as noEmptyList from './migrations/0062-no-empty-list.ts'

export interface Migration {
  up(db: Kysely<unknown>, engine: Engine): Promise<void>
}

/** Every migration in the order it runs. One that was merged never changes. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first-tables': firstTables,
  '0002-accounts': accounts,
  '0003-forum': forum,
  '0004-office': office,
  '0005-pictures': pictures,
  '0006-authenticators': authenticators,
  '0007-member-rules': memberRules,
  '0008-blog': blog,
  '0009-letters': letters,
  '0010-office-rooms': officeRooms,
  '0013-blog-editors': blogEditors,
  '0014-overview': overview,
  '0015-report-history': reportHistory,
  '0016-assistant': assistant,
  '0017-parents-ask': parentsAsk,
  '0018-outbox-ids': outboxIds,
  '0019-typed-log-details': typedLogDetails,
  '0020-field-names': fieldNames,
  '0021-references': references,
  '0022-hidden-titles': hiddenTitles,
  '0023-what-badges-claim': whatBadgesClaim,
  '0024-topic-limits': topicLimits,
  '0025-topic-redirects': topicRedirects,
  '0026-sample-and-gone': sampleAndGone,
  '0027-facts-in-spanish': factsInSpanish,
  '0029-member-blocks': memberBlocks,
  '0030-post-quotes': postQuotes,
  '0031-who-hears-first': whoHearsFirst,
  '0033-staff-alerts': staffAlerts,
  '0034-untaken-accounts': untakenAccounts,
  '0035-site-texts': siteTexts,
  '0036-site-pictures': sitePictures,
  '0037-weighed-reports': weighedReports,
  '0038-posts-in-review': postsInReview,
  '0039-removal-requests': removalRequests,
  '0040-silences': silences,
  '0041-sign-up-pauses': signUpPauses,
  '0049-former-lines': formerLines,
  '0050-former-titles': formerTitles,
  '0052-unreviewed-posts': unreviewedPosts,
  '0054-once-its-open': onceItsOpen,
  '0057-what-is-not-offered': whatIsNotOffered,
  '0061-notifications-by-topic': notificationsByTopic,
  '0062-no-empty-list': noEmptyList,
}
