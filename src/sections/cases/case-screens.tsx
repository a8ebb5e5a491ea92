import type { Case } from '@/content/cases/case'
import { Gallery } from '../screens/gallery'
import { BeforeAfter } from './before-after'
import { inSkin } from './skin'

/** What changed, and more of the product, on the client's ground. */
export function CaseScreens({ study }: { study: Case }) {
  return (
    <section data-skin data-nosnippet className="isolate" style={inSkin(study.skin)}>
      <div className="container-page section-space">
        <h2 className="headline">До и после</h2>
        <div className="mt-8">
          <BeforeAfter study={study} />
        </div>
        <div className="mt-12">
          <Gallery folder={study.id} pictures={study.pictures} />
        </div>
        <p className="mt-8 text-caption text-muted-foreground">
          Экраны нарисованы по продукту клиента; имена, адреса и суммы на них — примеры.
        </p>
      </div>
    </section>
  )
}
