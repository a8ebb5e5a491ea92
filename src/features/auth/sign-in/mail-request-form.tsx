import { zodResolver } from '@hookform/resolvers/zod'
import { type SyntheticEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Field } from '@/components/field'
import { SubmitButton } from '@/components/submit-button'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { typography } from '@/lib/text/typography'
import { useSingleFlight } from '@/lib/hooks/use-single-flight'
import { mailRequestSchema } from '../fields/account-schemas'
import type { MailPurpose } from './mail-pause'
import { mailRequestTexts } from './mail-request-texts'
import { useMailRequest } from './use-mail-request'

interface MailRequestFormProps {
  purpose: MailPurpose
  email?: string | undefined
  onBack: () => void
}

/** Requests a mail with a link; the result never reveals whether the address has an account. */
export function MailRequestForm({ purpose, email = '', onBack }: MailRequestFormProps) {
  const texts = mailRequestTexts[purpose]
  const { seconds, request } = useMailRequest(purpose)
  const [sentTo, setSentTo] = useState<string>()
  const once = useSingleFlight()
  const form = useForm({ resolver: zodResolver(mailRequestSchema), defaultValues: { email } })
  const { errors, isSubmitting } = form.formState

  const send = async (fields: { email: string }) => {
    if (await request(fields.email)) setSentTo(fields.email)
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
          seconds > 0
            ? `Прислать ещё раз через ${seconds} с`
            : sentTo
              ? 'Прислать ещё раз'
              : texts.submit
        }
        busyLabel="Отправляем…"
        busy={isSubmitting}
        disabled={seconds > 0}
        variant={seconds > 0 || sentTo ? 'link' : 'primary'}
        width="full"
      />
      <Button variant="ghost" width="full" onClick={onBack}>
        Вернуться ко входу
      </Button>
    </form>
  )
}
