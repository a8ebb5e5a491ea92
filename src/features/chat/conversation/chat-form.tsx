import { zodResolver } from '@hookform/resolvers/zod'
import { CalendarCheck, MessageSquareText } from 'lucide-react'
import { useForm, useWatch } from 'react-hook-form'
import { readAppointment } from '@contracts/appointment.ts'
import { type ChatForm as FilledForm, chatFormSchema, type ChatFormInput } from '@contracts/chat.ts'
import { ConsentLine } from '@/components/consent-line'
import { Field } from '@/components/field'
import { Form } from '@/components/ui/form'
import { SubmitButton } from '@/components/submit-button'
import { TextField } from '@/components/text-field'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import { chatFormTexts } from '@/content/chat'
import { schedule } from '@/content/schedule'
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
  const { kind, lang } = form
  const texts = chatFormTexts[lang]
  const Icon = kind === 'message' ? MessageSquareText : CalendarCheck
  const { name = '', contact = '', time = '', topic = '' } = valuesOf(form)
  const filled = useForm<ChatFormInput, unknown, FilledForm>({
    resolver: zodResolver(chatFormSchema),
    defaultValues: { kind, name, contact, time, topic },
  })
  const { errors } = filled.formState
  const wished = useWatch({ control: filled.control, name: 'time' })
  const input = (name: FormField) => ({
    ...filled.register(name, {
      onChange: ({ target }: { target: { value: string } }) => on.onType(name, target.value),
    }),
    // A change while it is being sent would be lost.
    readOnly: isSending,
  })
  const field = (name: FormField) => ({ ...input(name), error: errors[name]?.message })

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
      <TextField label={texts.name} required autoComplete="name" {...field('name')} />
      <TextField
        label={texts.contact}
        required
        autoComplete="tel"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="+996 555 123 456"
        {...field('contact')}
      />
      {kind === 'consultation' && (
        <TextField
          label={texts.time}
          hint={echo(wished, lang)}
          autoComplete="off"
          placeholder={texts.timeHint}
          {...field('time')}
        />
      )}
      <Field label={texts.topic[kind]} error={errors.topic?.message}>
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
      <div lang="ru">
        <ConsentLine />
      </div>
    </Form>
  )
}
