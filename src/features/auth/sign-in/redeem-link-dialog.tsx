import { useState } from 'react'
import { SubmitButton } from '@/components/submit-button'
import { Dialog, DialogBody } from '@/components/ui/dialog'
import { toast } from '@/lib/toast'
import { typography } from '@/lib/typography'
import { useSingleFlight } from '@/lib/use-single-flight'
import { explainRefusal } from '../explain-refusal'
import type { MailLink } from '../session/mail-link'
import { type LinkOutcome, redeemLink } from './redeem-link'

const texts = {
  confirmation: {
    title: 'Подтверждение адреса',
    text: 'Остался один шаг: нажмите кнопку. Сама ссылка ничего не меняет, ведь её открывают и программы, которые проверяют почту.',
    button: 'Подтвердить адрес',
    busy: 'Подтверждаем…',
  },
  recovery: {
    title: 'Смена пароля',
    text: 'Вы просили новый пароль. Если нет, просто закройте это окно: прежний останется в силе.',
    button: 'Задать новый пароль',
    busy: 'Открываем…',
  },
  newAddress: {
    title: 'Новый адрес',
    text: 'Вы просили сменить адрес аккаунта. Если нет, просто закройте это окно: всё останется как есть.',
    button: 'Сменить адрес',
    busy: 'Меняем…',
  },
} as const

interface RedeemLinkDialogProps {
  link: MailLink | undefined
  onRedeemed: (outcome: LinkOutcome) => void
  onClose: () => void
}

/** Asks the reader of a mail to do what its link promises: programs that check mail open every link. */
export function RedeemLinkDialog({ link, onRedeemed, onClose }: RedeemLinkDialogProps) {
  // What it says stays while it closes.
  const [shown, setShown] = useState<MailLink>()
  if (link && link !== shown) setShown(link)
  const [busy, setBusy] = useState(false)
  const once = useSingleFlight()
  if (!shown) return null
  const { title, text, button, busy: busyLabel } = texts[shown.purpose]

  const redeem = () =>
    once(async () => {
      setBusy(true)
      try {
        const outcome = await redeemLink(shown)
        if (typeof outcome === 'string') onRedeemed(outcome)
        else toast.error('Ошибка', explainRefusal(outcome))
      } catch (error) {
        console.error('The link could not be redeemed:', error)
        toast.error('Ошибка', 'Произошла неожиданная ошибка')
      } finally {
        setBusy(false)
      }
    })
  return (
    <Dialog open={link !== undefined} onClose={onClose} size="small" title={title}>
      <DialogBody>
        <p className="pb-4.5 text-muted-foreground">{typography(text)}</p>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void redeem()
          }}
        >
          <SubmitButton label={button} busyLabel={busyLabel} busy={busy} width="full" />
        </form>
      </DialogBody>
    </Dialog>
  )
}
