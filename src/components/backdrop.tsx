/** Decoration behind the content of a positioned box with its own stacking: the lattice, or a glow. */
export const Backdrop = ({ className }: { className: string }) => (
  <div aria-hidden className={`absolute inset-0 -z-10 ${className}`} />
)
