import { Link } from 'react-router-dom'
import { Icon } from '@/components/icon'
import { IconNode } from '@/components/icon-node'
import type { Feature, FeaturesSection } from '@/content/model/sections'
import { cn } from '@/lib/cn'
import { typography } from '@/lib/text/typography'
import { SectionFrame } from './parts/section-frame'
import { TickList } from './parts/tick-list'

export interface FeaturesProps {
  section: FeaturesSection
  /** The page already has a section of this look, so vary this one. */
  isRepeat: boolean
}

const looks = { cards: Cards, list: List, columns: Columns, numbered: Columns }

export function Features(props: FeaturesProps) {
  const Look = looks[props.section.look]
  return <Look {...props} />
}

/** The number of columns that leaves no gap in the last row. */
function columnsFor(count: number) {
  if (count % 3 === 0) return '@min-[36rem]:grid-cols-2 @min-[56rem]:grid-cols-3'
  if (count === 5)
    return '@min-[36rem]:grid-cols-2 @min-[56rem]:grid-cols-6 @min-[56rem]:*:col-span-2 @min-[56rem]:*:nth-[n+4]:col-span-3'
  return '@min-[36rem]:grid-cols-2'
}

/** A panel of cells; repeated on a page, it has the icons beside the text. */
function Cards({ section: { title, lead, items }, isRepeat }: FeaturesProps) {
  return (
    <SectionFrame title={title} lead={lead} layout={isRepeat ? 'above' : 'split'}>
      <ul className={cn('hairline-grid', columnsFor(items.length))}>
        {items.map((item) => (
          <li
            key={item.title}
            className={cn(
              'relative flex bg-card p-6 sm:p-8',
              item.to && 'transition-colors hover:bg-raised',
              isRepeat ? 'gap-5 @max-[36rem]:flex-col' : 'flex-col gap-6',
              items.length % 2 === 1 && '@max-[56rem]:@min-[36rem]:last:col-span-2',
            )}
          >
            {item.icon && <IconNode name={item.icon} />}
            <div className="flex min-w-0 grow flex-col">
              <Title feature={item} />
              <Text feature={item} points="mt-5" note="mt-auto pt-6" />
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

/** Two columns of entries beside the heading, without cards. */
function List({ section: { title, lead, items } }: Pick<FeaturesProps, 'section'>) {
  return (
    <SectionFrame title={title} lead={lead} layout="beside">
      <ul className="-mb-6 grid gap-x-10 sm:-mb-9 @min-[34rem]:grid-cols-2">
        {items.map((item) => (
          <li key={item.title} className="relative border-t py-6 sm:pb-9">
            <div className="flex items-start gap-3.5">
              {item.icon && (
                <Icon name={item.icon} className="mt-0.5 size-5.5 shrink-0 text-accent" />
              )}
              <Title feature={item} />
            </div>
            <Text feature={item} points="mt-4" note="mt-3" />
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

/** Columns on a band under a strip of lattice; numbered if their order matters. */
function Columns({ section: { title, lead, look, items } }: Pick<FeaturesProps, 'section'>) {
  const isNumbered = look === 'numbered'
  const ListTag = isNumbered ? 'ol' : 'ul'
  return (
    <SectionFrame title={title} lead={lead} background="band" layout="split">
      <ListTag
        className={cn(
          'grid gap-10 sm:grid-cols-2 lg:gap-x-12',
          items.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4',
        )}
      >
        {items.map((item, index) => (
          <li key={item.title} className="relative">
            {isNumbered && (
              <p
                aria-hidden
                className="mb-5 text-[3.25rem] leading-none font-semibold tracking-display text-accent"
              >
                {String(index + 1).padStart(2, '0')}
              </p>
            )}
            <div aria-hidden className="h-3.5 lattice-strip opacity-60" />
            <div className="mt-5">
              <Title feature={item} />
            </div>
            <Text feature={item} points="mt-4" note="mt-3" />
          </li>
        ))}
      </ListTag>
    </SectionFrame>
  )
}

/** A feature's name; a link to the feature's page covers the whole item. */
function Title({ feature: { title, to } }: { feature: Feature }) {
  return (
    <h3 className="min-w-0 subtitle">
      {to ? (
        <Link
          to={to}
          className="arrow-after inline-flex items-baseline before:absolute before:inset-0 hover:text-accent"
        >
          {typography(title)}
        </Link>
      ) : (
        typography(title)
      )}
    </h3>
  )
}

/** A feature's text, points and note, the last two at these distances. */
function Text(props: { feature: Feature; points: string; note: string }) {
  const { text, points, note } = props.feature
  return (
    <>
      <p className="mt-2.5 aside-text">{typography(text)}</p>
      {points && <TickList items={points} className={props.points} />}
      {note && (
        <p className={cn(props.note, 'text-caption font-medium text-accent')}>{typography(note)}</p>
      )}
    </>
  )
}
