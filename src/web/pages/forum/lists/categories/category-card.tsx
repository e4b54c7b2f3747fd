import { type CategoryView, topicAddress } from '../../../../../shared/forum/forum.ts'
import { Link } from '../../../../ui/link.tsx'
import { RelativeTime } from '../../../../ui/words/relative-time.tsx'
import { CategoryTile } from './category-tile.tsx'
import { counted } from '../../../../../shared/text/count-words.ts'
import '../home.css'

/** A category with its newest topics. */
export function CategoryCard({ category }: { category: CategoryView }) {
  const { name, slug, description, look, topicCount, latestTopics = [] } = category
  return (
    <article className="card cat">
      <div className="l">
        <CategoryTile look={look} />
        <div>
          <h3>
            <Link to={`/forum/categories/${slug}`}>{name}</Link>
          </h3>
          <p>{description}</p>
          <p className="cat-count">{counted(topicCount, 'topic')}</p>
        </div>
      </div>
      {topicCount > 0 ? (
        <ul className="r" aria-label={`Latest topics in ${name}`}>
          {latestTopics.map((topic) => (
            <li key={topic.id}>
              <Link to={topicAddress(topic)} dir="auto">
                {topic.title}
              </Link>
              <RelativeTime at={topic.lastPostAt} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="r cat-empty">No topics have been created in this category yet.</p>
      )}
    </article>
  )
}
