import { createElement, type ReactNode } from 'react'
import type { ScreenPart, Skin, Tone } from '../../src/content/screens.ts'

/* Laid out by Satori, which knows flex boxes alone: https://github.com/vercel/satori#css */

type Kind = ScreenPart['kind']

interface PartProps<K extends Kind> {
  part: Extract<ScreenPart, { kind: K }>
  skin: Skin
  /** Of the part's place. */
  width: number
}

const toneOf = (skin: Skin, tone: Tone | undefined) => (tone ? skin[tone] : skin.quiet)
const small = ({ radius }: Skin) => Math.min(radius, 12)

export const column = { display: 'flex', flexDirection: 'column' } as const
const between = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
} as const

const Spaced = ({ children, gap = 12 }: { children: ReactNode; gap?: number }) => (
  <div style={{ ...column, gap, width: '100%' }}>{children}</div>
)

const Amount = ({ part: { label, value }, skin }: PartProps<'amount'>) => (
  <div style={{ ...column, gap: 2 }}>
    <div style={{ color: skin.quiet, fontSize: 14 }}>{label}</div>
    <div style={{ fontSize: 40, fontWeight: 700, letterSpacing: -1 }}>{value}</div>
  </div>
)

const Code = ({ part: { lines }, skin }: PartProps<'code'>) => (
  <div
    style={{
      ...column,
      gap: 6,
      padding: 18,
      borderRadius: small(skin),
      background: skin.ink,
      color: skin.card,
      fontSize: 14,
    }}
  >
    {lines.map((line) => (
      <div key={line}>{line}</div>
    ))}
  </div>
)

const Button = ({ part: { label }, skin }: PartProps<'button'>) => (
  <div
    style={{
      display: 'flex',
      justifyContent: 'center',
      marginTop: 'auto',
      padding: '13px 0',
      borderRadius: skin.radius,
      background: skin.accent,
      color: skin.onAccent,
      fontSize: 16,
      fontWeight: 600,
    }}
  >
    {label}
  </div>
)

const Note = ({ part: { tone, text }, skin }: PartProps<'note'>) => (
  <div
    style={{
      padding: '11px 14px',
      border: `1px solid ${toneOf(skin, tone)}`,
      borderRadius: small(skin),
      color: toneOf(skin, tone),
      fontSize: 14,
      fontWeight: 600,
    }}
  >
    {text}
  </div>
)

const Figures = ({ part: { figures }, skin, width }: PartProps<'figures'>) => (
  <div style={{ display: 'flex', gap: 12 }}>
    {figures.map(({ label, value, tone }, index) => (
      <div
        key={label}
        style={{
          ...column,
          flex: 1,
          gap: 4,
          padding: width < 400 ? 9 : 16,
          border: `1px solid ${index === 0 && !tone ? skin.accent : skin.line}`,
          borderRadius: small(skin),
          background: index === 0 && !tone ? skin.accent : skin.card,
          color: index === 0 && !tone ? skin.onAccent : tone ? skin[tone] : skin.ink,
        }}
      >
        <div style={{ fontSize: 13, opacity: 0.9 }}>{label}</div>
        {/* A third of a phone's width: «18 460 с» stays on its line. */}
        <div style={{ fontSize: width < 400 ? 15 : 25, fontWeight: 700 }}>{value}</div>
      </div>
    ))}
  </div>
)

const Rows = ({ part: { rows }, skin }: PartProps<'rows'>) => (
  <div style={column}>
    {rows.map(({ title, text, value, tone }, index) => (
      <div
        key={title}
        style={{
          ...between,
          gap: 10,
          padding: '10px 0',
          ...(index > 0 && { borderTop: `1px solid ${skin.line}` }),
        }}
      >
        <div style={{ ...column, gap: 1 }}>
          <div style={{ fontSize: 15, fontWeight: 600 }}>{title}</div>
          {text && <div style={{ fontSize: 13, color: skin.quiet }}>{text}</div>}
        </div>
        {value && (
          <div
            style={{
              flexShrink: 0,
              maxWidth: 190,
              fontSize: 14,
              fontWeight: 600,
              color: toneOf(skin, tone),
              ...(tone === 'waiting' && {
                padding: '3px 9px',
                border: `1px solid ${skin.waiting}`,
                borderRadius: small(skin),
              }),
            }}
          >
            {value}
          </div>
        )}
      </div>
    ))}
  </div>
)

const Bars = ({ part: { caption, values }, skin, width }: PartProps<'bars'>) => {
  const top = Math.max(...values)
  const gap = width < 400 ? 6 : 10
  return (
    <Spaced>
      <div style={{ fontSize: 14, color: skin.quiet }}>{caption}</div>
      <div style={{ display: 'flex', alignItems: 'flex-end', gap, height: 110 }}>
        {values.map((value, index) => (
          <div
            key={index}
            style={{
              flex: 1,
              height: (110 * value) / top,
              borderRadius: skin.radius / 2,
              background: index === values.length - 1 ? skin.accent : skin.line,
            }}
          />
        ))}
      </div>
    </Spaced>
  )
}

const Track = ({ part: { stops, done }, skin, width }: PartProps<'track'>) => (
  <div style={{ display: 'flex', padding: '8px 0' }}>
    {stops.map((stop, index) => (
      <div key={stop} style={{ ...column, flex: 1, alignItems: 'center', gap: 8 }}>
        <div style={{ display: 'flex', width: '100%', alignItems: 'center' }}>
          <Line colour={index === 0 ? 'transparent' : index < done ? skin.accent : skin.line} />
          <div
            style={{
              width: 16,
              height: 16,
              borderRadius: skin.radius ? 8 : 0,
              border: `2px solid ${index < done ? skin.accent : skin.line}`,
              background: index < done ? skin.accent : skin.card,
            }}
          />
          <Line
            colour={
              index === stops.length - 1
                ? 'transparent'
                : index < done - 1
                  ? skin.accent
                  : skin.line
            }
          />
        </div>
        <div
          style={{ fontSize: width < 400 ? 12 : 14, color: index < done ? skin.ink : skin.quiet }}
        >
          {stop}
        </div>
      </div>
    ))}
  </div>
)

const Line = ({ colour }: { colour: string }) => (
  <div style={{ flex: 1, height: 2, background: colour }} />
)

const Schedule = ({ part: { columns, rows }, skin, width }: PartProps<'schedule'>) => {
  const isNarrow = width < 400
  const shown = isNarrow ? columns.slice(0, 3) : columns
  const cell = (slot: string) =>
    slot === 'n'
      ? { background: skin.accent, color: skin.onAccent, border: `1px solid ${skin.accent}` }
      : slot === 'x'
        ? { background: skin.ground, border: `1px solid ${skin.ground}` }
        : { background: skin.card, border: `1px dashed ${skin.line}` }
  return (
    <Spaced gap={7}>
      <div style={{ display: 'flex', gap: 7 }}>
        <div style={{ width: 44 }} />
        {shown.map((name) => (
          <div key={name} style={{ flex: 1, fontSize: isNarrow ? 13 : 14, fontWeight: 600 }}>
            {name}
          </div>
        ))}
      </div>
      {rows.map(({ time, slots }) => (
        <div key={time} style={{ display: 'flex', gap: 7, alignItems: 'center' }}>
          <div style={{ width: 44, fontSize: 13, color: skin.quiet }}>{time}</div>
          {[...slots].slice(0, shown.length).map((slot, index) => (
            <div
              key={index}
              style={{
                display: 'flex',
                flex: 1,
                alignItems: 'center',
                height: 38,
                paddingLeft: 10,
                borderRadius: skin.radius / 1.6,
                fontSize: 13,
                fontWeight: 600,
                ...cell(slot),
              }}
            >
              {slot === 'n' ? 'Асель Б.' : ''}
            </div>
          ))}
        </div>
      ))}
    </Spaced>
  )
}

/** Garments as outlines in a field of 60 × 70. */
const garments = {
  dress: 'M22 6h5q3 5 6 0h5l4 18-6 6 10 34H14l10-34-6-6z',
  coat: 'M21 7l9 6 9-6 11 8 4 28h-9v21H15V43H6l4-28zM30 13v51',
  shirt: 'M20 10l10 6 10-6 14 8-5 14-7-3v33H18V29l-7 3-5-14zM30 16v46',
}

const Tiles = ({ part: { tiles }, skin, width }: PartProps<'tiles'>) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
    {tiles.map(({ title, text, shape }, index) => (
      <div key={index} style={{ ...column, width: (width - 12) / 2, gap: 3 }}>
        <div
          style={{
            display: 'flex',
            justifyContent: 'center',
            padding: '22px 0',
            background: index % 3 === 0 ? skin.ground : skin.line,
            borderRadius: skin.radius,
          }}
        >
          <svg width="78" height="91" viewBox="0 0 60 70">
            <path
              d={garments[shape]}
              fill={index % 3 === 0 ? skin.accent : skin.card}
              stroke={skin.ink}
              strokeWidth="1.2"
            />
          </svg>
        </div>
        <div style={{ marginTop: 5, fontSize: 14, fontWeight: 600 }}>{title}</div>
        <div style={{ fontSize: 14, color: skin.quiet }}>{text}</div>
      </div>
    ))}
  </div>
)

const Route = ({ part: { places, done }, skin, width }: PartProps<'route'>) => {
  const height = 148
  const at = ({ x, y }: (typeof places)[number]) => `${(x * width) / 100} ${(y * height) / 100}`
  const path = (some: readonly (typeof places)[number][]) => `M${some.map(at).join('L')}`
  const isNarrow = width < 400
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        height,
        borderRadius: skin.radius,
        background: skin.ground,
      }}
    >
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        {[0.3, 0.55, 0.8, 1.05].map((level) => (
          <path
            key={level}
            d={`M0 ${height * level}Q${width * 0.25} ${height * (level - 0.38)} ${width * 0.5} ${height * (level - 0.12)}T${width} ${height * (level - 0.2)}`}
            fill="none"
            stroke={skin.line}
            strokeWidth="1.5"
          />
        ))}
        <path
          d={path(places)}
          fill="none"
          stroke={skin.quiet}
          strokeWidth="3"
          strokeDasharray="2 7"
          strokeLinecap="round"
        />
        <path
          d={path(places.slice(0, done + 1))}
          fill="none"
          stroke={skin.accent}
          strokeWidth="4"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        {places.map((place, index) => (
          <circle
            key={place.name}
            cx={(place.x * width) / 100}
            cy={(place.y * height) / 100}
            r={index === done ? 9 : 5}
            fill={index <= done ? skin.accent : skin.card}
            stroke={index <= done ? skin.card : skin.quiet}
            strokeWidth="2"
          />
        ))}
      </svg>
      {places.map(({ name, x, y }, index) =>
        isNarrow && index > 0 && index !== done && index < places.length - 1 ? null : (
          <div
            key={name}
            style={{
              position: 'absolute',
              top: (y * height) / 100 + 13,
              ...(x > 80 ? { right: 8 } : { left: Math.max(8, (x * width) / 100 - 26) }),
              fontSize: 13,
              fontWeight: index === done ? 700 : 400,
              color: index === done ? skin.accent : skin.ink,
            }}
          >
            {name}
          </div>
        ),
      )}
    </div>
  )
}

const BankCard = ({ part: { label, value, number }, skin }: PartProps<'bankCard'>) => (
  <div
    style={{
      ...column,
      justifyContent: 'space-between',
      height: 142,
      padding: 18,
      borderRadius: skin.radius,
      backgroundImage: `linear-gradient(120deg, ${skin.accent}, ${skin.ink})`,
      color: '#ffffff',
    }}
  >
    <div style={{ ...between, fontSize: 14 }}>
      <div>{label}</div>
      <div style={{ width: 30, height: 22, borderRadius: 5, background: '#ffd88a' }} />
    </div>
    <div style={{ ...column, gap: 2 }}>
      <div style={{ fontSize: 28, fontWeight: 700 }}>{value}</div>
      <div style={{ fontSize: 14, opacity: 0.85 }}>{number}</div>
    </div>
  </div>
)

/** Whether a module is dark: finders in three corners, a fixed noise elsewhere. It encodes nothing. */
function isDark(x: number, y: number): boolean {
  const finder = [
    [0, 0],
    [14, 0],
    [0, 14],
  ].find(([left = 0, top = 0]) => x >= left && x < left + 7 && y >= top && y < top + 7)
  if (!finder) return ((x * 7 + y * 13 + x * y * 3) * 2654435761) % 97 > 48
  const ring = Math.max(Math.abs(x - (finder[0] ?? 0) - 3), Math.abs(y - (finder[1] ?? 0) - 3))
  return ring !== 2
}

const Code2d = ({ part: { caption }, skin }: PartProps<'code2d'>) => {
  const modules = Array.from({ length: 21 }, (_, y) =>
    Array.from({ length: 21 }, (_, x) => (isDark(x, y) ? `M${x} ${y}h1v1h-1z` : '')).join(''),
  ).join('')
  return (
    <div style={{ ...column, alignItems: 'center', gap: 12, marginTop: 'auto' }}>
      <div
        style={{ display: 'flex', padding: 14, borderRadius: skin.radius, background: '#ffffff' }}
      >
        <svg width="147" height="147" viewBox="0 0 21 21">
          <path d={modules} fill="#111111" />
        </svg>
      </div>
      <div style={{ fontSize: 14, color: skin.quiet }}>{caption}</div>
    </div>
  )
}

const Chat = ({ part: { messages }, skin }: PartProps<'chat'>) => (
  <Spaced gap={10}>
    {messages.map(({ text, own }) => (
      <div
        key={text}
        style={{
          alignSelf: own ? 'flex-end' : 'flex-start',
          maxWidth: '84%',
          padding: '10px 14px',
          borderRadius: 18,
          background: own ? skin.accent : skin.ground,
          color: own ? skin.onAccent : skin.ink,
          fontSize: 15,
          lineHeight: 1.35,
        }}
      >
        {text}
      </div>
    ))}
  </Spaced>
)

const Dials = ({ part: { dials }, skin, width }: PartProps<'dials'>) => {
  const side = width < 400 ? 84 : 120
  return (
    <div style={{ display: 'flex', justifyContent: 'space-around', padding: '8px 0 14px' }}>
      {dials.map(({ label, value }) => (
        <div key={label} style={{ ...column, alignItems: 'center', gap: 10 }}>
          <div
            style={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'center',
              width: side,
              height: side,
              borderRadius: side,
              border: `${side / 13}px solid ${skin.good}`,
              fontSize: side / 3.1,
              fontWeight: 600,
            }}
          >
            {value}
          </div>
          <div style={{ fontSize: 14, color: skin.quiet }}>{label}</div>
        </div>
      ))}
    </div>
  )
}

const Sheet = ({ part: { head, rows }, skin, width }: PartProps<'sheet'>) => {
  const isNarrow = width < 400
  const columns = isNarrow ? head.slice(0, 3) : head
  const cell = {
    flex: 1,
    padding: isNarrow ? '8px 7px' : '10px 12px',
    fontSize: isNarrow ? 13 : 15,
  }
  return (
    <div style={{ ...column, border: `1px solid ${skin.line}` }}>
      <div style={{ display: 'flex', background: skin.ground }}>
        {columns.map((name) => (
          <div key={name} style={{ ...cell, fontWeight: 600 }}>
            {name}
          </div>
        ))}
      </div>
      {rows.map((row, index) => (
        <div key={index} style={{ display: 'flex', borderTop: `1px solid ${skin.line}` }}>
          {row.slice(0, columns.length).map((text, place) => {
            const isWrong = text.startsWith('!')
            return (
              <div
                key={place}
                style={{
                  ...cell,
                  ...(place > 0 && { borderLeft: `1px solid ${skin.line}` }),
                  ...(isWrong && { background: '#f6d4cf', color: '#8f1d12' }),
                }}
              >
                {isWrong ? text.slice(1) : text || ' '}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

/** A missing kind fails to compile. */
const drawings: { readonly [K in Kind]: (props: PartProps<K>) => ReactNode } = {
  figures: Figures,
  rows: Rows,
  bars: Bars,
  amount: Amount,
  track: Track,
  schedule: Schedule,
  code: Code,
  button: Button,
  tiles: Tiles,
  route: Route,
  bankCard: BankCard,
  code2d: Code2d,
  chat: Chat,
  dials: Dials,
  sheet: Sheet,
  note: Note,
}

/** Draws a part of a kind. */
export const drawPart = <K extends Kind>(kind: K, props: PartProps<K>): ReactNode =>
  createElement(drawings[kind], props)
