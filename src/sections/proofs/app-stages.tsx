import { useState } from 'react'
import type { AppStagesProof } from '@/content/model/proofs'
import { Box, Knot } from './box'
import { Phone, sand, slate, teal } from './phone'
import { Scrubber, Stage } from './stage'

const looks = [
  { ground: sand, caption: 'Экран рисуем от руки и спорим о нём, пока это ничего не стоит.' },
  { ground: sand, caption: 'Один сценарий работает целиком: курьер едет, заказчик это видит.' },
  { ground: '#101516', caption: 'Тёмная тема, крупный шрифт, лифт без сети: заказ не потерялся.' },
  { ground: '#1d4b57', caption: 'Значок на экране телефона, аккаунт в магазинах — ваш.' },
] as const

/** An app from a sketch to an icon, by the stages of the page. */
export function AppStages({ proof: { stages } }: { proof: AppStagesProof }) {
  const last = Math.min(stages.length, looks.length) - 1
  const [chosen, setChosen] = useState(1)
  const { title, duration } = stages[chosen] ?? stages[0]
  const { ground, caption } = looks[chosen] ?? looks[0]
  const seen = (...when: readonly number[]) => ({
    opacity: when.includes(chosen) ? 1 : 0,
    transition: 'opacity .4s',
  })
  const isDark = chosen === 2

  return (
    <Stage
      name="Приложение от наброска до значка"
      isSaid
      caption={caption}
      controls={
        <Scrubber
          label="Этап"
          value={chosen}
          max={last}
          text={`${title}, ${duration.text}. ${caption}`}
          onMove={setChosen}
        />
      }
      drawing={
        <>
          <text y="52" fontSize="58" fontWeight="600" letterSpacing="-2" fill="var(--accent)">
            {`0${chosen + 1}`}
          </text>
          <text y="92" fontSize="21" fontWeight="600" letterSpacing="-.3">
            {title}
          </text>
          <text y="116" fontSize="15" fill="var(--muted-foreground)">
            {duration.text}
          </text>
          <path d="M7 150V302" stroke="var(--border)" strokeWidth="2" />
          {stages.map((stage, index) => (
            <g key={stage.title} transform={`translate(7 ${156 + index * 47})`}>
              <Knot
                size={12}
                stroke={index <= chosen ? 'var(--accent)' : 'var(--input)'}
                style={{
                  fill: index <= chosen ? 'var(--accent)' : 'var(--background)',
                  transition: 'fill .4s',
                }}
              />
              <text
                x="20"
                y="5"
                fill={index === chosen ? 'var(--foreground)' : 'var(--muted-foreground)'}
              >
                {stage.title}
              </text>
            </g>
          ))}
          <g transform="translate(236 1)">
            <Phone ground={ground} isSketch={chosen === 0}>
              <g
                style={seen(0)}
                fill="none"
                stroke="var(--foreground)"
                strokeWidth="1.8"
                strokeLinecap="round"
              >
                <path d="M14 40c20-2 40 1 66-1M14 54c12 1 26-1 40 0" />
                <path d="M13 72c38-3 76 1 114-1 2 34-1 66 0 96-40 3-78-2-114 1 2-30-2-62 0-96Z" />
                <path d="M24 150c16-34 30-20 42-40 8-14 22-8 44-26" strokeDasharray="5 6" />
                <path d="M104 78l10 6-11 7M20 145l9 10M29 145l-9 10" />
                <path d="M14 186c38-2 74 2 112-1M14 206c30 1 48-2 70 0M14 222c24-1 34 1 52 0" />
                <path d="M15 246c38-2 72 2 110-1 2 12-1 22 0 34-38 2-74-2-110 1-1-12 1-22 0-34Z" />
                <path d="M52 263c12-2 24 1 36-1" />
              </g>
              <g style={seen(1, 2)}>
                <text
                  x="14"
                  y="46"
                  fontSize={isDark ? 17 : 14}
                  fontWeight="600"
                  fill={isDark ? sand : slate}
                >
                  Едет к вам
                </text>
                <text
                  x="14"
                  y="64"
                  fontSize={isDark ? 15 : 12}
                  fill={isDark ? '#9fc9c4' : '#5b716f'}
                >
                  Азамат, 6 минут
                </text>
                <Box at={[10, 76, 120, 120]} rx="12" fill={isDark ? '#1b2728' : '#dfe9e2'} />
                <path
                  d="M10 120H130M58 76V196M96 76V196M10 164H130"
                  stroke={isDark ? '#101516' : '#fff'}
                  strokeWidth="6"
                />
                <path
                  d="M24 182V164H58V120H96V92H114"
                  fill="none"
                  stroke={teal}
                  strokeWidth="5"
                  strokeLinejoin="round"
                  strokeLinecap="round"
                />
                <circle cx="24" cy="182" r="7" fill={teal} stroke="#fff" strokeWidth="3" />
                <path
                  d="M114 84a8 8 0 0 1 8 8c0 6-8 13-8 13s-8-7-8-13a8 8 0 0 1 8-8Z"
                  fill="#e9b44c"
                />
                {[212, 246].map((y, index) => (
                  <g key={y}>
                    <Box at={[10, y, 120, 28]} rx="8" fill={isDark ? '#1b2728' : '#fff'} />
                    <Box at={[17, y + 7, 14, 14]} rx="4" fill={index ? '#e9b44c' : teal} />
                    <Box
                      at={[39, y + 8, index ? 46 : 60, 5]}
                      rx="2.5"
                      fill={isDark ? sand : slate}
                      fillOpacity=".7"
                    />
                    <Box
                      at={[39, y + 17, 34, 4]}
                      rx="2"
                      fill={isDark ? sand : slate}
                      fillOpacity=".3"
                    />
                  </g>
                ))}
              </g>
              <g style={seen(2)}>
                <rect x="10" y="212" width="120" height="62" rx="10" fill="#e9b44c" />
                <text x="20" y="236" fontSize="14" fontWeight="600" fill={slate}>
                  Нет сети
                </text>
                <text x="20" y="258" fontSize="13" fill={slate}>
                  Заказ сохранён
                </text>
                <text x="128" y="20" textAnchor="end" fontSize="12" fill="#ff8292">
                  4 %
                </text>
              </g>
              <g style={seen(3)}>
                {Array.from({ length: 12 }, (_, index) => (
                  <Box
                    key={index}
                    at={[13 + (index % 3) * 41, 48 + Math.floor(index / 3) * 50, 32, 32]}
                    rx="9"
                    fill="#fff"
                    fillOpacity=".16"
                  />
                ))}
                <Box at={[12, 256, 116, 38]} rx="14" fill="#fff" fillOpacity=".14" />
              </g>
              <g
                style={{
                  opacity: chosen === 3 ? 1 : 0,
                  transform: chosen === 3 ? 'scale(.8)' : 'scale(.2)',
                  transformOrigin: '70px 114px',
                  transition: 'transform .5s cubic-bezier(.3,1.6,.6,1), opacity .2s',
                }}
              >
                <rect x="46" y="90" width="48" height="48" rx="13" fill={teal} />
                <path
                  d="M70 99a12 12 0 0 1 12 12c0 9-12 19-12 19s-12-10-12-19a12 12 0 0 1 12-12Z"
                  fill={sand}
                />
                <circle cx="70" cy="111" r="5" fill={teal} />
                <circle cx="94" cy="91" r="8.5" fill="#e5484d" />
                <text
                  x="94"
                  y="95.5"
                  textAnchor="middle"
                  fontSize="12"
                  fontWeight="600"
                  fill="#fff"
                >
                  1
                </text>
              </g>
            </Phone>
          </g>
        </>
      }
    />
  )
}
