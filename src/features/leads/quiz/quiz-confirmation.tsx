import { Check } from 'lucide-react'
import type { RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { typography } from '@/lib/typography'

interface QuizConfirmationProps {
  heading: RefObject<HTMLHeadingElement | null>
  name: string
  email: string
  /** By when the proposal comes: «в течение 24 часов. …» */
  promise: string
  onClose: () => void
}

/** The ninth step: the request has arrived. */
export function QuizConfirmation({
  heading,
  name,
  email,
  promise,
  onClose,
}: QuizConfirmationProps) {
  return (
    <>
      <DialogBody>
        <div className="relative isolate grid min-h-full place-items-center py-8 text-center">
          <div
            aria-hidden
            className="absolute -inset-x-8 inset-y-0 -z-10 lattice-ground [--lattice-fade:radial-gradient(ellipse_at_center,black,transparent_70%)]"
          />
          <div>
            <span className="mx-auto mb-9 grid size-16 rotate-45 place-items-center rounded-2xl border border-accent bg-raised">
              <Check aria-hidden className="size-7 -rotate-45 text-accent" />
            </span>
            <h3
              ref={heading}
              tabIndex={-1}
              className="text-2xl font-semibold tracking-headline outline-none sm:text-3xl"
            >
              Отлично! Заявка получена
            </h3>
            <p className="mx-auto mt-4 max-w-[26rem] leading-relaxed [overflow-wrap:anywhere] text-muted-foreground">
              {typography(`${name}, подготовим предложение и пришлём его на ${email} ${promise}`)}
            </p>
          </div>
        </div>
      </DialogBody>
      <DialogFooter>
        <div className="flex sm:justify-end">
          <Button size="large" className="max-sm:w-full" onClick={onClose}>
            Готово
          </Button>
        </div>
      </DialogFooter>
    </>
  )
}
