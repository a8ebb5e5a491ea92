import { ServiceGroups } from '@/components/service-groups'
import type { ServiceIndexSection } from '@/content/model/sections'
import { SectionFrame } from './parts/section-frame'

export function ServiceIndex({ section: { title, lead } }: { section: ServiceIndexSection }) {
  return (
    <SectionFrame title={title} lead={lead}>
      <ServiceGroups titles="h3" />
    </SectionFrame>
  )
}
