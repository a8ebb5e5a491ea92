import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogBody,
  DialogFooter,
  DialogForm,
  type DialogState,
} from '@/components/ui/dialog'

interface ConfirmDialogProps extends DialogState {
  title: string
  /** The consequences. */
  children: ReactNode
  label: string
  isBusy: boolean
  onConfirm: () => unknown
}

/** Asks before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, children, label, isBusy, onConfirm } = props
  return (
    <Dialog open={open} onClose={onClose} size="small" title={title}>
      <DialogForm onSubmit={onConfirm}>
        <DialogBody>
          <p>{children}</p>
        </DialogBody>
        <DialogFooter>
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="ghost" data-first-focus onClick={onClose}>
              Отмена
            </Button>
            <Button type="submit" aria-busy={isBusy}>
              {label}
            </Button>
          </div>
        </DialogFooter>
      </DialogForm>
    </Dialog>
  )
}
