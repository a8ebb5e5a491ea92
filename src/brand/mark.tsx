import type { SVGProps } from 'react'

/** The mark in the theme's colours. Favicon, icons and link previews are made of it (build/drawings.tsx). */
export const Mark = (props: SVGProps<SVGSVGElement>) => (
  <svg aria-hidden viewBox="0 0 32 28" {...props}>
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
)
