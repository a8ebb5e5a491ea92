import type { ReactNode } from 'react'

/** The parts of public pages that have behaviour of their own; `src/app/islands.ts` loads them. */
export type IslandName = 'testimonials' | 'articleContents' | 'blogIndex' | 'newsletter'

/**
 * Marks such a part. A page that comes as HTML stays HTML (docs/decisions/0006): only what is marked
 * is given its code, when it comes into view.
 */
export function Island({ name, children }: { name: IslandName; children: ReactNode }) {
  return <div data-island={name}>{children}</div>
}
