import { useId, useState } from 'react'
import { formatNumber } from '@contracts/russian.ts'
import type { GrowthProof } from '@/content/model/proofs'
import { growthText, measuredText } from '@/content/model/case-result'
import { Box, Knot } from './box'
import { Choices, Scrubber, Stage } from './stage'

const left = 8
const right = 392
const bottom = 284
const top = 104

/**
 * A client's figure from the month before the start to the last one. Both are measured; between them is the line of
 * an even growth, which is said.
 */
export function Growth({ proof: { results } }: { proof: GrowthProof }) {
  const gradient = useId()
  const [shown, setShown] = useState(0)
  const result = results[shown] ?? results[0]
  const { company, metric, months } = result
  const [month, setMonth] = useState(months)
  const [from, to] = [result.before.value, result.after.value]

  const at = (when: number) => from * (to / from) ** (when / months)
  const x = (when: number) => left + ((right - left) * when) / months
  const y = (when: number) => bottom - ((bottom - top) * at(when)) / to
  const line = (until: number) =>
    Array.from({ length: until * 4 + 1 }, (_, step) => `${x(step / 4)} ${y(step / 4).toFixed(1)}`)
      .join('L')
      .replace(/^/, 'M')

  const isMeasured = month === 0 || month === months
  const value = `${isMeasured ? '' : '≈\u00a0'}${formatNumber(Math.round(at(month)))}`
  const when =
    month === 0
      ? 'перед стартом'
      : month === months
        ? `${month}-й, последний месяц`
        : `${month}-й месяц`

  return (
    <Stage
      name={`Рост: ${results.length} сайта, месяц за месяцем`}
      isSaid
      caption={
        isMeasured
          ? `${company}: измерено, ${when}. Было ${measuredText(result.before, 'ru')}, стало ${measuredText(result.after, 'ru')}.`
          : `${company}: ${when}. Измерены начало и конец, между ними — линия ровного роста.`
      }
      controls={
        <>
          <Choices
            label="Сайт"
            options={results.map((one, id) => ({
              id,
              label: one.company.replace(/,.*/, ''),
            }))}
            chosen={shown}
            onChoose={(id) => {
              setShown(id)
              setMonth(results[id]?.months ?? months)
            }}
          />
          <Scrubber
            label="Месяц"
            value={month}
            max={months}
            text={`${when}: ${value}`}
            onMove={setMonth}
          />
        </>
      }
      drawing={
        <>
          <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
            <stop stopColor="var(--glow)" stopOpacity="0.38" />
            <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
          </linearGradient>
          <text x={left} y="46" fontSize="54" fontWeight="600" letterSpacing="-2">
            {value}
          </text>
          <text x={left} y="74" fill="var(--muted-foreground)">
            {metric}
          </text>
          <text
            x={right}
            y="46"
            textAnchor="end"
            fontSize="26"
            fontWeight="600"
            fill="var(--success)"
            style={{ opacity: month === months ? 1 : 0, transition: 'opacity .3s' }}
          >
            {growthText(result, 'ru')}
          </text>
          {[0, 1, 2, 3].map((row) => (
            <path
              key={row}
              d={`M${left} ${top + (row * (bottom - top)) / 3}H${right}`}
              stroke="var(--border)"
            />
          ))}
          <path
            d={line(months)}
            fill="none"
            stroke="var(--lattice)"
            strokeOpacity="0.5"
            strokeWidth="1.5"
            strokeDasharray="2 6"
            strokeLinecap="round"
          />
          <path d={`${line(month)}V${bottom}H${left}Z`} fill={`url(#${gradient})`} />
          <path
            d={line(month)}
            fill="none"
            stroke="var(--accent)"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <path
            d={`M${x(month)} ${y(month)}V${bottom}`}
            stroke="var(--accent)"
            strokeOpacity="0.5"
          />
          {[0, months].map((end) => (
            <Knot key={end} x={x(end)} y={y(end)} size={11} fill="var(--background)" />
          ))}
          <Knot x={x(month)} y={y(month)} fill="var(--accent)" size={17} />
          <text x={left} y="310" fill="var(--muted-foreground)">
            перед стартом
          </text>
          <text x={right} y="310" textAnchor="end" fill="var(--muted-foreground)">
            {`${months}-й месяц`}
          </text>
          {/* A mouse need not find the slider. */}
          <Box
            at={[left, top, right - left, bottom - top]}
            fillOpacity="0"
            onPointerMove={({ clientX, currentTarget, pointerType }) => {
              if (pointerType !== 'mouse') return
              const box = currentTarget.getBoundingClientRect()
              setMonth(Math.round(((clientX - box.left) / box.width) * months))
            }}
          />
        </>
      }
    />
  )
}
