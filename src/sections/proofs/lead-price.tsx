import { useState } from 'react'
import type { LeadPriceProof } from '@/content/model/proofs'
import { inCurrency } from '@/content/currency'
import { plural } from '@contracts/russian.ts'
import { Knot } from './box'
import { Choices, Scrubber, Stage } from './stage'

/** Which of a hundred clicked, in the order that they come: scattered, as in life. */
const clicked = [44, 17, 82, 63, 29, 71, 8, 56, 95, 32, 12, 77]

/** A hundred who saw an advertisement, who of them came and who ordered, and what that costs at the visitor's price. */
export function LeadPrice({ proof }: { proof: LeadPriceProof }) {
  const { from, to, step, first } = proof.click
  const [price, setPrice] = useState(first)
  const [isClean, setClean] = useState(false)
  const conversion = proof.conversion / 100
  const clicks = Math.round(proof.clickRate)
  const leads = Math.max(1, Math.round(clicks * conversion))
  const click = isClean ? price * (1 - proof.cheaper / 100) : price
  const lead = Math.round(click / conversion)

  return (
    <Stage
      name="Из показов в заявки"
      caption={`Клик за ${inCurrency(Math.round(click))}, заявка за ${inCurrency(lead)}. CTR и конверсия — средние по кампаниям, которые мы ведём; ваши посчитаем отдельно.`}
      controls={
        <>
          <Choices
            label="Кампания"
            options={[
              { id: 'raw', label: 'Как есть' },
              { id: 'clean', label: `После чистки, −${proof.cheaper}\u00a0%` },
            ]}
            chosen={isClean ? 'clean' : 'raw'}
            onChoose={(id) => setClean(id === 'clean')}
          />
          <Scrubber
            label="Ваша цена клика"
            value={price}
            min={from}
            max={to}
            step={step}
            text={inCurrency(price)}
            onMove={setPrice}
          />
        </>
      }
      drawing={
        <>
          <g transform="translate(128 160)">
            {Array.from({ length: 100 }, (_, index) => {
              const place = clicked.indexOf(index)
              const isLead = place >= 0 && place < leads
              const isClick = place >= 0 && place < clicks
              const size = isLead ? 22 : isClick ? 15 : 7
              const [x, y] = [(index % 10) - 4.5, Math.floor(index / 10) - 4.5]
              return (
                <Knot
                  key={index}
                  x={x * 27}
                  y={y * 32}
                  size={size}
                  rx={isLead ? 4 : 2}
                  fill={isLead ? 'var(--accent)' : isClick ? 'transparent' : 'var(--foreground)'}
                  fillOpacity={isLead || isClick ? 1 : 0.22}
                  stroke={isClick ? 'var(--accent)' : 'none'}
                  strokeWidth="2.5"
                />
              )
            })}
          </g>
          <g transform="translate(400 0)" textAnchor="end">
            <Line y={44} value="100" label={plural(100, 'показ', 'показа', 'показов')} />
            <Line
              y={118}
              value={String(clicks)}
              label={plural(clicks, 'переход', 'перехода', 'переходов')}
            />
            <Line
              y={192}
              value={String(leads)}
              label={plural(leads, 'заявка', 'заявки', 'заявок')}
              isMain
            />
            <text y="276" fontSize="34" fontWeight="600" letterSpacing="-1">
              {inCurrency(lead)}
            </text>
            <text y="300" fill="var(--muted-foreground)">
              за заявку
            </text>
          </g>
        </>
      }
    />
  )
}

interface LineProps {
  y: number
  value: string
  label: string
  isMain?: boolean
}

const Line = ({ y, value, label, isMain }: LineProps) => (
  <>
    <text y={y} fontSize="40" fontWeight="600" fill={isMain ? 'var(--accent)' : undefined}>
      {value}
    </text>
    <text y={y + 22} fill="var(--muted-foreground)">
      {label}
    </text>
  </>
)
