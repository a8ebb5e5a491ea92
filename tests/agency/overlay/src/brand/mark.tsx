import type { SVGProps } from 'react'

export const Mark = (props: SVGProps<SVGSVGElement>) => (
  <svg aria-hidden viewBox="0 0 28 28" {...props}>
    <circle cx="14" cy="14" r="11" stroke="var(--accent)" strokeWidth="2.6" fill="none" />
    <circle cx="14" cy="14" r="4" fill="var(--foreground)" />
  </svg>
)
