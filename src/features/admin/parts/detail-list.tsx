import { Fragment } from 'react'
import { cn } from '@/lib/cn'
import { unbrokenPhones } from '@/lib/text/unbroken-phones'
import type { Detail } from '../lib/lead-details'

/** Lets an address or a link break after its signs, rather than within a word; no telephone number. */
const breakable = (text: string) =>
  unbrokenPhones(text)
    .split(/(?<=\S(?:[/@?&=_]|-(?!\d)))(?=\S)/)
    .map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        <span>{part}</span>
      </Fragment>
    ))

/** Side by side where there is room. */
export const inColumns =
  'mt-3 grid gap-x-6 gap-y-3.5 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]'

interface DetailListProps {
  details: readonly Detail[]
  className?: string
}

export function DetailList({ details, className = 'space-y-2.5' }: DetailListProps) {
  return (
    <dl className={className}>
      {details.map(({ label, value, href }) => (
        <div key={`${label} ${value}`} className={cn(value.length > 60 && 'col-span-full')}>
          <dt className="text-caption text-muted-foreground">{label}</dt>
          <dd className="mt-0.5 text-[0.9375rem] [overflow-wrap:anywhere] whitespace-pre-wrap">
            {href ? (
              <a href={href} className="text-accent underline underline-offset-3">
                {breakable(value)}
              </a>
            ) : (
              breakable(value)
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
