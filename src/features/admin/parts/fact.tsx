import type { ComponentProps } from 'react'
import type { LucideIcon } from 'lucide-react'
import { cn } from '@/lib/cn'

type FactProps = ComponentProps<'span'> & { Glyph: LucideIcon; said?: string }

/** A fact of a row in a list, as an icon and words; `said` is for screen readers only. */
export const Fact = ({ Glyph, said, className, children, ...span }: FactProps) => (
  <span className={cn('inline-flex items-center gap-1', className)} {...span}>
    <Glyph aria-hidden className="size-3.5" />
    {said && <span className="sr-only">{said}</span>}
    {children}
  </span>
)
