import { useState } from 'react'
import { PriceTag } from '@/components/price-tag'
import type { SiteTypesProof } from '@/content/model/proofs'
import { Box } from './box'
import { Scrubber, Stage } from './stage'

/** A block of a wireframe: text, picture, outlined, or what the page is for. */
type Block = readonly [
  x: number,
  y: number,
  width: number,
  height: number,
  look: 't' | 'p' | 'o' | 'a',
]

/** Wireframes from one page to a network, in an area of 376 by 238. */
const wireframes: readonly (readonly Block[])[] = [
  [
    [0, 0, 376, 118, 'p'],
    [24, 26, 170, 16, 'a'],
    [24, 52, 120, 9, 't'],
    [24, 68, 140, 9, 't'],
    [0, 130, 118, 46, 't'],
    [129, 130, 118, 46, 't'],
    [258, 130, 118, 46, 't'],
    [0, 188, 376, 50, 'o'],
  ],
  [
    [0, 0, 376, 18, 't'],
    [0, 30, 130, 120, 'p'],
    [146, 34, 170, 16, 'a'],
    [146, 62, 200, 9, 't'],
    [146, 80, 180, 9, 't'],
    [146, 98, 210, 9, 't'],
    [146, 116, 120, 9, 't'],
    [0, 162, 376, 76, 'o'],
  ],
  [
    [0, 0, 376, 18, 't'],
    [0, 30, 376, 76, 'p'],
    [20, 52, 150, 16, 'a'],
    [20, 78, 100, 9, 't'],
    [0, 118, 88, 52, 't'],
    [96, 118, 88, 52, 't'],
    [192, 118, 88, 52, 't'],
    [288, 118, 88, 52, 't'],
    [0, 182, 184, 56, 'o'],
    [192, 182, 184, 56, 'o'],
  ],
  [
    [0, 0, 290, 18, 't'],
    [0, 30, 84, 208, 'o'],
    [96, 30, 88, 98, 'p'],
    [306, 0, 70, 18, 'a'],
    [192, 30, 88, 98, 'p'],
    [288, 30, 88, 98, 'p'],
    [96, 140, 88, 98, 'p'],
    [192, 140, 88, 98, 'p'],
    [288, 140, 88, 98, 'p'],
    [12, 44, 60, 9, 't'],
    [12, 62, 48, 9, 't'],
    [12, 80, 56, 9, 't'],
  ],
  [
    [0, 0, 376, 18, 't'],
    [0, 30, 66, 208, 't'],
    [78, 30, 68, 44, 'o'],
    [155, 30, 68, 44, 'a'],
    [232, 30, 68, 44, 'o'],
    [308, 30, 68, 44, 'o'],
    [78, 86, 190, 90, 'p'],
    [278, 86, 98, 90, 'o'],
    [78, 188, 298, 10, 't'],
    [78, 204, 298, 10, 't'],
    [78, 220, 298, 10, 't'],
    [10, 44, 46, 9, 'o'],
    [10, 62, 46, 9, 'o'],
  ],
  [
    [0, 0, 376, 18, 't'],
    [0, 30, 66, 100, 'o'],
    [78, 30, 34, 34, 'a'],
    [120, 30, 34, 34, 'p'],
    [162, 30, 34, 34, 'p'],
    [204, 30, 34, 34, 'p'],
    [78, 76, 180, 76, 'p'],
    [78, 164, 180, 74, 'p'],
    [270, 30, 106, 208, 'o'],
    [282, 46, 62, 20, 't'],
    [302, 76, 62, 20, 't'],
    [282, 106, 74, 20, 't'],
    [302, 136, 62, 20, 't'],
    [0, 142, 66, 96, 't'],
  ],
]

const looks = {
  t: { fill: 'var(--foreground)', fillOpacity: 0.13 },
  p: { fill: 'var(--lattice)', fillOpacity: 0.34 },
  o: { fill: 'transparent', fillOpacity: 1 },
  a: { fill: 'var(--foreground)', fillOpacity: 0.72 },
}

const count = Math.max(...wireframes.map(({ length }) => length))
const hidden: Block = [188, 119, 0, 0, 't']

/** A wireframe that grows from one page to a network, with the price and the term of each site. */
export function SiteTypes({ proof: { types } }: { proof: SiteTypesProof }) {
  const [chosen, setChosen] = useState(Math.min(3, types.length - 1))
  const { title, price, term } = types[chosen] ?? types[0]
  const wireframe = wireframes[chosen] ?? wireframes[0] ?? []

  return (
    <Stage
      name="От одной страницы до социальной сети"
      isSaid
      caption={`${title}: срок ${term ?? 'по задаче'}. Набросок показывает порядок величин: ваш сайт проектируем под задачу.`}
      controls={
        <>
          <div className="flex flex-wrap items-baseline gap-3">
            <p className="flex-1 text-lg font-semibold">{title}</p>
            {price && <PriceTag price={price} />}
          </div>
          <Scrubber
            label="Размах"
            value={chosen}
            max={types.length - 1}
            text={[title, term].filter(Boolean).join(', ')}
            onMove={setChosen}
          />
        </>
      }
      drawing={
        <>
          <Box at={[0.5, 0.5, 399, 319]} rx="16" fill="var(--card)" stroke="var(--border)" />
          <path d="M0 40H400" stroke="var(--border)" />
          {[20, 38, 56].map((x) => (
            <circle key={x} cx={x} cy="20" r="5" fill="var(--foreground)" fillOpacity="0.16" />
          ))}
          <Box at={[76, 11, 306, 18]} rx="9" fill="var(--foreground)" fillOpacity="0.07" />
          <g transform="translate(12 61)">
            {Array.from({ length: count }, (_, index) => {
              const [x, y, width, height, look] = wireframe[index] ?? hidden
              return (
                <Box
                  key={index}
                  at={[x, y, width, height]}
                  rx="6"
                  stroke={look === 'o' && width > 0 ? 'var(--input)' : 'none'}
                  {...looks[look]}
                  style={{ transition: 'all .5s cubic-bezier(.6,0,.2,1)' }}
                />
              )
            })}
          </g>
        </>
      }
    />
  )
}
