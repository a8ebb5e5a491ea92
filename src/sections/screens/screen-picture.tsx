import type { Screen } from '@/content/screens'
import { drawPart, heightOf } from './screen-parts'

/* Drawn as SVG: it scales with its place and adds nothing to the stylesheet. */
const sizes = {
  window: { width: 416, bar: 40, margin: 20 },
  phone: { width: 168, bar: 52, margin: 14 },
}
const height = 288

/** The width of a frame, by which pictures in a row get the same height. */
export const widthOf = ({ frame }: Screen) => sizes[frame].width

/** A screen in the frame of a window or a telephone. Without a text alternative: its parent describes it. */
export function ScreenPicture({ screen }: { screen: Screen }) {
  const { width, bar, margin } = sizes[screen.frame]
  const isPhone = screen.frame === 'phone'
  const radius = isPhone ? 26 : 12
  const tops = screen.parts.map((_, index) =>
    screen.parts.slice(0, index).reduce((top, part) => top + heightOf(part) + 12, bar + 14),
  )
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      fontSize="12"
      fill="var(--foreground)"
      style={{ display: 'block', width: '100%', userSelect: 'none' }}
    >
      <rect
        x="1"
        y="1"
        width={width - 2}
        height={height - 2}
        rx={radius}
        fill="var(--background)"
        stroke={isPhone ? 'var(--input)' : 'var(--border)'}
        strokeWidth={isPhone ? 2 : 1}
      />
      {isPhone ? (
        <rect x={width / 2 - 22} y="10" width="44" height="5" rx="2.5" fill="var(--input)" />
      ) : (
        [0, 1, 2].map((dot) => (
          <circle key={dot} cx={width - 24 - dot * 14} cy={bar / 2} r="4" fill="var(--border)" />
        ))
      )}
      <text x={margin} y={bar / 2 + (isPhone ? 14 : 5)} fontWeight="600" fontSize="13">
        {screen.title}
      </text>
      <path d={`M1 ${bar}H${width - 1}`} stroke="var(--border)" />
      {screen.parts.map((part, index) => (
        <g key={index} transform={`translate(${margin} ${tops[index]})`}>
          {drawPart(part, width - 2 * margin)}
        </g>
      ))}
    </svg>
  )
}
