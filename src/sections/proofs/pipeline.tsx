import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { matchesMedia } from '@/lib/browser/media'
import { Box, Knot } from './box'
import { Choices, Stage } from './stage'

const stages = ['Код', 'Сборка', 'Тесты', 'Стенд', 'Сайт'] as const
const tests = 2

interface Line {
  text: string
  /** How many stages it completes. */
  done: number
  tone?: 'good' | 'bad'
}

const start: Line[] = [
  { text: '12:04:00  git push', done: 1 },
  { text: '12:04:09  образ собран, 48 МБ', done: 2 },
]
const scripts = {
  good: [
    ...start,
    { text: '12:05:31  тесты: 214 из 214', done: 3, tone: 'good' },
    { text: '12:05:58  стенд отвечает, база обновлена', done: 4 },
    { text: '12:06:20  новая версия на сайте', done: 5, tone: 'good' },
  ],
  bad: [
    ...start,
    { text: '12:05:31  тесты: 213 из 214', done: 2, tone: 'bad' },
    { text: '          ✕ скидка посчитана дважды', done: 2, tone: 'bad' },
    { text: '12:05:32  стоп, автору ушло письмо', done: 2 },
  ],
  back: [
    { text: '15:41:02  откат к прежней версии', done: 4 },
    { text: '15:41:09  прежняя версия на сайте', done: 5, tone: 'good' },
  ],
} satisfies Record<string, Line[]>

type Run = keyof typeof scripts

const captions: Record<Run, string> = {
  good: 'Две с половиной минуты от правки до сайта, посреди рабочего дня. И каждую версию можно вернуть.',
  bad: 'Ошибку нашли тесты. На сайте прежняя версия, покупатели ничего не заметили.',
  back: 'Семь секунд, и на сайте прежняя версия. Разбираться можно спокойно.',
}

const pauseMs = 600
const x = (stage: number) => 32 + stage * 84

/** A release that one starts, spoils and takes back. */
export function Pipeline() {
  const [code, setCode] = useState<'good' | 'bad'>('good')
  const [run, setRun] = useState<Run>('good')
  const script: Line[] = scripts[run]
  const [said, setSaid] = useState(script.length)
  const isRunning = said < script.length

  useEffect(() => {
    if (!isRunning) return
    const next = setTimeout(() => setSaid(said + 1), pauseMs)
    return () => clearTimeout(next)
  }, [isRunning, said])

  const play = (chosen: Run) => {
    setRun(chosen)
    const isStill = matchesMedia('(prefers-reduced-motion: reduce)')
    setSaid(isStill ? scripts[chosen].length : 0)
  }

  const lines = script.slice(0, said)
  const done = lines.at(-1)?.done ?? (run === 'back' ? 3 : 0)
  const isStopped = run === 'bad' && said > tests

  return (
    <Stage
      name="Конвейер: от правки в коде до сайта"
      caption={isRunning ? 'Идёт выпуск…' : captions[run]}
      controls={
        <div className="grid gap-3">
          <Choices
            label="Правка"
            options={[
              { id: 'good', label: 'Правка хорошая' },
              { id: 'bad', label: 'С ошибкой' },
            ]}
            chosen={code}
            onChoose={setCode}
          />
          <div className="flex flex-wrap gap-3">
            {(
              [
                [code, 'Выпустить'],
                ['back', 'Откатить'],
              ] as const
            ).map(([next, label]) => (
              <Button
                key={label}
                variant="secondary"
                className="flex-1"
                aria-disabled={isRunning}
                onClick={() => isRunning || play(next)}
              >
                {label}
              </Button>
            ))}
          </div>
        </div>
      }
      drawing={
        <>
          <path d={`M${x(0)} 44H${x(4)}`} stroke="var(--border)" strokeWidth="4" />
          <path
            d={`M${x(0)} 44H${x(4)}`}
            stroke={isStopped ? 'var(--destructive-text)' : 'var(--success)'}
            strokeWidth="4"
            pathLength="4"
            strokeDasharray="4 4"
            style={{
              strokeDashoffset: 4 - Math.max(0, done - 1) - (isStopped ? 1 : 0),
              transition: 'stroke-dashoffset .5s, stroke .3s',
            }}
          />
          {stages.map((stage, index) => {
            const isBroken = isStopped && index === tests
            const isDone = index < done
            const colour = isBroken
              ? 'var(--destructive-text)'
              : isDone
                ? 'var(--success)'
                : 'var(--input)'
            return (
              <g key={stage} transform={`translate(${x(index)} 44)`}>
                <Knot
                  size={34}
                  rx="6"
                  strokeWidth="3"
                  style={{
                    fill: 'var(--background)',
                    stroke: colour,
                    transition: 'stroke .3s .2s',
                  }}
                />
                <path
                  d={isBroken ? 'M-7 -7L7 7M7 -7L-7 7' : 'M-8 0L-2 6L8 -6'}
                  fill="none"
                  stroke={colour}
                  strokeWidth="3.5"
                  strokeLinecap="round"
                  style={{ opacity: isDone || isBroken ? 1 : 0, transition: 'opacity .3s .2s' }}
                />
                <text y="50" textAnchor="middle" fontSize="15" fontWeight="500">
                  {stage}
                </text>
              </g>
            )
          })}
          <Box at={[0.5, 122.5, 399, 197]} rx="16" fill="#0b0e13" stroke="var(--border)" />
          <g fontFamily="ui-monospace, monospace" fontSize="14.5">
            {lines.map(({ text, tone }, index) => (
              <text
                key={text}
                x="20"
                y={160 + index * 31}
                fill={tone === 'good' ? '#57cc95' : tone === 'bad' ? '#ff8292' : '#dfe4ec'}
                style={{ whiteSpace: 'pre' }}
              >
                {text}
              </text>
            ))}
            {isRunning && <rect x="20" y={148 + said * 31} width="9" height="16" fill="#ff9a63" />}
          </g>
        </>
      }
    />
  )
}
