import { Link } from 'react-router-dom'
import type { Feature } from '@/content/model/sections'
import { typography } from '@/lib/text/typography'

/** A feature's name; a link to the feature's page covers the whole item. */
export function FeatureTitle({ feature: { title, to } }: { feature: Feature }) {
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
