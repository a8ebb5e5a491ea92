import { Link } from 'react-router-dom'
import { serviceGroups, serviceLink } from '@/content/service-groups'
import { typography } from '@/lib/text/typography'

/** All services with a description: some names are too similar without one. In a menu, titles are not in the outline. */
export function ServiceGroups({ titles: Title }: { titles: 'h2' | 'h3' | 'p' }) {
  return (
    <div className="@container">
      <div className="grid gap-x-10 gap-y-8 @min-[34rem]:grid-cols-2 @min-[56rem]:grid-cols-3">
        {serviceGroups.map(({ title, services }) => (
          <div key={title} className="min-w-0">
            <Title className="border-b pb-3 text-sm font-semibold text-accent">{title}</Title>
            <ul className="-mx-2 mt-2">
              {services.map(({ page, text }) => {
                const { to, label } = serviceLink(page)
                return (
                  <li key={page}>
                    <Link
                      to={to}
                      className="group block rounded-control px-2 py-2.5 hover:bg-muted"
                    >
                      <span className="block leading-snug font-medium group-hover:text-accent">
                        {typography(label)}
                      </span>
                      <span className="mt-0.5 block text-caption leading-snug text-muted-foreground">
                        {typography(text)}
                      </span>
                    </Link>
                  </li>
                )
              })}
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
}
