import type { IconName } from '@/content/icons'
import sprite from './icons.svg?no-inline'

/** A decorative icon beside a text. All icons are in one sprite, so that no script contains their shapes. */
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
