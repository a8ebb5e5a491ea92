import { Mark } from '@/brand/mark'
import { company } from '@/content/company'

export function BrandMark() {
  return (
    <span className="flex items-center gap-2.5">
      <Mark className="h-6 w-auto" />
      <span className="text-[1.1875rem] font-semibold tracking-[-0.03em]">{company.name}</span>
    </span>
  )
}
