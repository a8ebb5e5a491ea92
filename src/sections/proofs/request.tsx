import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { matchesMedia } from '@/lib/browser/media'
import { Box } from './box'
import { Choices, Stage } from './stage'

interface Exchange {
  label: string
  request: readonly string[]
  answer: readonly [status: string, ...lines: string[]]
  caption: string
  /** The answer to the same request once more. */
  again?: Pick<Exchange, 'answer' | 'caption'>
}

const exchanges = {
  rest: {
    label: 'REST',
    request: ['POST /v1/orders', 'Idempotency-Key: 7f3a-91', '{ "sku": "tea-250", "count": 2 }'],
    answer: ['201 Created', '{ "id": 4187, "state": "new" }'],
    caption: 'Заказ создан. Отправьте ещё раз, будто связь оборвалась и телефон повторил запрос.',
    again: {
      answer: ['200 OK', '{ "id": 4187, "state": "new" }'],
      caption: 'Ключ тот же, и заказ тот же: второго не появилось.',
    },
  },
  graphql: {
    label: 'GraphQL',
    request: ['query {', '  order(id: 4187) { state courier }', '}'],
    answer: ['200 OK', '{ "state": "packed",', '  "courier": "Азамат" }'],
    caption: 'Экран получает ровно те поля, которые покажет, и за один запрос.',
  },
  grpc: {
    label: 'gRPC',
    request: ['service Stock {', '  rpc Reserve(Item) returns (Slip);', '}'],
    answer: ['OK', 'slip { id: 4187, left: 14 }'],
    caption: 'Договор записан в файле: клиента на своём языке каждый собирает из него сам.',
  },
  live: {
    label: 'WebSocket',
    request: ['GET /live/orders/4187', 'Upgrade: websocket', ''],
    answer: ['101 Switching Protocols', '← "packed"', '← "on the way"'],
    caption: 'Одно соединение, и новости приходят сами: спрашивать каждую минуту не нужно.',
  },
} satisfies Record<string, Exchange>

type Protocol = keyof typeof exchanges

const options = (['rest', 'graphql', 'grpc', 'live'] as const).map((id) => ({
  id,
  label: exchanges[id].label,
}))

const answerMs = 450

/** A request that one sends, and its answer. */
export function Request() {
  const [protocol, setProtocol] = useState<Protocol>('rest')
  const [isWaiting, setWaiting] = useState(false)
  const [sent, setSent] = useState(1)
  const exchange: Exchange = exchanges[protocol]
  const { answer, caption } = (sent > 1 && exchange.again) || exchange

  useEffect(() => {
    if (!isWaiting) return
    const answered = setTimeout(() => setWaiting(false), answerMs)
    return () => clearTimeout(answered)
  }, [isWaiting])

  const send = () => {
    if (isWaiting) return
    setSent(sent + 1)
    setWaiting(!matchesMedia('(prefers-reduced-motion: reduce)'))
  }
  const choose = (chosen: Protocol) => {
    setProtocol(chosen)
    setSent(1)
    setWaiting(false)
  }

  return (
    <Stage
      name="Запрос и ответ"
      caption={isWaiting ? 'Запрос ушёл…' : `Ответ: ${answer[0]}. ${caption}`}
      controls={
        <div className="grid gap-3">
          <Choices label="Протокол" options={options} chosen={protocol} onChoose={choose} />
          <Button variant="secondary" aria-disabled={isWaiting} onClick={send}>
            {sent > 1 ? 'Отправить ещё раз' : 'Отправить'}
          </Button>
        </div>
      }
      drawing={
        <>
          <Box at={[0.5, 0.5, 399, 142]} rx="16" fill="#0b0e13" stroke="var(--border)" />
          <Box at={[0.5, 176.5, 399, 142]} rx="16" fill="#0b0e13" stroke="var(--border)" />
          <g stroke="var(--accent)" strokeWidth="2.5" strokeLinecap="round" fill="none">
            <path d="M180 150V168M174 162L180 168L186 162" strokeOpacity={isWaiting ? 1 : 0.45} />
            <path d="M220 168V150M214 156L220 150L226 156" strokeOpacity={isWaiting ? 0.2 : 1} />
          </g>
          <g fontFamily="ui-monospace, monospace" fontSize="15" style={{ whiteSpace: 'pre' }}>
            <Caption y={30} text="запрос" />
            {exchange.request.map((line, index) => (
              <text
                key={line}
                x="20"
                y={62 + index * 28}
                fill={index === 0 ? '#ff9a63' : '#dfe4ec'}
                style={{ whiteSpace: 'pre' }}
              >
                {line}
              </text>
            ))}
            <Caption y={206} text="ответ" />
            <g
              style={{
                opacity: isWaiting ? 0 : 1,
                transition: isWaiting ? 'none' : 'opacity .25s',
              }}
            >
              {answer.map((line, index) => (
                <text
                  key={line}
                  x="20"
                  y={238 + index * 28}
                  fill={index === 0 ? '#57cc95' : '#dfe4ec'}
                  style={{ whiteSpace: 'pre' }}
                >
                  {line}
                </text>
              ))}
            </g>
            {isWaiting && <rect x="20" y="225" width="9" height="17" fill="#ff9a63" />}
          </g>
        </>
      }
    />
  )
}

const Caption = ({ y, text }: { y: number; text: string }) => (
  <text x="380" y={y} textAnchor="end" fontSize="13" fill="#8b94a3">
    {text}
  </text>
)
