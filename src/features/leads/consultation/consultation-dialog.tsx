import { type ReactNode, useEffect, useRef } from 'react'
import { ConsentLine } from '@/components/consent-line'
import { SubmitButton } from '@/components/submit-button'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogFooter, DialogForm } from '@/components/ui/dialog'
import { hasFinePointer } from '@/lib/browser/media'
import { FilePicker } from '@/components/uploads/file-picker'
import { briefHint } from '@/content/consultation'
import { translated } from '@contracts/lang.ts'
import { useNow } from '@/lib/hooks/use-now'
import { useLang, useTexts } from '@/lib/hooks/use-texts'
import { inPageLang } from '@/components/in-page-lang'
import { Honeypot } from '../submission/honeypot'
import { promiseText } from '../submission/promise-text'
import { Receipt } from '../submission/receipt'
import type { LeadDialogProps } from '../submission/use-receipt'
import { ConsultationFields } from './consultation-fields'
import { useConsultationForm } from './use-consultation-form'

const texts = translated(
  {
    consultation: 'Получить консультацию',
    leave: (promise: string) => `Оставьте контакты\u00a0— свяжемся с\u00a0вами ${promise}`,
    order: 'Заказать',
    request: 'Ваша заявка',
    accepted: 'Спасибо, заявка принята',
    interest: 'Вас интересует: ',
    send: 'Отправить заявку',
    sendCorrected: 'Отправить исправленную',
    sending: 'Отправляем…',
    offline: 'Ждём соединения…',
    back: 'Назад',
  },
  {
    consultation: 'Get a consultation',
    leave: (promise) => `Leave your contact details and we will get in touch ${promise}`,
    order: 'Order',
    request: 'Your request',
    accepted: 'Thank you, your request has arrived',
    interest: 'You are interested in: ',
    send: 'Send request',
    sendCorrected: 'Send corrected request',
    sending: 'Sending…',
    offline: 'Waiting for a connection…',
    back: 'Back',
  },
)

function Consultation(props: LeadDialogProps) {
  const form = useConsultationForm({ isOpen: props.open, request: props.request })
  const now = useNow()
  const lang = useLang()
  const { consultation, leave } = texts[lang]
  return (
    <FormDialog
      {...props}
      form={form}
      title={consultation}
      description={leave(promiseText('consultation', lang, now))}
    />
  )
}

/** The short form behind a package's button; it is sent as a consultation. */
function Order(props: LeadDialogProps) {
  const form = useConsultationForm({ isOpen: props.open, request: props.request, isOrder: true })
  const { wish, order } = form
  const { order: title } = useTexts(texts)
  return (
    <FormDialog
      {...props}
      form={form}
      title={title}
      description={
        <>
          {wish && <span className="block font-medium text-foreground">{wish.text}</span>}
          {order && <span>{order.price}</span>}
        </>
      }
    />
  )
}

export const ConsultationDialog = inPageLang(Consultation)
export const OrderDialog = inPageLang(Order)

interface FormDialogProps extends LeadDialogProps {
  form: ReturnType<typeof useConsultationForm>
  title: string
  description: ReactNode
}

function FormDialog({ open, onClose, form, title, description }: FormDialogProps) {
  const { receipt, wish, isOrder } = form
  const said = useTexts(texts)
  const brief = useTexts(briefHint)
  const heading = useRef<HTMLHeadingElement>(null)
  const { setFocus } = form.form
  useEffect(() => {
    if (open) heading.current?.focus()
  }, [open, receipt])
  useEffect(() => {
    if (form.isCorrecting && hasFinePointer()) setFocus('name')
  }, [form.isCorrecting, setFocus])

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="medium"
      title={receipt ? said.request : title}
      {...(!receipt && { description })}
    >
      {receipt ? (
        <Receipt
          receipt={receipt}
          title={said.accepted}
          heading={heading}
          onCorrect={form.correct}
          onClose={onClose}
        />
      ) : (
        <DialogForm onSubmit={form.submit}>
          <DialogBody>
            {wish && !isOrder && (
              <p className="mb-5 rounded-control border border-accent/35 bg-accent/8 px-4 py-3 text-[0.9375rem]">
                <span className="text-muted-foreground">{said.interest}</span>
                <span className="font-medium">{wish.text}</span>
              </p>
            )}
            {/* The form is being sent: a change would be lost. */}
            <fieldset disabled={form.isOffline} className="contents">
              <ConsultationFields form={form.form} isOrder={isOrder} currency={form.currency} />
            </fieldset>
            <div className="mt-4.5">
              <FilePicker uploads={form.uploads} hint={brief} />
            </div>
            <Honeypot field={form.honeypot} />
          </DialogBody>
          <DialogFooter failure={form.failure}>
            <div className="flex flex-col-reverse gap-3 sm:flex-row-reverse sm:items-center sm:justify-between sm:gap-8">
              <SubmitButton
                label={form.isCorrecting ? said.sendCorrected : said.send}
                busyLabel={form.isOffline ? said.offline : said.sending}
                busy={form.form.formState.isSubmitting}
              />
              {form.isCorrecting && (
                <Button variant="secondary" size="large" onClick={form.keep}>
                  {said.back}
                </Button>
              )}
              <ConsentLine />
            </div>
          </DialogFooter>
        </DialogForm>
      )}
    </Dialog>
  )
}
