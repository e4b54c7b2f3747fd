import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { currentUserQuery } from '../../queries/accounts-queries.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import type { Crumb } from '../frame/breadcrumb.tsx'
import { ForumPage } from './frame/forum-page.tsx'
import { NothingHere } from './states/nothing-here.tsx'
import { isStaff } from './for-staff.ts'

interface StaffPageProps {
  title: string
  lead: ReactNode
  /** Below the reports rather than the forum's home. */
  isBelowReports?: boolean
  children: ReactNode
}

/** A page of the forum that only moderators and admins have; for everyone else it isn't there. */
export function StaffPage({ title, lead, isBelowReports, children }: StaffPageProps) {
  const { data: me, isPending } = useQuery(currentUserQuery(useApi()))
  const crumbs: Crumb[] = [...(isBelowReports ? [{ label: 'Reports', to: '/forum/reports' }] : []), { label: title }]
  if (isPending) return <ForumPage crumbs={crumbs} isNarrow>{null}</ForumPage>
  if (!isStaff(me)) return <NothingHere />
  return (
    <ForumPage crumbs={crumbs} isNarrow>
      <div className="page-h">
        <div>
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
      </div>
      {children}
    </ForumPage>
  )
}
