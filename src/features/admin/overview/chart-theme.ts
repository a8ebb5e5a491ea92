import type { OverviewSource } from './leads'

/** The colour of each source, from the theme; the words beside it say the same. */
export const sourceColors: Record<OverviewSource, string> = {
  consultation: 'var(--accent)',
  project_quiz: 'var(--info)',
  chat: 'var(--violet)',
  inbound: 'var(--success)',
}

export const promiseColors = { kept: 'var(--success)', broken: 'var(--destructive-text)' } as const

/** What axes and grids of all charts look like. */
export const axisStyle = {
  tick: { fill: 'var(--muted-foreground)', fontSize: 12 },
  tickLine: false,
  axisLine: false,
} as const

export const gridStyle = { stroke: 'var(--border)', vertical: false } as const

/** What marks the bar under the pointer. */
export const cursorStyle = { fill: 'var(--muted)', opacity: 0.6 } as const
