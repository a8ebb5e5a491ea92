import { zodResolver } from '@hookform/resolvers/zod'
import { CalendarCheck, MessageSquareText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useForm, type UseFormRegisterReturn } from 'react-hook-form'
import { callTimeText } from '@contracts/call-time.ts'
import { type ChatForm as FilledForm, chatFormSchema, type ChatFormInput } from '@contracts/chat.ts'
import { ConsentLine } from '@/components/consent-line'
import { Field } from '@/components/field'
import { Form } from '@/components/ui/form'
import { SubmitButton } from '@/components/submit-button'
import { TextField } from '@/components/text-field'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import { chatFormTexts } from '@/content/chat'
import { place } from '@/content/place'
import { schedule } from '@/content/schedule'
import { LangContext } from '@/lib/hooks/use-texts'
import { errorText } from '@/lib/text/error-text'
import { hasFinePointer } from '@/lib/browser/media'
import { typography } from '@/lib/text/typography'
import type { FormField } from '../machine/chat-events'
import { type OpenForm, valuesOf } from '../machine/chat-state'

interface ChatFormProps {
  form: OpenForm
  /** Whether the last answer opened it, without saying much else: it is scrolled into view. */
  isFresh: boolean
  isSending: boolean
  isBlocked: boolean
  onType: (field: FormField, text: string) => void
  onSend: (form: FilledForm, content: string) => void
  onDecline: () => void
}

const timeText = (at: string, lang: OpenForm['lang'], length?: 'short') =>
  typography(callTimeText(at, schedule, lang, length))

/** The form as the visitor's own message. */
function inWords({ kind, name, contact, callAt, topic }: FilledForm, lang: OpenForm['lang']) {
  const said = chatFormTexts[lang].said[kind]
  const time = callAt && timeText(callAt, lang)
  const lines = [`${said}: ${[name, contact, time].filter(Boolean).join(', ')}`, topic]
  return lines.filter(Boolean).join('\n')
}

interface TimesProps {
  times: readonly string[]
  lang: OpenForm['lang']
  input: UseFormRegisterReturn
}

/** The nearest times for a call: one press takes one. */
function Times({ times, lang, input }: TimesProps) {
  const texts = chatFormTexts[lang]
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">
        {typography(`${texts.time}, ${schedule.clockName[lang]}`)}
      </legend>
      <div className="flex flex-wrap gap-2">
        {['', ...times].map((at) => (
          <label
            key={at}
            className="relative flex min-h-11 items-center rounded-full border bg-card px-3.5 text-sm font-medium transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent/12 has-focus-visible:outline-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              value={at}
              {...input}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {at ? timeText(at, lang, 'short') : texts.anyTime}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The form in the conversation: it stays until it is sent or declined, whatever else is written. */
export function ChatForm({ form, isFresh, isSending, isBlocked, ...on }: ChatFormProps) {
  const { kind, lang } = form
  const texts = chatFormTexts[lang]
  const Icon = kind === 'message' ? MessageSquareText : CalendarCheck
  const { name = '', contact = '', callAt = '', topic = '' } = valuesOf(form)
  const [now] = useState(() => Date.now())
  const times = (form.times ?? []).filter((at) => Date.parse(at) > now)
  const filled = useForm<ChatFormInput, unknown, FilledForm>({
    resolver: zodResolver(chatFormSchema),
    defaultValues: { kind, name, contact, callAt, topic },
  })
  const { errors } = filled.formState
  const input = (name: FormField) => ({
    ...filled.register(name, {
      onChange: ({ target }: { target: { value: string } }) => on.onType(name, target.value),
    }),
    // A change while it is being sent would be lost.
    readOnly: isSending,
  })
  const field = (name: Exclude<FormField, 'callAt'>) => ({
    ...input(name),
    error: errorText(lang, name, errors[name]),
  })

  const fields = useRef<HTMLDivElement>(null)
  // The form is the next step for who has just asked for it, and writes nothing else.
  useEffect(() => {
    const active = document.activeElement
    const panel = fields.current?.closest('[role=dialog]')
    if (!isFresh || !hasFinePointer() || !active || !panel?.contains(active)) return
    if (active instanceof HTMLTextAreaElement && active.value !== '') return
    const inputs = [...(fields.current?.querySelectorAll('input') ?? [])]
    inputs
      .find(({ type, value }) => type !== 'radio' && value === '')
      ?.focus({ preventScroll: true })
  }, [isFresh])

  return (
    <Form
      aria-label={texts.title[kind]}
      lang={lang}
      data-decision={isFresh || undefined}
      onSubmit={filled.handleSubmit((sent) => on.onSend(sent, inWords(sent, lang)))}
      className="flex flex-col gap-3.5 rounded-card border border-accent/40 bg-card p-4"
    >
      <h3 className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden className="size-4.5 text-accent" />
        {texts.title[kind]}
      </h3>
      <div ref={fields} className="flex flex-col gap-3.5">
        <TextField label={texts.name} required autoComplete="name" {...field('name')} />
        <TextField
          label={texts.contact}
          required
          autoComplete="tel"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={place.phone}
          {...field('contact')}
        />
      </div>
      {times.length > 0 && <Times times={times} lang={lang} input={input('callAt')} />}
      <Field label={texts.topic[kind]} error={errorText(lang, 'topic', errors.topic)}>
        {(control) => (
          <Textarea
            {...control}
            {...input('topic')}
            rows={kind === 'message' ? 4 : 2}
            className="field-sizing-content max-h-40 min-h-0! resize-none!"
          />
        )}
      </Field>
      {/* In sight, however low the window and tall the form. */}
      <div className="sticky bottom-0 -mx-4 -mt-2 flex flex-wrap gap-2 bg-card px-4 py-2">
        <SubmitButton
          label={texts.send[kind]}
          busyLabel={texts.sending}
          busy={isSending}
          disabled={isBlocked}
        />
        <Button variant="ghost" disabled={isSending} onClick={on.onDecline}>
          {texts.decline}
        </Button>
      </div>
      <LangContext value={lang}>
        <ConsentLine />
      </LangContext>
    </Form>
  )
}
