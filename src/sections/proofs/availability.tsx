import { useState } from 'react'
import { formatNumber } from '@contracts/russian.ts'
import type { AvailabilityProof } from '@/content/model/proofs'
import { Box } from './box'
import { Choices, Stage } from './stage'

const days = 30
const column = 400 / days
const row = 8.9

/** A column of hours for each day: dashes of a line. */
const month = Array.from({ length: days }, (_, day) => {
  const x = (day * column + column / 2).toFixed(2)
  return `M${x} 0V${(24 * row).toFixed(1)}`
}).join('')

function inWords(minutes: number) {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)]
  return [hours && `${hours}\u00a0ч`, rest && `${rest}\u00a0мин`].filter(Boolean).join(' ')
}

/** What an availability leaves of a month: plain arithmetic, with the one that a plan promises. */
export function Availability({ proof: { promised } }: { proof: AvailabilityProof }) {
  const ours = promised.availability
  const options = [...new Set([99, 99.5, ours, 99.99])].sort((one, other) => one - other)
  const [shown, setShown] = useState(ours)
  const hours = days * 24 * (1 - shown / 100)
  const down = inWords(hours * 60)

  return (
    <Stage
      name="Доступность сайта в часах месяца"
      caption={
        shown === ours
          ? `${formatNumber(ours)}\u00a0%: не больше ${down} простоя за месяц. Столько обещает договор на тарифе ${promised.plan}.`
          : `${formatNumber(shown)}\u00a0%: до ${down} простоя за месяц из ${days} дней.`
      }
      controls={
        <Choices
          label="Доступность"
          options={options.map((id) => ({ id, label: `${formatNumber(id)}\u00a0%` }))}
          chosen={shown}
          onChoose={setShown}
        />
      }
      drawing={
        <>
          <text y="46" fontSize="46" fontWeight="600" letterSpacing="-1.5">
            {down}
          </text>
          <text y="72" fill="var(--muted-foreground)">
            в месяц сайт может не работать
          </text>
          <g transform="translate(0 92)">
            <path
              d={month}
              stroke="var(--success)"
              strokeOpacity="0.55"
              strokeWidth={column - 2.5}
              strokeDasharray={`${row - 1.9} 1.9`}
            />
            <Box
              at={[18 * column - 1, 10 * row - 1, column + 2, row]}
              fill="var(--destructive-text)"
              style={{
                transform: `scaleY(${Math.max(0.25, hours)})`,
                transformOrigin: `0 ${10 * row}px`,
                transition: 'transform .5s cubic-bezier(.6,0,.2,1)',
              }}
            />
          </g>
        </>
      }
    />
  )
}
