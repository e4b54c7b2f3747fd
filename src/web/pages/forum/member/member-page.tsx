import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from '../../../ui/router/router-context.tsx'
import type { MemberProfile } from '../../../../shared/accounts/accounts.ts'
import { memberQuery } from '../../../queries/accounts-queries.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { inDigits } from '../../../../shared/text/count-words.ts'
import { useFlash } from '../../../forms/use-page-form.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { BLOCKS_SENT, blockForms } from '../../accounts/blocks/block-forms.tsx'
import { MemberModeration } from '../../accounts/profile/member-moderation.tsx'
import { BlockMember } from '../../accounts/blocks/block-member.tsx'
import { listQuery, MemberLists, shownIn } from './member-lists.tsx'
import { isBeyond, pageIn } from '../addresses.ts'
import { Breadcrumb } from '../../frame/breadcrumb.tsx'
import { type HeadFromData, titleOf } from '../../frame/head.ts'
import { load, missing, type PageLoader, type PageModule } from '../../frame/page-data.ts'
import '../../accounts/accounts.css'

const MISSING = 'Member Not Found'

/** What everyone may know of a member. */
function MemberPage() {
  const { username = '' } = useParams()
  const sent = BLOCKS_SENT[useFlash() ?? '']
  const { data: member, isPending, isError } = useQuery(memberQuery(useApi(), username))
  return (
    <>
      <Breadcrumb crumbs={[{ label: member?.username ?? (isPending ? username : MISSING) }]} />
      <div className="wrap">
        <main id="main" className="account" tabIndex={-1} aria-busy={isPending}>
          {sent && (
            <Notice tone="good" title="Done">
              {sent}
            </Notice>
          )}
          {member ? <Member member={member} /> : <h1>{isPending ? username : isError ? 'This page didn’t load' : MISSING}</h1>}
          {!member && !isPending && (
            <p>
              {isError ? 'Please reload the page.' : 'We couldn’t find that member.'}{' '}
              <Link className="link" to="/forum">
                Back to the forum
              </Link>
            </p>
          )}
        </main>
      </div>
    </>
  )
}

function Member({ member }: { member: MemberProfile }) {
  const [search] = useSearchParams()
  const { id, username, avatar, isAdmin, about, joinedAt, topicCount, postCount } = member
  return (
    <>
      <header>
        <Avatar large id={id} name={username} picture={avatar} />
        <h1>{username}</h1>
        {isAdmin && <span className="badge b-admin">Admin</span>}
      </header>
      {about && <p className="about">{about}</p>}
      <dl className="figures">
        <Figure label="Joined" value={MONTH.format(new Date(joinedAt))} />
        <Figure label="Topics" value={inDigits(topicCount)} />
        <Figure label="Posts" value={inDigits(postCount)} />
      </dl>
      <MemberLists member={member} shown={shownIn(search, member)} page={pageIn(search)} />
      <BlockMember member={member} />
      <MemberModeration username={username} />
    </>
  )
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'America/Chicago' })

/** Search engines are not to keep it: it is for those who meet here. */
const head: HeadFromData = (queries, { params: { username = '' } }) => {
  const member = queries.getQueryData<MemberProfile | null>(['member', username.toLowerCase()])
  if (member === null) return { title: titleOf(MISSING), description: 'We couldn’t find that member.' }
  const name = member?.username ?? username
  return { title: titleOf(name), description: `${name} in the On Joue parent community.` }
}

const loadMember: PageLoader = async (site, { params: { username = '' }, search }) => {
  const page = pageIn(search)
  const member = await load(site, memberQuery(site.api, username))
  const list = member && (await load(site, listQuery(site.api, username, shownIn(search, member), page)))
  return member === null || isBeyond(list, page) ? missing() : null
}

export const page: PageModule = { Component: MemberPage, head, load: loadMember, forms: blockForms }
