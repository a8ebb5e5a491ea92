import { Link } from 'react-router-dom'
import type { TeamSection } from '@/content/model/sections'
import { type PagePath, siteMap } from '@/content/site-map'
import { type Person, team } from '@/content/team'
import { typography } from '@/lib/text/typography'
import { Portrait } from './people/portrait'
import { SectionFrame } from './parts/section-frame'

function workTitle(to: PagePath) {
  const label = Object.values(siteMap).find(({ path }) => path === to)?.label ?? to
  return to.startsWith('/cases/') ? `Кейс «${label}»` : label
}

/** The team, each person with an anchor. */
export function Team({ section: { title, lead, ids } }: { section: TeamSection }) {
  return (
    <SectionFrame title={title} lead={lead} layout="split">
      <ul className="grid gap-x-10 lg:gap-x-12 @min-[36rem]:grid-cols-2 @min-[56rem]:grid-cols-3">
        {ids.map((id) => {
          const { name, role, about, portrait, works }: Person = team[id]
          return (
            <li key={id} className="border-t py-7 lg:py-9">
              <div className="flex items-center gap-4">
                <Portrait face={portrait} size={88} />
                <div className="min-w-0">
                  <h3 id={id} tabIndex={-1} className="subtitle">
                    {name}
                  </h3>
                  <p className="text-caption text-muted-foreground">{role}</p>
                </div>
              </div>
              <p className="mt-4 aside-text">{typography(about)}</p>
              {works?.map((to) => (
                <p key={to}>
                  <Link
                    to={to}
                    className="inline-flex min-h-11 items-center text-[0.9375rem] font-medium text-accent hover:text-foreground"
                  >
                    {workTitle(to)}
                  </Link>
                </p>
              ))}
            </li>
          )
        })}
      </ul>
    </SectionFrame>
  )
}
