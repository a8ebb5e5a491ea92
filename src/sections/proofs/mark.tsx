import { useState } from 'react'
import type { MarkProof } from '@/content/model/proofs'
import { Choices, Stage } from './stage'

/* Two horns of a ram, as on felt carpets, and a bean under them: circles of one and of two modules. Around 0, 0. */
const horns =
  'M0 12V0A20 20 0 0 1 40 0A10 10 0 0 1 20 0M0 0A20 20 0 0 0 -40 0A10 10 0 0 0 -20 0M0 24.5L5.5 30L0 35.5L-5.5 30Z'

/** The client's own colours, whatever the site's theme. */
const cherry = '#8f1d2c'
const night = '#17110f'
const cream = '#f6ead6'
const paper = '#fbfaf7'
const ink = '#1c1a18'

interface Scene {
  label: string
  caption: string
  ground: string
  colour: string
  /** Where the mark is, and how large. */
  place: readonly [x: number, y: number, scale: number]
}

const scenes = {
  grid: {
    label: 'Сетка',
    caption:
      'Две дуги, черта и зерно: круги в один и два модуля. Правило можно пересказать по телефону.',
    ground: cream,
    colour: cherry,
    place: [140, 140, 2.5],
  },
  sign: {
    label: 'Вывеска',
    caption: 'Ночью, с другой стороны улицы, узнаётся раньше, чем читается название.',
    ground: night,
    colour: cream,
    place: [84, 96, 1.1],
  },
  receipt: {
    label: 'Чек',
    caption: 'Одна краска, термобумага, три миллиметра: знак не слипся.',
    ground: '#d9d2c5',
    colour: ink,
    place: [140, 74, 0.62],
  },
  pattern: {
    label: 'Узор',
    caption: 'Повторить, отразить, поменять цвета местами: из одного знака — вся упаковка.',
    ground: cherry,
    colour: cream,
    place: [140, 160, 0.8],
  },
} satisfies Record<string, Scene>

type SceneId = keyof typeof scenes

const options = (['grid', 'sign', 'receipt', 'pattern'] as const).map((id) => ({
  id,
  label: scenes[id].label,
}))

const moves = 'transform .6s cubic-bezier(.6,0,.2,1), stroke .4s, fill .4s, opacity .4s'

/** A client's mark goes from its construction to a sign, a receipt and a pattern, in three sizes beside it. */
export function Mark({ proof: { client } }: { proof: MarkProof }) {
  const [shown, setShown] = useState<SceneId>('grid')
  const { caption, ground, colour, place } = scenes[shown]
  const [x, y, scale] = place
  const seen = (id: SceneId) => ({ opacity: id === shown ? 1 : 0, transition: 'opacity .4s' })

  return (
    <Stage
      name={`Знак кофейни «${client}» на разных носителях`}
      caption={caption}
      controls={<Choices label="Носитель" options={options} chosen={shown} onChoose={setShown} />}
      drawing={
        <>
          <clipPath id="proof-mark">
            <rect width="280" height="320" rx="18" />
          </clipPath>
          <g clipPath="url(#proof-mark)">
            <rect width="280" height="320" style={{ fill: ground, transition: moves }} />
            <g style={seen('grid')} stroke={cherry} fill="none">
              <path d={grid} strokeOpacity="0.13" />
              <g fill={cherry} stroke="none" fontSize="14">
                <text x="20" y="298">
                  {`«${client}», построение`}
                </text>
              </g>
            </g>
            <g style={seen('sign')}>
              <path
                d="M0 40H280M0 160H280M60 0V40M170 0V40M20 160V200M250 160V200"
                stroke="#2a2220"
              />
              <rect x="20" y="44" width="240" height="104" rx="10" fill={cherry} />
              <path d="M20 200H260L276 226H4Z" fill="#5d141e" />
              <path
                d="M60 200L52 226M100 200L96 226M140 200V226M180 200L184 226M220 200L228 226"
                stroke={night}
                strokeWidth="6"
                strokeOpacity=".35"
              />
              <path d="M36 226H150V320H36Z" fill="#ffd9a0" fillOpacity=".9" />
              <path d="M178 226H244V320H178Z" fill="#3a2420" />
              <path d="M93 226V320M36 272H150M232 274V288" stroke={night} strokeWidth="3" />
              <text x="140" y="107" fontSize="32" fontWeight="600" fill={cream}>
                {client}
              </text>
            </g>
            <g style={seen('receipt')}>
              <path d={slip} fill={paper} />
              <g fill={ink}>
                <text x="140" y="124" textAnchor="middle" fontWeight="600" letterSpacing="1">
                  {client}
                </text>
                <path
                  d={receiptLines}
                  fill="none"
                  stroke={ink}
                  strokeWidth="5"
                  strokeOpacity=".5"
                />
                <path d={barcode} fill="none" stroke={ink} strokeWidth="3" />
              </g>
            </g>
            <g style={seen('pattern')}>
              {pattern.map(([column, row]) => {
                const isTurned = (column + row) % 2 === 1
                return (
                  <g key={`${column} ${row}`} transform={`translate(${column * 93.4} ${row * 80})`}>
                    {isTurned && <rect width="93.4" height="80" fill={cream} />}
                    <path
                      d={horns}
                      transform={`translate(46.7 ${isTurned ? 44 : 36}) scale(.8 ${isTurned ? -0.8 : 0.8})`}
                      fill="none"
                      stroke={isTurned ? cherry : cream}
                      strokeWidth="9"
                    />
                  </g>
                )
              })}
            </g>
            <Horns
              colour={colour}
              style={{
                transform: `translate(${x}px, ${y}px) scale(${scale})`,
                opacity: shown === 'pattern' ? 0 : 1,
                transition: moves,
              }}
            />
            <g style={seen('grid')} stroke={ink} strokeOpacity="0.7" fill="none">
              <circle cx="90" cy="140" r="50" />
              <circle cx="190" cy="140" r="50" />
              <circle cx="65" cy="140" r="25" />
              <circle cx="215" cy="140" r="25" />
              <path d="M15 140H265M140 65V265" strokeDasharray="5 5" />
            </g>
          </g>
          {sizes.map(({ name, height, scale }, index) => (
            <g key={name} transform={`translate(292 ${index * 110})`}>
              <rect width="108" height="100" rx="14" style={{ fill: ground, transition: moves }} />
              <g transform={`translate(54 ${height}) scale(${scale})`}>
                <Horns colour={colour} style={{ transition: moves }} />
              </g>
              <text
                x="54"
                y="88"
                textAnchor="middle"
                fontSize="13"
                style={{ fill: colour, transition: moves }}
              >
                {name}
              </text>
            </g>
          ))}
        </>
      }
    />
  )
}

const Horns = ({ colour, style }: { colour: string; style: Record<string, string | number> }) => (
  <path
    d={horns}
    fill="none"
    strokeWidth="9"
    strokeLinejoin="round"
    style={{ stroke: colour, ...style }}
  />
)

const sizes = [
  { name: 'дверь', height: 36, scale: 0.75 },
  { name: 'визитка', height: 40, scale: 0.45 },
  { name: 'вкладка', height: 40, scale: 0.22 },
]

const steps = (count: number, draw: (step: number) => string) =>
  Array.from({ length: count }, (_, step) => draw(step)).join('')

const grid =
  steps(12, (step) => `M${15 + step * 25} 0V320`) + steps(13, (step) => `M0 ${step * 25}H280`)
const slip = `M66 20H214V296${steps(10, (step) => `L${214 - step * 14.8 - 7.4} 304L${214 - (step + 1) * 14.8} 296`)}Z`
const receiptLines = steps(4, (step) => {
  const y = 154 + step * 20
  return `M84 ${y}H${130 + ((step * 23) % 40)}M178 ${y}H196`
})
const barcode = steps(19, (step) => `M${86 + step * 6 + (step % 3)} 244V278`)
const pattern = [0, 1, 2].flatMap((column) =>
  [0, 1, 2, 3].map((row): [number, number] => [column, row]),
)
