import { useState, useSyncExternalStore } from 'react'
import { plural } from '@contracts/russian.ts'
import type { HandoverProof } from '@/content/model/proofs'
import { Box } from './box'
import { Choices, Stage } from './stage'

const columns = 9
const cell = 44
const rowHeight = 44

const dayMs = 86_400_000
const dates = new Intl.DateTimeFormat('ru', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

const never = () => () => undefined
/** The visitor's day, counted from 1970. */
const dayNow = () => Math.floor(Date.now() / dayMs - new Date().getTimezoneOffset() / 1440)

/** The days of a package, from the start to its first and last day of handover. */
export function Handover({ proof: { packages } }: { proof: HandoverProof }) {
  const [shown, setShown] = useState(0)
  const { title, term } = packages[shown] ?? packages[0]
  const last = term.to ?? term.from
  const longest = Math.max(...packages.map((each) => each.term.to ?? each.term.from))

  // Only the visitor's browser knows the day.
  const today = useSyncExternalStore(never, dayNow, () => undefined)
  const dateOf = (day: number) => dates.format(((today ?? 0) + day - 1) * dayMs)
  const caption =
    today === undefined
      ? `${title}: сдаём с ${term.from}-го по ${last}-й день.`
      : `${title}: утвердим структуру сегодня — сдадим с ${dateOf(term.from)} по ${dateOf(last)}. Дата будет в договоре.`

  return (
    <Stage
      name="Дни до сдачи сайта"
      caption={caption}
      controls={
        <Choices
          label="Пакет"
          options={packages.map((each, id) => ({
            id,
            label: each.title.replace(/ .*/, ''),
          }))}
          chosen={shown}
          onChoose={setShown}
        />
      }
      drawing={
        <>
          <text x="2" y="50" fontSize="58" fontWeight="600" letterSpacing="-2">
            {`${term.from}–${last}`}
          </text>
          <text x="2" y="78" fill="var(--muted-foreground)">
            {`${plural(last, 'день', 'дня', 'дней')} до сдачи`}
          </text>
          <g transform="translate(0 98)">
            {Array.from({ length: longest }, (_, index) => {
              const day = index + 1
              const isWork = day < term.from
              const isHandover = day >= term.from && day <= last
              return (
                <g
                  key={day}
                  transform={`translate(${(index % columns) * (cell + 0.5)} ${Math.floor(index / columns) * rowHeight})`}
                >
                  <Box
                    at={[2, 2, cell - 4, rowHeight - 4]}
                    rx="9"
                    style={{
                      fill: isHandover
                        ? 'var(--accent)'
                        : isWork
                          ? 'var(--lattice)'
                          : 'transparent',
                      fillOpacity: isWork ? 0.28 : 1,
                      stroke: isWork || isHandover ? 'transparent' : 'var(--border)',
                      transition: `fill .3s ${index * 12}ms, fill-opacity .3s`,
                    }}
                  />
                  <text
                    x={cell / 2}
                    y={rowHeight / 2 + 5}
                    textAnchor="middle"
                    fontWeight={isHandover ? 600 : 400}
                    fill={
                      isHandover
                        ? 'var(--background)'
                        : isWork
                          ? 'var(--foreground)'
                          : 'var(--muted-foreground)'
                    }
                  >
                    {day}
                  </text>
                </g>
              )
            })}
          </g>
        </>
      }
    />
  )
}
