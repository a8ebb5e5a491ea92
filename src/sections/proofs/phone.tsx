import type { ReactNode } from 'react'
import { Box } from './box'

export const phoneWidth = 156
export const phoneHeight = 318

/** The client's own colours. */
export const teal = '#0f8f83'
export const sand = '#f4f1ea'
export const slate = '#17302f'

interface PhoneProps {
  children: ReactNode
  ground?: string
  /** An outline alone. */
  isSketch?: boolean
}

/** A telephone with a screen from 0, 0, which is 140 wide and 302 high. */
export const Phone = ({ children, ground = sand, isSketch }: PhoneProps) => (
  <>
    <Box
      at={[1, 1, phoneWidth - 2, phoneHeight - 2]}
      rx="26"
      fill={isSketch ? 'var(--background)' : '#0b0d10'}
      stroke={isSketch ? 'var(--foreground)' : '#4b525e'}
      strokeWidth="2"
    />
    <svg x="8" y="8" width="140" height="302" viewBox="0 0 140 302">
      <rect
        width="140"
        height="302"
        rx="19"
        style={{ fill: isSketch ? 'var(--background)' : ground, transition: 'fill .4s' }}
      />
      {children}
      <Box at={[50, 8, 40, 9]} rx="4.5" fill={isSketch ? 'var(--border)' : '#0b0d10'} />
    </svg>
  </>
)
