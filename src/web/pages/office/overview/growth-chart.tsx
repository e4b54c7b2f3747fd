import { Area, AreaChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import type { GrowthDay } from '../../../../shared/office/overview.ts'
import { monthAndDay } from '../../../ui/words/time-words.ts'

export interface ChartProps {
  days: readonly GrowthDay[]
  of: Grown
}
export type Grown = 'waitlist' | 'members' | 'posts'

const TICK = { fill: 'var(--ink-3)', fontSize: 12.5 }

/** A line over the days. */
export const GrowthChart = ({ days, of }: ChartProps) => (
  <ResponsiveContainer width="100%" height={of === 'waitlist' ? 214 : 150}>
    <AreaChart data={[...days]} margin={{ top: 10, right: 4, bottom: 0, left: 4 }} accessibilityLayer={false}>
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis dataKey="date" tickFormatter={monthAndDay} tick={TICK} tickLine={false} axisLine={false} minTickGap={48} tickMargin={8} />
      <YAxis orientation="right" width={44} allowDecimals={false} domain={[0, (most: number) => Math.max(most, 4)]} tickCount={4} tick={TICK} tickLine={false} axisLine={false} />
      <Area
        type="monotone"
        dataKey={of}
        stroke="var(--growth-line)"
        strokeWidth={3.5}
        fill="var(--growth-fill)"
        fillOpacity={1}
        isAnimationActive={false}
      />
    </AreaChart>
  </ResponsiveContainer>
)
