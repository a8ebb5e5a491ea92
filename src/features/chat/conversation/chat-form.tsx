import { zodResolver } from '@hookform/resolvers/zod'
import { CalendarCheck, MessageSquareText } from 'lucide-react'
import { useForm, useWatch } from 'react-hook-form'
import { readAppointment } from '@contracts/appointment.ts'
import { type ChatForm as FilledForm, chatFormSchema, type ChatFormInput } from '@contracts/chat.ts'
import { ConsentLine } from '@/components/consent-line'
import { Field } from '@/components/field'
import { SubmitButton } from '@/components/submit-button'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { chatFormTexts } from '@/content/chat'
import { schedule } from '@/content/schedule'
import { typography } from '@/lib/text/typography'
import type { FormField } from '../machine/chat-events'
import type { OpenForm } from '../machine/chat-state'

interface ChatFormProps {
  form: OpenForm
  /** Whether the last answer opened it, without saying much else: it is scrolled into view. */
  isFresh: boolean
  /** Whether it is being sent. */
  isSending: boolean
  /** Whether sending is impossible now. */
  isBlocked: boolean
  onType: (field: FormField, text: string) => void
  onSend: (form: FilledForm, content: string) => void
  onDecline: () => void
}

/** The wished time by the calendar, with the nearest working time if it is outside of it. */
function echo(time: string | undefined, lang: OpenForm['lang']): string | undefined {
  const read = time?.trim() ? readAppointment(time.trim(), schedule, lang) : undefined
  if (!read?.isDated) return undefined
  const text = `${read.when}. ${read.remark}`
  return typography(text.replace(/^./u, (letter) => letter.toUpperCase()))
}

/** The form as the visitor's own message. */
function inWords({ kind, name, contact, time, topic }: FilledForm, lang: OpenForm['lang']) {
  const said = chatFormTexts[lang].said[kind]
  const lines = [`${said}: ${[name, contact, time].filter(Boolean).join(', ')}`, topic]
  return lines.filter(Boolean).join('\n')
}

/** The form in the conversation: it stays until it is sent or declined, whatever else is written. */
export function ChatForm({ form, isFresh, isSending, isBlocked, ...on }: ChatFormProps) {
  const { kind, lang, typed } = form
  const texts = chatFormTexts[lang]
  const Icon = kind === 'message' ? MessageSquareText : CalendarCheck
  const {
    register,
    handleSubmit,
    formState,
    control: all,
  } = useForm<ChatFormInput, unknown, FilledForm>({
    resolver: zodResolver(chatFormSchema),
    defaultValues: {
      kind,
      name: typed.name ?? form.name ?? '',
      contact: typed.contact ?? form.contact ?? '',
      time: typed.time ?? form.time ?? '',
      topic: typed.topic ?? form.topic ?? '',
    },
  })
  const { errors } = formState
  const time = useWatch({ control: all, name: 'time' })
  const field = (name: FormField) => ({
    ...register(name, {
      onChange: ({ target }: { target: { value: string } }) => on.onType(name, target.value),
    }),
    // A change while it is being sent would be lost.
    readOnly: isSending,
  })

  return (
    <form
      aria-label={texts.title[kind]}
      lang={lang}
      noValidate
      data-decision={isFresh || undefined}
      onSubmit={handleSubmit((filled) => on.onSend(filled, inWords(filled, lang)))}
      className="flex flex-col gap-3.5 rounded-card border border-accent/40 bg-card p-4"
    >
      <h3 className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden className="size-4.5 text-accent" />
        {texts.title[kind]}
      </h3>
      <Field label={texts.name} required error={errors.name?.message}>
        {(control) => <Input {...control} {...field('name')} autoComplete="name" />}
      </Field>
      <Field label={texts.contact} required error={errors.contact?.message}>
        {(control) => (
          <Input
            {...control}
            {...field('contact')}
            autoComplete="tel"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="+996 555 123 456"
          />
        )}
      </Field>
      {kind === 'consultation' && (
        <Field label={texts.time} hint={echo(time, lang)} error={errors.time?.message}>
          {(control) => (
            <Input
              {...control}
              {...field('time')}
              autoComplete="off"
              placeholder={texts.timeHint}
            />
          )}
        </Field>
      )}
      <Field label={texts.topic[kind]} error={errors.topic?.message}>
        {(control) => (
          <Textarea
            {...control}
            {...field('topic')}
            rows={kind === 'message' ? 4 : 2}
            className="field-sizing-content max-h-40 min-h-0! resize-none!"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
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
      <div lang="ru">
        <ConsentLine />
      </div>
    </form>
  )
}
