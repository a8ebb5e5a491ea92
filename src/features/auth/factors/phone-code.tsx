import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { getSupabase } from '@/lib/backend/supabase'
import { toast } from '@/lib/toast'
import { typography } from '@/lib/text/typography'
import { useSingleFlight } from '@/lib/hooks/use-single-flight'
import { explainRefusal } from '../fields/explain-refusal'
import { CodeForm } from './code-form'
import { startChallenge } from './factors'

interface PhoneCodeProps {
  factorId: string
  onVerified: () => void
  /** Further buttons, below. */
  children: ReactNode
}

/** Sends a code by SMS only on request, since each one costs, and verifies the factor. */
export function PhoneCode({ factorId, onVerified, children }: PhoneCodeProps) {
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
