import type { ReactNode } from 'react'
import { formatDateTime, formatRelative } from '@/lib/text/format-moment'

interface MomentProps {
  iso: string
  className?: string
  children?: ReactNode
}

/** A timestamp as «2 часа назад», or as its children say; the exact time is in the tooltip. */
export const Moment = ({ iso, className, children = formatRelative(iso) }: MomentProps) => (
  <time dateTime={iso} title={formatDateTime(iso)} className={className}>
    {children}
  </time>
)
