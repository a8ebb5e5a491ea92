import { type ReactNode, useState } from 'react'
import type { AppScreensProof } from '@/content/model/proofs'
import { Box } from './box'
import { Phone, phoneHeight, phoneWidth, sand, slate, teal } from './phone'
import { Choices, Scrubber, Stage } from './stage'

const amber = '#e9b44c'
const soft = { fill: slate, fillOpacity: 0.14 }

const screens: readonly { title: string; draw: ReactNode }[] = [
  {
    title: 'Каталог',
    draw: [0, 1, 2, 3].map((index) => (
      <g
        key={index}
        transform={`translate(${10 + (index % 2) * 62} ${66 + Math.floor(index / 2) * 106})`}
      >
        <rect width="58" height="98" rx="10" fill="#fff" />
        <Box at={[7, 7, 44, 50]} rx="7" fill={index % 3 ? amber : teal} fillOpacity=".75" />
        <rect x="7" y="66" width="38" height="5" rx="2.5" {...soft} />
        <rect x="7" y="79" width="24" height="7" rx="3.5" fill={slate} />
      </g>
    )),
  },
  {
    title: 'Запись',
    draw: (
      <>
        {Array.from({ length: 28 }, (_, index) => (
          <Box
            key={index}
            at={[12 + (index % 7) * 17, 70 + Math.floor(index / 7) * 19, 13, 14]}
            rx="4"
            fill={index === 16 ? teal : slate}
            fillOpacity={index === 16 ? 1 : index % 5 ? 0.12 : 0.05}
          />
        ))}
        {['10:30', '12:00', '15:30'].map((time, index) => (
          <g key={time} transform={`translate(10 ${162 + index * 40})`}>
            <rect width="120" height="32" rx="9" fill={index === 1 ? teal : '#fff'} />
            <text x="12" y="21" fontSize="14" fontWeight="600" fill={index === 1 ? sand : slate}>
              {time}
            </text>
          </g>
        ))}
      </>
    ),
  },
  {
    title: 'Карта клиента',
    draw: (
      <>
        <rect x="10" y="66" width="120" height="76" rx="12" fill={teal} />
        <path d="M22 90H70M22 104H54" stroke={sand} strokeWidth="6" strokeLinecap="round" />
        <circle cx="106" cy="120" r="9" fill={amber} />
        <rect x="10" y="156" width="120" height="112" rx="12" fill="#fff" />
        {Array.from({ length: 10 }, (_, index) => (
          <circle
            key={index}
            cx={28 + (index % 5) * 21}
            cy={188 + Math.floor(index / 5) * 42}
            r="8"
            fill={index < 7 ? amber : 'none'}
            stroke={amber}
            strokeWidth="2"
          />
        ))}
      </>
    ),
  },
  {
    title: 'Наряды',
    draw: [0, 1, 2].map((index) => (
      <g key={index} transform={`translate(10 ${66 + index * 70})`}>
        <rect width="120" height="62" rx="12" fill="#fff" />
        <circle
          cx="22"
          cy="22"
          r="10"
          fill={index ? 'none' : teal}
          stroke={teal}
          strokeWidth="2.5"
        />
        {!index && <path d="M17 22l4 4 7-8" fill="none" stroke={sand} strokeWidth="2.5" />}
        <Box at={[42, 15, 66 - index * 8, 6]} rx="3" fill={slate} fillOpacity=".7" />
        <rect x="42" y="28" width="50" height="5" rx="2.5" {...soft} />
        <rect x="12" y="44" width="96" height="5" rx="2.5" {...soft} />
      </g>
    )),
  },
  {
    title: 'Отчёт',
    draw: (
      <>
        <rect x="10" y="66" width="120" height="128" rx="12" fill="#fff" />
        {[34, 52, 44, 70, 62, 92].map((height, index) => (
          <Box
            key={index}
            at={[20 + index * 17, 182 - height, 12, height]}
            rx="4"
            fill={index === 5 ? amber : teal}
            fillOpacity={index === 5 ? 1 : 0.55}
          />
        ))}
        <rect x="10" y="206" width="56" height="62" rx="12" fill="#fff" />
        <rect x="74" y="206" width="56" height="62" rx="12" fill="#fff" />
        <circle
          cx="38"
          cy="237"
          r="15"
          fill="none"
          stroke={teal}
          strokeWidth="7"
          strokeDasharray="66 94"
        />
        <path
          d="M84 248l12-14 9 7 14-18"
          fill="none"
          stroke={amber}
          strokeWidth="4"
          strokeLinecap="round"
        />
      </>
    ),
  },
]

/** How many screens the fan shows of each package. */
const counts = [1, 3, 5]

/** The screens of an app in a fan, more in each package, one of them in front. */
export function AppScreens({ proof: { packages } }: { proof: AppScreensProof }) {
  const [shown, setShown] = useState(Math.min(1, packages.length - 1))
  const count = counts[shown] ?? screens.length
  const [front, setFront] = useState(1)
  const { title, term } = packages[shown] ?? packages[0]
  const screen = screens[front]?.title ?? ''
  const middle = (count - 1) / 2

  return (
    <Stage
      name="Экраны приложения в трёх пакетах"
      caption={`«${title}»${term ? `, ${term}` : ''}. Спереди экран «${screen}», ${front + 1} из ${count}.`}
      controls={
        <>
          <Choices
            label="Пакет"
            options={packages.map((each, id) => ({ id, label: each.title }))}
            chosen={shown}
            onChoose={(id) => {
              setShown(id)
              setFront(Math.floor(((counts[id] ?? screens.length) - 1) / 2))
            }}
          />
          <Scrubber
            label="Экран"
            value={front}
            max={Math.max(1, count - 1)}
            text={screen}
            onMove={(value) => setFront(Math.min(value, count - 1))}
          />
        </>
      }
      drawing={screens
        .map((each, index) => ({ ...each, index }))
        // The front one is drawn last.
        .sort((one, other) => Math.abs(other.index - front) - Math.abs(one.index - front))
        .map(({ title: name, draw, index }) => {
          const isThere = index < count
          const place = isThere ? index - middle : 0
          const isFront = index === front
          return (
            <g
              key={name}
              style={{
                transform: `translate(${(400 - phoneWidth) / 2 + place * 48}px, ${isFront ? 0 : -2 - Math.abs(place) * 7}px) rotate(${isFront ? 0 : place * 4.5}deg) scale(${isFront ? 1 : 0.9})`,
                transformOrigin: `${phoneWidth / 2}px ${phoneHeight}px`,
                opacity: isThere ? 1 : 0,
                transition: 'transform .5s cubic-bezier(.5,0,.2,1), opacity .3s',
              }}
            >
              <Phone>
                <text x="14" y="48" fontSize="15" fontWeight="600" fill={slate}>
                  {name}
                </text>
                {draw}
                <rect x="48" y="288" width="44" height="4" rx="2" {...soft} />
              </Phone>
              {!isFront && (
                <rect
                  width={phoneWidth}
                  height={phoneHeight}
                  rx="26"
                  fill="#000"
                  fillOpacity=".34"
                />
              )}
            </g>
          )
        })}
    />
  )
}
