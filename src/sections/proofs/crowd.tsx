import { useState } from 'react'
import { formatNumber, plural } from '@contracts/russian.ts'
import { Choices, Scrubber, Stage } from './stage'

/** Machines that a shop needs in each hour of an ordinary day: an example, and called one. */
const ordinary = [1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 6, 7, 6, 6, 6, 7, 8, 9, 9, 8, 6, 4, 2]
/** Bought for the busiest ordinary hour, with something over. */
const bought = 12

const column = 400 / 24
const row = 11.8
const bottom = 292

/** A column of cells for each hour: dashes of a line. */
const cells = (from: (hour: number) => number, to: (hour: number) => number) =>
  ordinary
    .map((_, hour) => {
      const x = (hour * column + column / 2).toFixed(1)
      return to(hour) > from(hour)
        ? `M${x} ${(bottom - from(hour) * row).toFixed(1)}V${(bottom - to(hour) * row).toFixed(1)}`
        : ''
    })
    .join('')

const hoursWord = (count: number) => `${count}\u00a0${plural(count, 'час', 'часа', 'часов')}`

/** What is paid for a day of a crowd that one makes grow: servers of one's own, or a cloud. */
export function Crowd() {
  const [place, setPlace] = useState<'own' | 'cloud'>('own')
  const [percent, setPercent] = useState(100)
  const isOwn = place === 'own'

  const needed = ordinary.map((machines) => Math.ceil((machines * percent) / 100))
  const need = (hour: number) => needed[hour] ?? 0
  const working = (hour: number) => (isOwn ? Math.min(bought, need(hour)) : need(hour))
  const paid = isOwn ? bought * 24 : needed.reduce((sum, machines) => sum + machines, 0)
  const lost = isOwn ? needed.filter((machines) => machines > bought).length : 0
  const idle = Math.round(
    (1 - ordinary.reduce((sum, _, hour) => sum + working(hour), 0) / paid) * 100,
  )

  const caption = !isOwn
    ? `Машин столько, сколько нужно в этот час. ${percent > 120 ? 'Наплыв стоит дороже, зато сайт его выдержал.' : 'Ночью лишние выключены, и счёт за них не идёт.'}`
    : lost > 0
      ? `${hoursWord(lost)} посетители видят ошибку: новых серверов к вечеру не купить.`
      : `Все ${bought} серверов оплачены круглые сутки, ${idle}\u00a0% этого времени они ждут.`

  return (
    <Stage
      name="Свои серверы и облако: счёт за сутки"
      caption={caption}
      controls={
        <>
          <Choices
            label="Площадка"
            options={[
              { id: 'own', label: 'Свои серверы' },
              { id: 'cloud', label: 'Облако' },
            ]}
            chosen={place}
            onChoose={setPlace}
          />
          <Scrubber
            label="Посетители"
            value={percent}
            min={50}
            max={200}
            step={10}
            text={`${percent} % обычного дня: оплачено ${paid} машино-часов`}
            onMove={setPercent}
          />
        </>
      }
      drawing={
        <>
          <text y="42" fontSize="48" fontWeight="600" letterSpacing="-1.5">
            {formatNumber(paid)}
          </text>
          <text y="66" fill="var(--muted-foreground)">
            машино-часов в счёте за сутки
          </text>
          <text
            x="400"
            y="42"
            textAnchor="end"
            fontSize="20"
            fontWeight="600"
            fill={lost > 0 ? 'var(--destructive-text)' : 'var(--success)'}
          >
            {lost > 0 ? `лежал ${hoursWord(lost)}` : 'сайт открыт'}
          </text>
          <g strokeWidth={column - 3} strokeDasharray={`${row - 2.4} 2.4`} fill="none">
            <path
              d={cells(
                () => 0,
                () => (isOwn ? bought : 0),
              )}
              stroke="var(--input)"
              strokeOpacity="0.28"
            />
            <path d={cells(() => 0, working)} stroke="var(--accent)" />
            <path
              d={cells(
                () => bought,
                (hour) => (isOwn ? need(hour) : 0),
              )}
              stroke="var(--destructive-text)"
            />
          </g>
          <path
            d={`M0 ${bottom - bought * row - 1}H400`}
            stroke="var(--foreground)"
            strokeDasharray="3 5"
            style={{ opacity: isOwn ? 0.7 : 0, transition: 'opacity .3s' }}
          />
          <text
            y={bottom - bought * row - 8}
            style={{ opacity: isOwn ? 1 : 0, transition: 'opacity .3s' }}
          >
            {`куплено ${bought}`}
          </text>
          {[0, 6, 12, 18].map((hour) => (
            <text key={hour} x={hour * column + 1} y="314" fill="var(--muted-foreground)">
              {`${hour}:00`}
            </text>
          ))}
          <text x="400" y="66" textAnchor="end" fill="var(--muted-foreground)">
            пример: магазин
          </text>
        </>
      }
    />
  )
}
