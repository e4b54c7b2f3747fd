import type { CategoryLook } from '../../shared/forum/forum.ts'
import type { SampleTopic } from './sample-topic.ts'
import { CHILD_DEVELOPMENT } from './topics/child-development.ts'
import { EVENTS_AND_MEETUPS } from './topics/events-and-meetups.ts'
import { HEALTH_AND_SAFETY } from './topics/health-and-safety.ts'
import { KID_ACTIVITIES } from './topics/kid-activities.ts'
import { PARENTING_TIPS } from './topics/parenting-tips.ts'

interface SampleCategory {
  name: string
  description: string
  look: CategoryLook
  topics: readonly SampleTopic[]
}

/** The sample categories in the order of their row. Source: docs/rules/requirements.md, R308 */
export const SAMPLE_CATEGORIES: readonly SampleCategory[] = [
  {
    name: 'Parenting Tips',
    description: 'Small wins, hard days, and everything that helped.',
    look: 'rose',
    topics: PARENTING_TIPS,
  },
  {
    name: 'Kid Activities',
    description: 'Rainy days, long weekends, ten spare minutes.',
    look: 'sun',
    topics: KID_ACTIVITIES,
  },
  {
    name: 'Child Development',
    description: 'Milestones, questions, and kind expertise.',
    look: 'leaf',
    topics: CHILD_DEVELOPMENT,
  },
  {
    name: 'Events & Meetups',
    description: 'Find your people, in person.',
    look: 'sky',
    topics: EVENTS_AND_MEETUPS,
  },
  {
    name: 'Health & Safety',
    description: 'Bumps, sniffles, and peace of mind.',
    look: 'caramel',
    topics: HEALTH_AND_SAFETY,
  },
]
