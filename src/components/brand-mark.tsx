import { Mark } from '@/brand/mark'
import { company } from '@/content/company'

/** Where the name does not fit, beside a phone's buttons with enlarged text, it wraps out of sight as a whole. */
export function BrandMark() {
  return (
    <span className="flex h-7 flex-wrap items-center gap-2.5 overflow-hidden">
      <Mark className="h-6 w-auto" />
      <span className="text-[1.1875rem] font-semibold tracking-[-0.03em]">{company.name}</span>
    </span>
  )
}
