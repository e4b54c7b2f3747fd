import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DoorView } from '../../../../shared/office/overview.ts'
import { currentUserQuery } from '../../../queries/accounts-queries.ts'
import { doorQuery } from '../../../queries/office/door-queries.ts'
import { ApiProvider, useApi } from '../../../queries/client/api-context.tsx'
import { WithLogIn } from '../../accounts/login/log-in-again.tsx'
import { useSession } from '../../accounts/login/use-session.ts'
import { NotFoundPage } from '../../frame/not-found-page.tsx'
import { usePersistentFocus } from '../../frame/use-persistent-focus.ts'
import { OfficeRail } from './office-rail.tsx'
import type { Room } from './office-room.tsx'
import { useGate } from './use-gate.ts'
import { Link } from '../../../ui/link.tsx'
import { Outlet, useLocation, usePending } from '../../../ui/router/router-context.tsx'
import './office-frame.css'
import './office-pieces.css'

/** The rail and the page beside it. People without an office get a 404 page. */
export function OfficeFrame() {
  const door = useDoor()
  return door ? <Office door={door} /> : <NoOffice />
}

/** A visitor may be the owner, whose session has ended. */
function NoOffice() {
  const { data: me } = useQuery(currentUserQuery(useApi()))
  const { pathname, search } = useLocation()
  return (
    <NotFoundPage>
      {me === null && (
        <p className="small">
          Work here?{' '}
          <Link className="link" to={`/forum/login?next=${encodeURIComponent(`${pathname}${search}`)}`}>
            Log in
          </Link>
        </p>
      )}
    </NotFoundPage>
  )
}

/** Who is in. While the router still asks where someone without an office belongs, the page stays as it was. */
function useDoor(): DoorView | null | undefined {
  const { data: door } = useQuery(doorQuery(useApi()))
  const [known, setKnown] = useState(door)
  const { place, isRevalidating } = usePending()
  if (door && door !== known) setKnown(door)
  const isOnTheWay = place !== null || isRevalidating
  return isOnTheWay ? (door ?? known) : door
}

function Office({ door }: { door: DoorView }) {
  usePersistentFocus()
  const api = useSession()
  // Read here, too: what is told a moment later from above would put the focus on a heading that is about to go.
  const { data: newest } = useQuery(doorQuery(useApi()))
  const room: Room = useGate(newest ?? door)
  return (
    <ApiProvider value={api}>
      <div className="adm">
        <OfficeRail door={door} />
        <div className="adm-room">
          <WithLogIn username={door.username}><Outlet context={room} /></WithLogIn>
        </div>
      </div>
    </ApiProvider>
  )
}
