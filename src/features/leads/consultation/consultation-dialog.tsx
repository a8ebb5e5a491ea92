import { useEffect, useRef } from 'react'
import { ConsentLine } from '@/components/consent-line'
import { Honeypot } from '../submission/honeypot'
import { Receipt } from '../submission/receipt'
import { promiseText } from '../submission/promise-text'
import { briefHint } from '@/content/consultation'
import { FilePicker } from '@/components/uploads/file-picker'
import { SubmitButton } from '@/components/submit-button'
import { Dialog, DialogBody, DialogFooter, DialogForm } from '@/components/ui/dialog'
import type { DialogRequest } from '@/lib/page/dialog-events'
import { useNow } from '@/lib/hooks/use-now'
import { useConsultationForm } from './use-consultation-form'
import { ConsultationFields } from './consultation-fields'

interface ConsultationDialogProps {
  open: boolean
  onClose: () => void
  /** The event that opened it; each one starts a new form once the last was sent. */
  request?: DialogRequest | null
}

export function ConsultationDialog({ open, onClose, request }: ConsultationDialogProps) {
  const form = useConsultationForm({ isOpen: open, request })
  const { receipt, wish } = form
  const heading = useRef<HTMLHeadingElement>(null)
  const now = useNow()
  useEffect(() => {
    if (open) heading.current?.focus()
  }, [open, receipt])

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="medium"
      title={receipt ? 'Ваша заявка' : 'Получить консультацию'}
      {...(!receipt && {
        description: `Оставьте контакты\u00a0— свяжемся с\u00a0вами ${promiseText('consultation', now)}`,
      })}
    >
      {receipt ? (
        <Receipt
          receipt={receipt}
          title="Спасибо, заявка у нас"
          heading={heading}
          onClose={onClose}
        />
      ) : (
        <DialogForm onSubmit={form.submit}>
          <DialogBody>
            {wish && (
              <p className="mb-5 rounded-control border border-accent/35 bg-accent/8 px-4 py-3 text-[0.9375rem]">
                <span className="text-muted-foreground">Вас интересует: </span>
                <span className="font-medium">{wish.text}</span>
              </p>
            )}
            {/* The form is being sent: a change would be lost. */}
            <fieldset disabled={form.isOffline} className="contents">
              <ConsultationFields register={form.register} errors={form.errors} />
            </fieldset>
            <div className="mt-4.5">
              <FilePicker uploads={form.uploads} hint={briefHint} />
            </div>
            <Honeypot field={form.honeypot} />
          </DialogBody>
          <DialogFooter failure={form.failure}>
            <div className="flex flex-col gap-4 sm:flex-row-reverse sm:items-center sm:justify-between sm:gap-8">
              <SubmitButton
                label="Отправить заявку"
                busyLabel={form.isOffline ? 'Ждём связь…' : 'Отправляем…'}
                busy={form.isSending}
              />
              <ConsentLine />
            </div>
          </DialogFooter>
        </DialogForm>
      )}
    </Dialog>
  )
}
