import type { SVGProps } from 'react'

type BoxProps = Omit<SVGProps<SVGRectElement>, 'x' | 'y' | 'width' | 'height'> & {
  at: readonly [x: number, y: number, width: number, height: number]
}

/** A rectangle by its corner and size. */
export const Box = ({ at: [x, y, width, height], ...rect }: BoxProps) => (
  <rect x={x} y={y} width={width} height={height} {...rect} />
)

type KnotProps = Omit<BoxProps, 'at'> & { x?: number; y?: number; size: number }

/** A knot of the lattice around a point. */
export const Knot = ({ x = 0, y = 0, size, ...rect }: KnotProps) => (
  <Box
    at={[-size / 2, -size / 2, size, size]}
    rx="2"
    transform={`translate(${x} ${y}) rotate(45)`}
    stroke="var(--accent)"
    strokeWidth="2"
    {...rect}
  />
)
