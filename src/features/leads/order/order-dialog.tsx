import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Field } from '@/components/field'
import { SubmitButton } from '@/components/submit-button'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogFooter, DialogForm } from '@/components/ui/dialog'
import { Textarea } from '@/components/ui/textarea'
import { FilePicker } from '@/components/uploads/file-picker'
import { briefHint } from '@/content/consultation'
import { priceText } from '@/content/price-text'
import type { DialogRequest } from '@/lib/page/dialog-events'
import { shownCurrency } from '@/lib/shown-currency'
import { useConsultationForm } from '../consultation/use-consultation-form'
import { ConsentLine } from '@/components/consent-line'
import { ContactFields } from '../submission/contact-fields'
import { Honeypot } from '../submission/honeypot'
import { Receipt } from '../submission/receipt'

const steps = ['task', 'contact'] as const
type Step = (typeof steps)[number]

const titles: Record<Step, string> = {
  task: 'Что нужно сделать?',
  contact: 'Как с вами связаться?',
}

interface OrderDialogProps {
  open: boolean
  onClose: () => void
  /** The event that opened it; each one starts a new form once the last was sent. */
  request?: DialogRequest | null
}

/** The short form behind a package's button: the task, then the contact. It is sent as a consultation. */
export function OrderDialog({ open, onClose, request }: OrderDialogProps) {
  const form = useConsultationForm({ isOpen: open, request, isOrder: true })
  const [step, setStep] = useState<Step>('task')
  const heading = useRef<HTMLHeadingElement>(null)
  const { receipt, wish, price } = form
  if (receipt && step !== 'task') setStep('task')
  // The server may refuse the description, which the second step does not show.
  const shown = form.errors.description && step === 'contact' ? 'task' : step
  useEffect(() => {
    if (open) heading.current?.focus()
  }, [open, shown, receipt])
  const goTo = (next: Step) => {
    form.clearErrors('description')
    setStep(next)
  }
  const submit = (event: SyntheticEvent) => {
    if (shown === 'contact') void form.submit(event)
    else {
      event.preventDefault()
      goTo('contact')
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="medium"
      title={receipt ? 'Ваш заказ' : 'Заказать'}
      {...(!receipt && {
        description: (
          <>
            {wish && <span className="font-medium text-foreground">{wish.text}</span>}
            {price && (
              <span>{`${wish ? '\u00a0— ' : ''}${priceText(price, shownCurrency())}`}</span>
            )}
          </>
        ),
      })}
    >
      {receipt ? (
        <Receipt
          receipt={receipt}
          title="Спасибо, заказ у нас"
          heading={heading}
          onClose={onClose}
        />
      ) : (
        <DialogForm onSubmit={submit}>
          <DialogBody>
            <p className="mb-1.5 text-caption font-medium text-accent">
              Шаг {steps.indexOf(shown) + 1} из {steps.length}
            </p>
            <h3
              ref={heading}
              tabIndex={-1}
              data-first-focus
              className="mb-5 text-[1.375rem] leading-tight font-semibold tracking-headline outline-none"
            >
              {titles[shown]}
            </h3>
            {shown === 'task' ? (
              <div className="grid gap-4.5">
                <Field label="Задача" error={form.errors.description?.message}>
                  {(control) => (
                    <Textarea
                      {...control}
                      {...form.register('description')}
                      rows={5}
                      placeholder="Можно в двух словах или вовсе пропустить: спросим при разговоре."
                    />
                  )}
                </Field>
                <FilePicker uploads={form.uploads} hint={briefHint} />
              </div>
            ) : (
              <fieldset disabled={form.isOffline} className="grid gap-x-5 gap-y-4.5 sm:grid-cols-2">
                <ContactFields register={form.register} errors={form.errors} />
              </fieldset>
            )}
            <Honeypot field={form.honeypot} />
          </DialogBody>
          <DialogFooter failure={shown === 'contact' && form.failure}>
            {shown === 'contact' && !form.isOffline && (
              <div className="mb-4">
                <ConsentLine />
              </div>
            )}
            <div className="flex items-center justify-between gap-3">
              {shown === 'contact' ? (
                <>
                  <Button
                    variant="secondary"
                    size="large"
                    disabled={form.isOffline}
                    onClick={() => goTo('task')}
                  >
                    <ArrowLeft aria-hidden />
                    Назад
                  </Button>
                  <SubmitButton
                    label="Отправить заявку"
                    busyLabel={form.isOffline ? 'Ждём связь…' : 'Отправляем…'}
                    busy={form.isSending}
                  />
                </>
              ) : (
                // Its own key: React would turn «Назад» into this button during the click, and the browser would
                // submit.
                <Button key="next" type="submit" size="large" className="ml-auto">
                  Далее
                  <ArrowRight aria-hidden />
                </Button>
              )}
            </div>
          </DialogFooter>
        </DialogForm>
      )}
    </Dialog>
  )
}
