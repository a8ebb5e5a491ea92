import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { getSupabase } from '@/lib/backend/supabase'
import { useLoaded } from '@/lib/hooks/use-loaded'
import { useSingleFlight } from '@/lib/hooks/use-single-flight'
import { typography } from '@/lib/text/typography'
import { toast } from '@/lib/toast'
import { explainRefusal } from '../fields/explain-refusal'
import { CodeForm } from './code-form'
import { startChallenge, verifiedFactors } from './factors'

interface EnterCodeProps {
  onVerified: () => void
  /** Below the buttons. */
  children: ReactNode
}

/** Asks for the code of one of the account's second factors. */
export function EnterCode({ onVerified, children }: EnterCodeProps) {
  const { loaded: factors, reload } = useLoaded(verifiedFactors)
  const [chosen, setChosen] = useState<string>()

  if (!factors) return <p role="status">Загрузка...</p>
  const isKnown = typeof factors !== 'string'
  const ways = isKnown
    ? factors.filter(({ factor_type: type }) => type === 'totp' || type === 'phone')
    : []
  const way = ways.find(({ id }) => id === chosen) ?? ways[0]
  if (!way) {
    return (
      <div className="space-y-4.5">
        <p role="alert">
          {typography(
            isKnown
              ? 'К аккаунту подключён способ, которого этот сайт не знает. Обратитесь к администратору.'
              : 'Не удалось узнать, что подключено к аккаунту.',
          )}
        </p>
        <Button width="full" onClick={reload}>
          Попробовать ещё раз
        </Button>
        {children}
      </div>
    )
  }
  return (
    <div className="space-y-4.5">
      {ways.length > 1 && (
        <Select
          aria-label="Способ"
          placeholder="Выберите способ"
          value={way.id}
          onChange={(event) => setChosen(event.target.value)}
          options={ways.map(({ id, factor_type: type, friendly_name: name }) => ({
            value: id,
            label: name || (type === 'phone' ? 'SMS' : 'Приложение'),
          }))}
        />
      )}
      {way.factor_type === 'phone' ? (
        <PhoneCode key={way.id} factorId={way.id} onVerified={onVerified}>
          {children}
        </PhoneCode>
      ) : (
        <CodeForm key={way.id} factorId={way.id} label="Подтвердить" onVerified={onVerified}>
          {children}
        </CodeForm>
      )}
    </div>
  )
}

/** Sends a code by SMS only on request, since each one costs, and verifies the factor. */
function PhoneCode({ factorId, onVerified, children }: EnterCodeProps & { factorId: string }) {
  const [challengeId, setChallengeId] = useState<string>()
  const [busy, setBusy] = useState(false)
  const once = useSingleFlight()
  const send = () =>
    once(async () => {
      setBusy(true)
      try {
        setChallengeId(await startChallenge(await getSupabase(), factorId))
      } catch (error) {
        toast.error('Код не отправлен', explainRefusal(error))
      } finally {
        setBusy(false)
      }
    })

  const sendButton = (label: string, variant?: 'secondary') => (
    <Button
      width="full"
      variant={variant}
      aria-busy={busy}
      disabled={busy}
      onClick={() => void send()}
    >
      {busy ? 'Отправляем…' : label}
    </Button>
  )
  if (!challengeId) {
    return (
      <div className="space-y-4.5">
        <p>{typography('Пришлём код в SMS на номер, который подключён к аккаунту.')}</p>
        {sendButton('Прислать код')}
        {children}
      </div>
    )
  }
  return (
    <CodeForm
      key={challengeId}
      factorId={factorId}
      challengeId={challengeId}
      codeLabel="Код из SMS"
      label="Подтвердить"
      onVerified={onVerified}
    >
      {sendButton('Прислать ещё раз', 'secondary')}
      {children}
    </CodeForm>
  )
}
