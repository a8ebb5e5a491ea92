import { type ReactNode, useEffect, useRef } from 'react'
import { ConsentLine } from '@/components/consent-line'
import { SubmitButton } from '@/components/submit-button'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogFooter, DialogForm } from '@/components/ui/dialog'
import { hasFinePointer } from '@/lib/browser/media'
import { FilePicker } from '@/components/uploads/file-picker'
import { briefHint } from '@/content/consultation'
import { useNow } from '@/lib/hooks/use-now'
import { Honeypot } from '../submission/honeypot'
import { promiseText } from '../submission/promise-text'
import { Receipt } from '../submission/receipt'
import type { LeadDialogProps } from '../submission/use-receipt'
import { ConsultationFields } from './consultation-fields'
import { useConsultationForm } from './use-consultation-form'

export function ConsultationDialog(props: LeadDialogProps) {
  const form = useConsultationForm({ isOpen: props.open, request: props.request })
  const now = useNow()
  return (
    <FormDialog
      {...props}
      form={form}
      title="Получить консультацию"
      description={`Оставьте контакты\u00a0— свяжемся с\u00a0вами ${promiseText('consultation', now)}`}
    />
  )
}

/** The short form behind a package's button; it is sent as a consultation. */
export function OrderDialog(props: LeadDialogProps) {
  const form = useConsultationForm({ isOpen: props.open, request: props.request, isOrder: true })
  const { wish, order } = form
  return (
    <FormDialog
      {...props}
      form={form}
      title="Заказать"
      description={
        <>
          {wish && <span className="block font-medium text-foreground">{wish.text}</span>}
          {order && <span>{order.price}</span>}
        </>
      }
    />
  )
}

interface FormDialogProps extends LeadDialogProps {
  form: ReturnType<typeof useConsultationForm>
  title: string
  description: ReactNode
}

function FormDialog({ open, onClose, form, title, description }: FormDialogProps) {
  const { receipt, wish, isOrder } = form
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
      title={receipt ? 'Ваша заявка' : title}
      {...(!receipt && { description })}
    >
      {receipt ? (
        <Receipt
          receipt={receipt}
          title="Спасибо, заявка принята"
          heading={heading}
          onCorrect={form.correct}
          onClose={onClose}
        />
      ) : (
        <DialogForm onSubmit={form.submit}>
          <DialogBody>
            {wish && !isOrder && (
              <p className="mb-5 rounded-control border border-accent/35 bg-accent/8 px-4 py-3 text-[0.9375rem]">
                <span className="text-muted-foreground">Вас интересует: </span>
                <span className="font-medium">{wish.text}</span>
              </p>
            )}
            {/* The form is being sent: a change would be lost. */}
            <fieldset disabled={form.isOffline} className="contents">
              <ConsultationFields form={form.form} isOrder={isOrder} currency={form.currency} />
            </fieldset>
            <div className="mt-4.5">
              <FilePicker uploads={form.uploads} hint={briefHint} />
            </div>
            <Honeypot field={form.honeypot} />
          </DialogBody>
          <DialogFooter failure={form.failure}>
            <div className="flex flex-col-reverse gap-3 sm:flex-row-reverse sm:items-center sm:justify-between sm:gap-8">
              <SubmitButton
                label={form.isCorrecting ? 'Отправить исправленную' : 'Отправить заявку'}
                busyLabel={form.isOffline ? 'Ждём соединения…' : 'Отправляем…'}
                busy={form.form.formState.isSubmitting}
              />
              {form.isCorrecting && (
                <Button variant="secondary" size="large" onClick={form.keep}>
                  Назад
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
