import { useQuery } from '@tanstack/react-query'
import type { FactPlace } from '../../../../shared/office/facts/fact-places.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { factPlacesQuery } from '../../../queries/office/facts-queries.ts'
import { Link } from '../../../ui/link.tsx'

/** Where a fact is read, and which texts say the same in words of their own, so that the owner sees what a change leaves behind. */
export function FactPlaces({ factKey }: { factKey: string }) {
  const { data } = useQuery(factPlacesQuery(useApi(), factKey))
  if (!data) return null
  return (
    <section className="card fact-places" aria-labelledby="fact-places">
      <h2 id="fact-places">Where it shows</h2>
      <p className="small muted">Saving changes these, too, and what the assistant says.</p>
      <Places places={data.follow} />
      {data.name.map(({ words, places }) => (
        <div key={words} className="adm-warning">
          <h3>Edit by hand</h3>
          <p>These say “{words}” in words of their own:</p>
          <Places places={places} />
        </div>
      ))}
    </section>
  )
}

/** Links to places, one below the other. */
export const Places = ({ places }: { places: readonly FactPlace[] }) => (
  <ul>
    {places.map(({ name, link }) => (
      <li key={`${name} ${link}`}>
        <Link className="link" to={link}>
          {name}
        </Link>
      </li>
    ))}
  </ul>
)
