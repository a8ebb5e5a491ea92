import { Moment } from '../moment'

/** When somebody was last here. */
export function LastSeen({ iso, exact }: { iso: string | null; exact?: boolean }) {
  if (iso === null) return <span className="text-muted-foreground">ещё не было</span>
  return <Moment iso={iso} exact={exact} />
}
