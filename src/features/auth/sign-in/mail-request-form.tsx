import { useState } from 'react'
import { SubmitButton } from '@/components/submit-button'
import { typography } from '@/lib/text/typography'
import { LeaveButton } from '../fields/account-form'
import { EmailField } from '../fields/account-fields'
import { mailRequestSchema } from '../fields/account-schemas'
import { useCheckedForm } from '../fields/use-account-form'
import { type MailPurpose, mailRequestTexts, useMailRequest } from './mail-request'

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
  const { field, busy, submit } = useCheckedForm(
    { schema: mailRequestSchema, blank: { email } },
    async (fields) => {
      if (seconds === 0 && (await request(fields.email))) setSentTo(fields.email)
    },
  )

  return (
    <form noValidate onSubmit={submit} className="space-y-4.5">
      <p className="text-[0.9375rem] text-muted-foreground">{typography(texts.intro)}</p>
      <EmailField {...field('email')} />
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
        busy={busy}
        idle={seconds > 0}
        variant={seconds > 0 || sentTo ? 'link' : 'primary'}
        width="full"
      />
      <LeaveButton onClick={onBack}>Вернуться ко входу</LeaveButton>
    </form>
  )
}
