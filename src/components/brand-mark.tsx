import { company } from '@/content/company'

export function BrandMark() {
  return (
    <span className="flex items-center gap-2.5">
      <svg aria-hidden viewBox="0 0 32 28" className="h-6 w-auto">
        <path
          d="M3 3l11 22M16 3l11 22M16 3L5 25M29 3L18 25"
          stroke="var(--accent)"
          strokeWidth="2.6"
          strokeLinecap="round"
          fill="none"
        />
        <g fill="var(--foreground)">
          <circle cx="9.5" cy="14" r="2.5" />
          <circle cx="22.5" cy="14" r="2.5" />
        </g>
      </svg>
      <span className="text-[1.1875rem] font-semibold tracking-[-0.03em]">{company.name}</span>
    </span>
  )
}
