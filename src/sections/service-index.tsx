import { ActionButton } from '@/components/action-button'
import { ServiceGroups } from '@/components/service-groups'
import type { ServiceIndexSection } from '@/content/model/sections'
import { typography } from '@/lib/text/typography'
import { SectionFrame } from './parts/section-frame'

export function ServiceIndex({
  section: { title, lead, byTask },
}: {
  section: ServiceIndexSection
}) {
  return (
    <SectionFrame title={title} lead={lead}>
      <ServiceGroups titles="h3" />
      <div className="mt-8 border-t pt-5">
        <h3 className="subtitle">{typography(byTask.title)}</h3>
        <p className="mt-2 max-w-[38rem] aside-text">{typography(byTask.text)}</p>
        <ul className="mt-5 flex flex-wrap gap-2">
          {byTask.names.map((name) => (
            <li key={name}>
              <ActionButton
                action={{ label: name, opens: 'projectQuiz', interest: `${name}, по задаче` }}
                variant="secondary"
              />
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  )
}
