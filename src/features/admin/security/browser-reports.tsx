import type { ReactNode } from 'react'
import { formatNumber, plural } from '@contracts/russian.ts'
import { Disclosure } from '@/components/disclosure'
import { Moment } from '../parts/moment'

export interface BrowserReport {
  key: string
  what: ReactNode
  /** Below it, smaller. */
  where?: string
  times: number
  last_at: string
}

interface BrowserReportsProps {
  title: string
  /** What they mean, and what to do. */
  advice: string
  reports: readonly BrowserReport[]
}

/** What visitors' browsers have reported, folded; hidden while there is nothing. */
export function BrowserReports({ title, advice, reports }: BrowserReportsProps) {
  if (reports.length === 0) return null
  return (
    <div className="mt-4 rounded-card border bg-card px-4 py-1 sm:px-5">
      <Disclosure summary={`${title}: ${formatNumber(reports.length)}`}>
        <p className="max-w-reading text-sm text-muted-foreground">{advice}</p>
        <ul className="mt-3 mb-2 divide-y text-sm">
          {reports.map(({ key, what, where, times, last_at }) => (
            <li key={key} className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-2.5">
              <span className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
                {what}
                {where && (
                  <span className="mt-0.5 block text-caption text-muted-foreground">{where}</span>
                )}
              </span>
              <span className="text-caption text-muted-foreground tabular-nums">
                {formatNumber(times)}&nbsp;{plural(times, 'раз', 'раза', 'раз')}{' '}
                <span aria-hidden>·</span> <Moment iso={last_at} />
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
