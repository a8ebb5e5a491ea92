import { SendHorizontal, UserRound, WifiOff } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type Ref, useId, useSyncExternalStore } from 'react'
import { chatLimits } from '@contracts/chat-limits.ts'
import { Form } from '@/components/ui/form'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import { chatTexts } from '@/content/chat'
import { isSendKey } from '@/lib/browser/typing-keys'
import { useTexts } from '@/lib/hooks/use-texts'
import { isSendable } from '../machine/transition'

/** The counter is shown from this length. */
const countFrom = chatLimits.message - 200

function subscribeToConnection(changed: () => void) {
  const stop = new AbortController()
  window.addEventListener('online', changed, { signal: stop.signal })
  window.addEventListener('offline', changed, { signal: stop.signal })
  return () => stop.abort()
}

interface ComposerProps {
  ref: Ref<HTMLTextAreaElement>
  input: string
  phase: 'waiting' | 'loading' | 'ended'
  /** Whether the visitor may write. */
  takesWords: boolean
  onType: (text: string) => void
  onSend: () => void
  /** Calls a staff member; absent while one handles the conversation, or a form is open. */
  onCall: (() => void) | undefined
  onRestart: () => void
  consentLine: ReactNode
}

export function Composer(props: ComposerProps) {
  const { ref, input, phase, takesWords, onType, onSend, onCall, onRestart, consentLine } = props
  const texts = useTexts(chatTexts)
  const id = useId()
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine)
  const length = input.trim().length
  const excess = length - chatLimits.message
  const isCounted = length > countFrom

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isSendKey(event.nativeEvent)) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }

  return (
    <Form
      className="shrink-0 border-t px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      onSubmit={onSend}
    >
      {!isOnline && (
        <p role="status" className="mb-2.5 flex items-center gap-2 px-1 text-sm">
          <WifiOff aria-hidden className="size-4 shrink-0 text-destructive-text" />
          {texts.offline}
        </p>
      )}
      {phase === 'ended' && (
        <div className="mb-2.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pl-1 text-sm">
          <p className="text-muted-foreground">{texts.ended}</p>
          <Button variant="link" className="px-1! text-sm!" onClick={onRestart}>
            {texts.startNew}
          </Button>
        </div>
      )}
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          {texts.message}
        </label>
        <Textarea
          ref={ref}
          id={id}
          rows={1}
          value={input}
          disabled={!takesWords}
          placeholder={texts.placeholder}
          enterKeyHint="send"
          autoComplete="off"
          aria-invalid={excess > 0}
          aria-describedby={isCounted ? `${id}-count` : undefined}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-32 min-h-11! resize-none! py-2.5! focus-visible:outline-1!"
        />
        <Button
          type="submit"
          size="icon"
          aria-label={texts.send}
          disabled={phase === 'loading' || !takesWords || !isSendable(input)}
          className="disabled:bg-muted! disabled:text-muted-foreground! disabled:opacity-100! disabled:shadow-none!"
        >
          <SendHorizontal aria-hidden className="size-5!" />
        </Button>
      </div>
      {isCounted && (
        <p
          id={`${id}-count`}
          role={excess > 0 ? 'status' : undefined}
          className={`mt-1.5 px-1 text-caption tabular-nums ${excess > 0 ? 'text-destructive-text' : 'text-muted-foreground'}`}
        >
          {excess > 0 ? texts.tooLong : ''}
          {texts.length(length, chatLimits.message)}
        </p>
      )}
      {onCall && phase !== 'ended' && (
        <Button
          variant="link"
          disabled={phase !== 'waiting'}
          onClick={onCall}
          className="mt-1 px-1! text-sm!"
        >
          <UserRound aria-hidden />
          {texts.call}
        </Button>
      )}
      {consentLine && <div className="mt-2.5 px-1">{consentLine}</div>}
    </Form>
  )
}
