import { useQuery } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { doorQuery } from '../../../queries/office/door.ts'
import { useApi } from '../../../queries/api-context.tsx'
import { NotFoundPage } from '../../frame/not-found-page.tsx'
import { OfficeRail } from './office-rail.tsx'
import { PasswordGate } from './password-gate.tsx'
import { useGate } from './use-gate.ts'
import './office-frame.css'
import './office-pieces.css'

/** The rail and the page beside it. Whoever has no office is told that there is nothing at this address. */
export function OfficeFrame() {
  const { data: door } = useQuery(doorQuery(useApi()))
  const { isClosed, onGiven } = useGate(door)
  if (!door) return <NotFoundPage />
  return (
    <div className="adm">
      <OfficeRail door={door} />
      {isClosed ? <PasswordGate onGiven={onGiven} /> : <Outlet />}
    </div>
  )
}
