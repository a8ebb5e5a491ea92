import type { IconName } from '@/content/icons'
import sprite from './icons.svg?no-inline'

/**
 * An icon that content names; always decoration beside a text. All icons are one image, drawn by
 * reference, so that no page's script carries their shapes.
 */
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
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
