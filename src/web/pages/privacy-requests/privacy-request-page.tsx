import { useQuery } from '@tanstack/react-query'
import { flashIn } from '../../../shared/text/flash.ts'
import type { StoredDataView } from '../../../shared/privacy/privacy-requests.ts'
import { ERASED } from '../../../shared/privacy/privacy-requests.ts'
import { useFlash } from '../../forms/use-page-form.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { storedDataQuery } from '../../queries/privacy-requests-queries.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SkeletonLine, Skeletons } from '../../ui/skeleton.tsx'
import { AuthFrame } from '../accounts/auth-frame.tsx'
import { tokenOf, useMailedToken } from '../accounts/email-links/token-in-address.ts'
import { load, missing, type PageModule } from '../frame/page-data.ts'
import { headTexts } from '../frame/use-texts.ts'
import { textsQuery } from '../../queries/texts-queries.ts'
import { CorrectForm, emailForm, messageForm } from './correct-form.tsx'
import { eraseForm, EraseForm } from './erase-form.tsx'
import { StoredData } from './stored-data.tsx'
import './privacy-requests.css'

const HOME = { to: '/', label: 'Back to Homepage' }
const LEADS: Record<StoredDataView['kind'], string> = {
  message: 'Your message to us. This page opens only with your private link.',
  'fact-watch': 'Your email alert. This page opens only with your private link.',
  waitlist: 'Your spot on the waitlist. This page opens only with your private link.',
}

/** What we hold about someone, for anyone who has the link from our email: to see, to correct, to delete. */
function PrivacyRequestPage() {
  return useFlash() === eraseForm.name ? <DeletedState /> : <StoredDataSection />
}

const DeletedState = () => (
  <AuthFrame title="Deleted" lead="We deleted it from this website." back={HOME} wide>
    <Notice tone="good" title="Done">
      {ERASED}
    </Notice>
  </AuthFrame>
)

function StoredDataSection() {
  const token = useMailedToken()
  const { data, isPending } = useQuery(storedDataQuery(useApi(), token()))
  const wasCorrected = useFlash()?.startsWith('correct-')
  if (isPending) {
    return (
      <AuthFrame title="Your information" lead="Loading..." back={HOME} wide>
        <Skeletons count={4} className="mine-loading">
          <SkeletonLine />
        </Skeletons>
      </AuthFrame>
    )
  }
  if (!data) return <InvalidLink />
  return (
    <AuthFrame title="Your information" lead={LEADS[data.kind]} back={HOME} wide>
      {wasCorrected && (
        <Notice tone="good" title="Saved">
          Here’s what we have now.
        </Notice>
      )}
      <StoredData stored={data} />
      {data.kind !== 'fact-watch' && <CorrectForm stored={data} />}
      <EraseForm />
    </AuthFrame>
  )
}

const InvalidLink = () => (
  <AuthFrame title="There’s nothing here" lead="This link doesn’t work, or what it pointed to has been deleted." back={HOME} wide>
    <p className="after">
      Check that you opened the full link from our email, or{' '}
      <Link className="link" to="/#contact">
        write to us
      </Link>
      .
    </p>
  </AuthFrame>
)

export const page: PageModule = {
  Component: PrivacyRequestPage,
  head: (queries) => headTexts(queries, 'your-data'),
  load: async (site, { search }) => {
    const texts = load(site, textsQuery(site.api, 'your-data'))
    if (flashIn(search) === eraseForm.name) return texts
    const [stored] = await Promise.all([load(site, storedDataQuery(site.api, tokenOf(search))), texts])
    return stored === null ? missing() : null
  },
  forms: [messageForm, emailForm, eraseForm],
}
