import type { IconName } from '@/content/icons'
import sprite from './icons.svg?no-inline'

/** The build puts the shapes that a page begins with into the page (build/prerender.ts); the others are in the sprite. */
const shapeOf = (name: IconName) =>
  import.meta.env.SSR || document.getElementById(`icon-${name}`)
    ? `#icon-${name}`
    : `${sprite}#${name}`

/** A decorative icon beside a text. No script contains their shapes. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      aria-hidden
      className={className}
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={shapeOf(name)} />
    </svg>
  )
}
