import { useState } from 'react'
import { formatNumber } from '@contracts/russian.ts'
import { Box } from './box'
import { Scrubber, Stage } from './stage'

const months = 12
const width = 400 / months
const height = 18.6

const left = (churn: number, month: number) => (1 - churn / 100) ** month
const leftOfHundred = (churn: number) => Math.round(100 * left(churn, months))

/** The subscribers of each month, fading by the churn that one sets: plain arithmetic. */
export function Cohorts() {
  const [churn, setChurn] = useState(6)
  const year = leftOfHundred(churn)
  const half = leftOfHundred(churn / 2)

  return (
    <Stage
      name="Когорты подписчиков при разном оттоке"
      isSaid
      caption={`Отток ${churn}\u00a0% в месяц: через год из ста подписчиков остаётся ${year}. Вдвое меньший, ${formatNumber(churn / 2)}\u00a0%, сохранил бы ${half}.`}
      controls={
        <Scrubber
          label="Отток в месяц"
          value={churn}
          min={1}
          max={15}
          text={`${churn} %, через год из ста остаётся ${year}`}
          onMove={setChurn}
        />
      }
      drawing={
        <>
          <text y="54" fontSize="62" fontWeight="600" letterSpacing="-2">
            {year}
          </text>
          <text x={year > 9 ? 84 : 48} y="32">
            из 100
          </text>
          <text x={year > 9 ? 84 : 48} y="53" fill="var(--muted-foreground)">
            остаются через год
          </text>
          <text x="400" y="54" textAnchor="end" fontSize="26" fontWeight="600" fill="var(--accent)">
            {`−${churn}\u00a0%`}
          </text>
          <g transform="translate(0 76)">
            {Array.from({ length: months }, (_, cohort) =>
              Array.from({ length: months - cohort }, (__, index) => (
                <Box
                  key={`${cohort} ${index}`}
                  at={[(cohort + index) * width + 1, cohort * height + 1, width - 2, height - 2]}
                  rx="4"
                  fill="var(--accent)"
                  fillOpacity={Math.max(0.05, left(churn, index + 1) ** 1.5).toFixed(3)}
                />
              )),
            )}
            {[1, 6, 12].map((month) => (
              <text
                key={month}
                x={month === 1 ? 2 : month * width - 2}
                y={months * height + 17}
                textAnchor={month === 1 ? 'start' : 'end'}
                fill="var(--muted-foreground)"
              >
                {`${month}-й месяц`}
              </text>
            ))}
          </g>
        </>
      }
    />
  )
}
