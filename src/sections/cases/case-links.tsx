import { Link } from 'react-router-dom'
import { caseAddress, type CaseStudyId } from '@/content/addresses'
import { caseSummaries } from '@/content/cases/summaries'

/** «В кейсах: НурРитейл, АкМед»: from what was used to where. */
export function CaseLinks({ ids }: { ids: readonly CaseStudyId[] }) {
  if (ids.length === 0) return null
  return (
    <ul className="-ml-2 flex flex-wrap text-sm">
      {ids.map((one) => (
        <li key={one}>
          <Link
            to={caseAddress(one)}
            className="inline-flex min-h-11 items-center rounded-control px-2 text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent"
          >
            {`Кейс «${caseSummaries[one].title}»`}
          </Link>
        </li>
      ))}
    </ul>
  )
}
