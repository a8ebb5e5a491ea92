import { formatDateTime, formatRelative } from '@/lib/text/format-moment'

/** A timestamp as «2 часа назад»; the exact time is in the tooltip, or first with `exact`. */
export function Moment({ iso, exact = false }: { iso: string; exact?: boolean | undefined }) {
  return (
    <time dateTime={iso} title={formatDateTime(iso)}>
      {exact ? `${formatDateTime(iso)}, ${formatRelative(iso)}` : formatRelative(iso)}
    </time>
  )
}
