import { readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { typeface } from '../../src/brand/typeface.ts'
import { type Screen, type ScreenSet, screenSizes, type Skin } from '../../src/content/screens.ts'
import { drawOnce, drawSvg, fontFamily } from '../drawing/satori.ts'
import { column, drawPart } from './parts.tsx'
import { withShorterPaths } from './shorter-paths.ts'

/** The spreadsheet that the product replaced, in neutral colours. */
const plain: Skin = {
  typeface: 'brand',
  ground: '#e4e6e9',
  card: '#ffffff',
  ink: '#2b2f36',
  quiet: '#6a707a',
  line: '#c5cad1',
  accent: '#6a707a',
  onAccent: '#ffffff',
  good: '#4d6b57',
  waiting: '#8f1d12',
  radius: 0,
}

interface Drawn {
  set: ScreenSet
  screen: Screen
  skin: Skin
  size: keyof typeof screenSizes
}

function Window({ set, screen, skin, size }: Drawn) {
  const { width } = screenSizes[size]
  const isNarrow = size === 'narrow'
  const menu = isNarrow ? undefined : screen.menu
  const margin = isNarrow ? 18 : 26
  return (
    <div
      style={{
        ...frame(skin, screenSizes[size]),
        borderRadius: Math.max(6, Math.min(skin.radius, 16)),
      }}
    >
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          height: 50,
          padding: `0 ${margin}px`,
          borderBottom: `1px solid ${skin.line}`,
        }}
      >
        <div style={{ fontSize: 17, fontWeight: 700, color: skin.accent }}>
          {skin === plain ? screen.title : set.name}
        </div>
        <div style={{ display: 'flex', gap: 7 }}>
          {[0, 1, 2].map((dot) => (
            <div
              key={dot}
              style={{ width: 9, height: 9, borderRadius: 9, background: skin.line }}
            />
          ))}
        </div>
      </div>
      <div style={{ display: 'flex', flex: 1 }}>
        {menu && (
          <div
            style={{
              ...column,
              gap: 6,
              width: 148,
              padding: '20px 14px',
              borderRight: `1px solid ${skin.line}`,
            }}
          >
            {menu.map((entry) => {
              const isOpen = entry === (screen.open ?? menu[0])
              return (
                <div
                  key={entry}
                  style={{
                    display: 'flex',
                    padding: '8px 12px',
                    borderRadius: Math.min(skin.radius, 12),
                    fontSize: 14,
                    ...(isOpen
                      ? { background: skin.ground, color: skin.ink, fontWeight: 600 }
                      : { color: skin.quiet }),
                  }}
                >
                  {entry}
                </div>
              )
            })}
          </div>
        )}
        <div
          style={{ ...column, flex: 1, gap: 14, padding: `${isNarrow ? 16 : 22}px ${margin}px` }}
        >
          {skin !== plain && (
            <div style={{ fontSize: isNarrow ? 20 : 25, fontWeight: 700 }}>{screen.title}</div>
          )}
          {screen.parts.map((part) =>
            drawPart(part.kind, { part, skin, width: width - 2 * margin - (menu ? 149 : 0) - 2 }),
          )}
        </div>
      </div>
    </div>
  )
}

function Phone({ screen, skin }: Drawn) {
  const { width } = screenSizes.phone
  const bezel = isDark(skin) ? skin.line : '#15161a'
  return (
    <div style={{ ...frame(skin, screenSizes.phone, 7, bezel), borderRadius: 38 }}>
      <div style={{ display: 'flex', justifyContent: 'center', paddingTop: 10 }}>
        <div style={{ width: 74, height: 20, borderRadius: 20, background: bezel }} />
      </div>
      <div style={{ ...column, flex: 1, gap: 16, padding: '16px 18px 26px' }}>
        <div style={{ fontSize: 22, fontWeight: 700 }}>{screen.title}</div>
        {screen.parts.map((part) => drawPart(part.kind, { part, skin, width: width - 50 }))}
      </div>
    </div>
  )
}

const frame = (
  skin: Skin,
  size: { width: number; height: number },
  border = 1,
  colour = skin.line,
) =>
  ({
    ...column,
    // Satori adds a border to the width.
    width: size.width - 2 * border,
    height: size.height - 2 * border,
    border: `${border}px solid ${colour}`,
    background: skin.card,
    color: skin.ink,
    fontFamily,
  }) as const

/** A dark frame would vanish on a dark ground. */
const isDark = ({ card }: Skin) => Number.parseInt(card.slice(1, 3), 16) < 128

/** The name of a product in its own typeface. */
const Wordmark = ({ name, skin }: { name: string; skin: Skin }) => (
  <div
    style={{
      display: 'flex',
      alignItems: 'center',
      height: '100%',
      fontFamily,
      fontSize: 40,
      fontWeight: 700,
      letterSpacing: skin.typeface === 'roboto-condensed' ? 1 : -0.5,
      color: skin.accent,
    }}
  >
    {name}
  </div>
)

const sources = () =>
  [
    'screens/draw-screen.tsx',
    'screens/parts.tsx',
    'screens/shorter-paths.ts',
    'drawing/satori.ts',
  ].map((name) => readFileSync(`build/${name}`, 'utf8'))

/** A file that the build draws. */
interface ScreenFile {
  path: string
  draw: () => Promise<Buffer>
}

/** The files of a set: its name in its type, a phone's screens, and each window wide and narrow. */
export function filesOf(set: ScreenSet): ScreenFile[] {
  const file = (
    name: string,
    look: Skin,
    size: { width: number; height: number },
    element: ReactNode,
  ): ScreenFile => {
    const path = `screens/${set.folder}/${name}.svg`
    const files = look.typeface === 'brand' ? typeface.files : look.typeface
    const draw = () =>
      drawOnce('svg', [path, set, files, sources()], async () =>
        withShorterPaths(await drawSvg(element, size, files)),
      )
    return { path, draw }
  }
  const screens = Object.entries(set.screens).flatMap(([id, screen]) => {
    const skin = id === 'before' ? plain : set.skin
    const as = (size: Drawn['size'], suffix = '') => {
      const Frame = size === 'phone' ? Phone : Window
      const element = <Frame set={set} screen={screen} skin={skin} size={size} />
      return file(id + suffix, skin, screenSizes[size], element)
    }
    return screen.frame === 'phone' ? [as('phone')] : [as('window'), as('narrow', '-narrow')]
  })
  const nameSize = { width: 30 * set.name.length, height: 60 }
  return [
    file('name', set.skin, nameSize, <Wordmark name={set.name} skin={set.skin} />),
    ...screens,
  ]
}
