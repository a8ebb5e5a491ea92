import type { ScreensSection } from '@/content/model/sections'
import { SectionFrame } from './parts/section-frame'
import { Gallery } from './screens/gallery'

export function Screens({ section }: { section: ScreensSection }) {
  const { title, lead, folder, pictures } = section
  return (
    <SectionFrame title={title} lead={lead} background="band">
      <div data-nosnippet>
        <Gallery folder={folder} pictures={pictures} />
      </div>
    </SectionFrame>
  )
}
