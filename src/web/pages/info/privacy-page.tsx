import { useQuery } from '@tanstack/react-query'
import { PERSONAL_DATA, DATA_FROM, type PersonalData } from '../../../shared/privacy/personal-data.ts'
import { backupsText } from '../../../shared/privacy/backups-text.ts'
import { keysOf } from '../../../shared/typed-object.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { siteQuery } from '../../queries/site-queries.ts'
import { textsQuery } from '../../queries/texts-queries.ts'
import { load, type PageModule } from '../frame/page-data.ts'
import { headTexts, useTexts } from '../frame/use-texts.ts'
import { InfoArticle } from './info-article.tsx'
import './privacy-page.css'

/** What the site keeps about people: in prose, and as a list that leaves nothing out. */
function PrivacyPage() {
  const { backsUpDaily = true } = useQuery(siteQuery(useApi())).data ?? {}
  return (
    <InfoArticle texts={useTexts('privacy')}>
      <section>
        <h2>Backups</h2>
        <p>{backupsText({ backsUpDaily })}</p>
      </section>
      <section>
        <h2>The full list</h2>
        <p>Everything this website keeps, why, for how long, and who sees it.</p>
        {keysOf(DATA_FROM).map((from) => (
          <DataList key={from} from={from} />
        ))}
      </section>
    </InfoArticle>
  )
}

const DATA: readonly PersonalData[] = Object.values(PERSONAL_DATA)

const DataList = ({ from }: Pick<PersonalData, 'from'>) => (
  <>
    <h3>{DATA_FROM[from]}</h3>
    <div className="data-list">
      {DATA.filter((data) => data.from === from).map((data) => (
        <DataRow key={data.name} {...data} />
      ))}
    </div>
  </>
)

const DataRow = ({ name, what, why, howLong, whoSees }: PersonalData) => (
  <div>
    <h4>{name}</h4>
    <p>{what}</p>
    <dl>
      <Line term="Why" is={why} />
      <Line term="How long" is={howLong} />
      <Line term="Who sees it" is={whoSees} />
    </dl>
  </div>
)

const Line = ({ term, is }: { term: string; is: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{is}</dd>
  </div>
)

export const page: PageModule = {
  Component: PrivacyPage,
  head: (queries) => ({ ...headTexts(queries, 'privacy'), canonical: '/forum/privacy' }),
  load: async (site) => {
    await load(site, textsQuery(site.api, 'privacy'))
    return null
  },
}
