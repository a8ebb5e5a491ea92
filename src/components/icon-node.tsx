import type { IconName } from '@/content/icons'
import { Icon } from './icon'

/** An icon in a diamond, like a knot of the lattice. */
export function IconNode({ name }: { name: IconName }) {
  return (
    <span className="relative grid size-12 shrink-0 place-items-center text-accent">
      <span
        aria-hidden
        className="absolute inset-[5px] rotate-45 rounded-[9px] border border-accent/40 bg-accent/10"
      />
      <Icon name={name} className="relative size-[1.2rem]" />
    </span>
  )
}
