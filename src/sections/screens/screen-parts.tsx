import type { ReactNode, SVGProps } from 'react'
import type { ScreenPart, Tone } from '@/content/screens'

type Part<Kind extends ScreenPart['kind']> = Extract<ScreenPart, { kind: Kind }>

const colours: Record<Tone, string> = {
  good: 'var(--success)',
  waiting: 'var(--info)',
  accent: 'var(--accent)',
}
const faint = 'var(--muted-foreground)'

type TextProps = SVGProps<SVGTextElement> & { text: string }
const Text = ({ text, ...look }: TextProps) => <text {...look}>{text}</text>

/** A quiet text. */
const Label = (props: TextProps) => <Text {...props} fill={faint} />

/** Rows without a second line are lower. */
const rowHeight = ({ rows }: Part<'rows'>) => (rows.some(({ text }) => text) ? 48 : 34)

const heights = { figures: 52, bars: 112, amount: 62, track: 46, button: 36 }

/** The height of a part, at any width. */
export function heightOf(part: ScreenPart): number {
  if (part.kind === 'rows') return part.rows.length * rowHeight(part)
  if (part.kind === 'schedule') return 24 + part.rows.length * 36
  if (part.kind === 'code') return 22 + part.lines.length * 20
  return heights[part.kind]
}

/** Draws a part of this width from its upper left corner. */
export function drawPart(part: ScreenPart, width: number): ReactNode {
  switch (part.kind) {
    case 'figures':
      return <Figures part={part} width={width} />
    case 'rows':
      return <Rows part={part} width={width} />
    case 'bars':
      return <Bars part={part} width={width} />
    case 'amount':
      return (
        <>
          <Label y="14" text={part.label} />
          <Text y="48" fontSize="28" fontWeight="600" text={part.value} />
        </>
      )
    case 'track':
      return <Track part={part} width={width} />
    case 'schedule':
      return <Schedule part={part} width={width} />
    case 'code':
      return (
        <>
          <rect width={width} height={heightOf(part)} rx="8" fill="var(--muted)" />
          {part.lines.map((line, index) => (
            <Text
              key={line}
              x="14"
              y={24 + index * 20}
              fontFamily="ui-monospace, monospace"
              fill={index === 0 ? 'var(--accent)' : 'var(--foreground)'}
              text={line}
            />
          ))}
        </>
      )
    case 'button':
      return (
        <>
          <rect width={width} height="36" rx="10" fill="var(--primary)" />
          <Text
            x={width / 2}
            y="22.5"
            textAnchor="middle"
            fontWeight="600"
            fill="var(--primary-foreground)"
            text={part.label}
          />
        </>
      )
    default:
      return part satisfies never
  }
}

interface PartProps<Kind extends ScreenPart['kind']> {
  part: Part<Kind>
  width: number
}

function Figures({ part: { figures }, width }: PartProps<'figures'>) {
  return figures.map(({ label, value }, index) => (
    <g key={label} transform={`translate(${(index * width) / figures.length} 0)`}>
      <Label y="14" text={label} />
      <Text y="38" fontSize="18" fontWeight="600" text={value} />
    </g>
  ))
}

function Rows({ part, width }: PartProps<'rows'>) {
  const height = rowHeight(part)
  return part.rows.map(({ title, text, value, tone }, index) => {
    const colour = tone && colours[tone]
    return (
      <g key={title} transform={`translate(0 ${index * height})`}>
        <Text y={text ? 18 : height / 2 + 4} fontWeight="500" text={title} />
        {text && <Label y="35" fontSize="11" text={text} />}
        {value && (
          <Text
            x={width}
            y={height / 2 + 4}
            textAnchor="end"
            fontWeight="500"
            fill={colour ?? faint}
            text={value}
          />
        )}
        <path d={`M0 ${height - 0.5}H${width}`} stroke="var(--border)" />
      </g>
    )
  })
}

function Bars({ part: { caption, values }, width }: PartProps<'bars'>) {
  const step = width / values.length
  const top = Math.max(...values)
  return (
    <>
      <Label y="14" text={caption} />
      {values.map((value, index) => (
        <rect
          key={index}
          x={index * step}
          y={112 - (84 * value) / top}
          width={step - 6}
          height={(84 * value) / top}
          rx="4"
          fill={index === values.length - 1 ? 'var(--primary)' : 'var(--lattice)'}
          fillOpacity={index === values.length - 1 ? 1 : 0.3}
        />
      ))}
    </>
  )
}

function Track({ part: { stops, done }, width }: PartProps<'track'>) {
  const step = width / stops.length
  const middle = (index: number) => step * (index + 0.5)
  return (
    <>
      <path
        d={`M${middle(0)} 12H${middle(stops.length - 1)}`}
        stroke="var(--border)"
        strokeWidth="2"
      />
      <path d={`M${middle(0)} 12H${middle(done - 1)}`} stroke="var(--accent)" strokeWidth="2" />
      {stops.map((stop, index) => (
        <g key={stop} transform={`translate(${middle(index)} 12)`}>
          {/* A knot of the lattice. */}
          <rect
            x="-5"
            y="-5"
            width="10"
            height="10"
            transform="rotate(45)"
            fill={index < done ? 'var(--accent)' : 'var(--background)'}
            stroke={index < done ? 'var(--accent)' : 'var(--input)'}
          />
          <Label y="27" fontSize="11" textAnchor="middle" text={stop} />
        </g>
      ))}
    </>
  )
}

/** The look of a slot, by its letter. */
const slotLook: Record<string, { fill: string; opacity: number } | undefined> = {
  x: { fill: 'var(--lattice)', opacity: 0.26 },
  n: { fill: 'var(--primary)', opacity: 1 },
}

function Schedule({ part: { columns, rows }, width }: PartProps<'schedule'>) {
  const left = 44
  const step = (width - left) / columns.length
  return (
    <>
      {columns.map((column, index) => (
        <Label key={column} x={left + index * step} y="12" fontSize="11" text={column} />
      ))}
      {rows.map(({ time, slots }, row) => (
        <g key={time} transform={`translate(0 ${24 + row * 36})`}>
          <Label y="19" fontSize="11" text={time} />
          {[...slots].map((slot, index) => (
            <rect
              key={index}
              x={left + index * step}
              width={step - 6}
              height="30"
              rx="6"
              fill={slotLook[slot]?.fill ?? 'transparent'}
              fillOpacity={slotLook[slot]?.opacity}
              stroke="var(--border)"
            />
          ))}
        </g>
      ))}
    </>
  )
}
