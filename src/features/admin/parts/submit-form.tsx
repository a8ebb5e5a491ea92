import type { ComponentProps } from 'react'
import { SubmitButton } from '@/components/submit-button'
import { DialogBody, DialogFooter, DialogForm } from '@/components/ui/dialog'

type SubmitFormProps = Omit<ComponentProps<typeof SubmitButton>, 'onSubmit' | 'ref'> &
  Pick<ComponentProps<typeof DialogForm>, 'onSubmit'> &
  Pick<ComponentProps<typeof DialogFooter>, 'failure'>

/** A dialog's form with one button below it. */
export function SubmitForm({ onSubmit, failure, children, ...button }: SubmitFormProps) {
  return (
    <DialogForm onSubmit={onSubmit}>
      <DialogBody>{children}</DialogBody>
      <DialogFooter failure={failure}>
        <div className="flex flex-col sm:items-end">
          <SubmitButton {...button} />
        </div>
      </DialogFooter>
    </DialogForm>
  )
}
