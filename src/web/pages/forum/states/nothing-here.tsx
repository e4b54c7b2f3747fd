import { ForumPage } from '../frame/forum-page.tsx'
import { NotHere } from './not-here.tsx'

const TITLE = 'Nothing Here'

/** What a page for staff is to everyone else. */
export const NothingHere = () => (
  <ForumPage crumbs={[{ label: TITLE }]} isNarrow>
    <NotHere title={TITLE} backTo="/forum" backLabel="Back to the forum">
      There’s no page at this address.
    </NotHere>
  </ForumPage>
)
