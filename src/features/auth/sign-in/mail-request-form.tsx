import { zodResolver } from '@hookform/resolvers/zod'
import { type SyntheticEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Field } from '@/components/field'
import { SubmitButton } from '@/components/submit-button'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { typography } from '@/lib/text/typography'
import { toast } from '@/lib/toast'
import { useSingleFlight } from '@/lib/hooks/use-single-flight'
import { askForMail } from './ask-for-mail'
import { mailRequestSchema } from '../fields/account-schemas'
import { explainRefusal } from '../fields/explain-refusal'
import { type MailPurpose, useMailPause } from './mail-pause'
import { mailRequestTexts } from './mail-request-texts'

interface MailRequestFormProps {
  purpose: MailPurpose
  email?: string | undefined
  onBack: () => void
}

/** Requests a mail with a link; the result never reveals whether the address has an account. */
export function MailRequestForm({ purpose, email = '', onBack }: MailRequestFormProps) {
  const texts = mailRequestTexts[purpose]
  const { seconds, start } = useMailPause(purpose)
  const [sentTo, setSentTo] = useState<string>()
  const once = useSingleFlight()
  const form = useForm({ resolver: zodResolver(mailRequestSchema), defaultValues: { email } })
  const { errors, isSubmitting } = form.formState

  const send = async (fields: { email: string }) => {
    try {
      const refusal = await askForMail(purpose, fields.email)
      if (refusal) return toast.error('Письмо не отправлено', explainRefusal(refusal))
      setSentTo(fields.email)
      start()
    } catch (error) {
      console.error('The mail could not be asked for:', error)
      toast.error('Ошибка', 'Произошла неожиданная ошибка')
    }
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    return seconds > 0 ? undefined : once(() => form.handleSubmit(send)(event))
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-4.5">
      <p className="text-[0.9375rem] text-muted-foreground">{typography(texts.intro)}</p>
      <Field label="Email" required error={errors.email?.message}>
        {(control) => (
          <Input {...control} {...form.register('email')} type="email" autoComplete="username" />
        )}
      </Field>
      <div role="status" className="text-sm empty:hidden">
        {sentTo && typography(texts.sent(sentTo))}
      </div>
      <SubmitButton
        label={
          seconds > 0 ? `Ещё раз через ${seconds} с` : sentTo ? 'Прислать ещё раз' : texts.submit
        }
        busyLabel="Отправляем…"
        busy={isSubmitting}
        disabled={seconds > 0}
        width="full"
      />
      <Button variant="ghost" width="full" onClick={onBack}>
        Вернуться ко входу
      </Button>
    </form>
  )
}
