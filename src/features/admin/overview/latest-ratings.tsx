import { Link } from 'react-router-dom'
import type { Overview } from './fetch-overview'
import { placeholders } from '../email-labels'
import { Moment } from '../moment'

const best = 5

/** The latest ratings, each with the way to its e-mail. */
export function LatestRatings({ ratings }: { ratings: Overview['ratings']['latest'] }) {
  if (ratings.length === 0) return null
  return (
    <>
      <h4 className="mt-6 mb-1 text-sm font-semibold">Последние</h4>
      <ul className="divide-y text-sm">
        {ratings.map(({ id, rating, at, emailId, subject }) => (
          <li key={id} className="flex min-h-11 items-center gap-3 py-1.5">
            <span className="shrink-0 text-violet">
              <span aria-hidden className="tracking-wide">
                {'★'.repeat(rating)}
                <span className="text-muted-foreground">{'☆'.repeat(best - rating)}</span>
              </span>
              <span className="sr-only">{rating} из 5</span>
            </span>
            <span className="min-w-0 flex-1 truncate">
              {emailId ? (
                <Link
                  to={{ search: `?email=${emailId}` }}
                  className="underline decoration-input underline-offset-4 hover:text-accent"
                >
                  {subject ?? placeholders.subject}
                </Link>
              ) : (
                <span className="text-muted-foreground">Письмо удалено</span>
              )}
            </span>
            <span className="shrink-0 text-caption text-muted-foreground">
              <Moment iso={at} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
