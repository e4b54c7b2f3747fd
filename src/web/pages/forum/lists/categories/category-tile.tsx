import { CalendarDays, HeartHandshake, type LucideIcon, Puzzle, ShieldPlus, Sprout } from 'lucide-react'
import type { CategoryLook } from '../../../../../shared/forum/forum.ts'
import './category-tile.css'

const LOOKS: Record<CategoryLook, { paper: string; Icon: LucideIcon }> = {
  rose: { paper: 'c-rose', Icon: HeartHandshake },
  sun: { paper: 'c-sun', Icon: Puzzle },
  leaf: { paper: 'c-leaf', Icon: Sprout },
  sky: { paper: 'c-sky', Icon: CalendarDays },
  caramel: { paper: 'c-car', Icon: ShieldPlus },
}

/** The colored tile by which a category is recognized. */
export function CategoryTile({ look, large }: { look: CategoryLook; large?: boolean }) {
  const { paper, Icon } = LOOKS[look]
  return (
    <span className={`tile ${paper}${large ? ' tile-large' : ''}`}>
      <Icon className="i" aria-hidden />
    </span>
  )
}
