import { Form } from '@/components/ui/form'
import { SubmitButton } from '@/components/submit-button'
import { typography } from '@/lib/text/typography'
import { LeaveButton } from '../fields/account-form'
import { EmailField } from '../fields/account-fields'
import { type MailPurpose, mailRequestTexts, useMailRequest } from './mail-request'

interface MailRequestFormProps {
  purpose: MailPurpose
  email?: string | undefined
  onBack: () => void
}

/** Requests a mail with a link; the result never reveals whether the address has an account. */
export function MailRequestForm({ purpose, email = '', onBack }: MailRequestFormProps) {
  const texts = mailRequestTexts[purpose]
  const { seconds, sentTo, field, busy, submit } = useMailRequest(purpose, email)

  return (
    <Form onSubmit={submit} className="space-y-4.5">
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
    </Form>
  )
}
