import { Link } from 'react-router-dom'
import { personAddress, type PersonId } from '@/content/addresses'
import type { Person } from '@/content/team'
import { Portrait } from './portrait'

/** The author of an article or case, with a link to their profile. */
export function Byline({ id, person }: { id: PersonId; person: Person }) {
  return (
    <Link
      to={personAddress(id)}
      rel="author"
      className="inline-flex min-h-11 items-center gap-3 rounded-sm font-medium text-foreground hover:text-accent"
    >
      <Portrait face={person.portrait} size={40} />
      {person.name}
    </Link>
  )
}
