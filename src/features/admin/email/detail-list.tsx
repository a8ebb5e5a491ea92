import { Fragment } from 'react'
import { cn } from '@/lib/cn'
import type { Detail } from '../lead-details'

/** Lets an address or a link break after its signs, rather than within a word. */
const breakable = (text: string) =>
  text.split(/(?<=\S[/@?&=_-])(?=\S)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ))

/** Labelled lines, side by side where there is room. */
export function DetailList({ details }: { details: readonly Detail[] }) {
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-3.5 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
      {details.map((detail) => (
        <DetailLine
          key={detail.label}
          detail={detail}
          className={cn(detail.value.length > 60 && 'col-span-full')}
        />
      ))}
    </dl>
  )
}

/** Labelled lines, one below the other. */
export function DetailColumn({ details }: { details: readonly Detail[] }) {
  return (
    <dl className="space-y-2.5">
      {details.map((detail) => (
        <DetailLine key={detail.label} detail={detail} />
      ))}
    </dl>
  )
}

/** One line, inside a `dl`. */
export function DetailLine({ detail, className }: { detail: Detail; className?: string }) {
  const { label, value, href } = detail
  return (
    <div className={className}>
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
  )
}
