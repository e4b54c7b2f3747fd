import { Area, AreaChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import type { GrowthDay } from '../../../../shared/office/growth.ts'
import { monthAndDay } from '../../../ui/words/time-words.ts'
import { ticksUpTo } from './growth-ticks.ts'
import { inDigits } from '../../../../shared/text/count-words.ts'

export interface ChartProps {
  days: readonly GrowthDay[]
  of: Grown
}
export type Grown = 'waitlist' | 'members' | 'posts'

const TICK = { fill: 'var(--ink-3)', fontSize: 12.5 }

/** A line over the days. */
export function GrowthChart({ days, of }: ChartProps) {
  const ticks = ticksUpTo(Math.max(...days.map((day) => day[of])))
  return (
    <ResponsiveContainer width="100%" height="100%">
      <AreaChart data={[...days]} margin={{ top: 10, right: 4, bottom: 0, left: 4 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="date" tick={<Day days={days} />} tickLine={false} axisLine={false} minTickGap={48} tickMargin={8} />
        <YAxis orientation="right" width={52} domain={[0, ticks.at(-1) ?? 0]} ticks={ticks} tickFormatter={inDigits} tick={TICK} tickLine={false} axisLine={false} />
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
}

interface DayProps {
  days: readonly GrowthDay[]
  /** Given by the axis, with the two below. */
  x?: number
  y?: number
  payload?: { value: string }
}

/** The first day and the last end where the line does, so that they touch no number beside it. */
function Day({ days, x, y, payload: { value } = { value: '' } }: DayProps) {
  const anchor = value === days[0]?.date ? 'start' : value === days.at(-1)?.date ? 'end' : 'middle'
  return (
    <text x={x} y={y} dy="0.71em" textAnchor={anchor} {...TICK}>
      {monthAndDay(value)}
    </text>
  )
}
