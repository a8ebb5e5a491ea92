import { type ComponentProps, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogFooter } from '@/components/ui/dialog'

interface ConfirmButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  question: string
  consequence: string
  answer: string
  refusal?: string
  onConfirm: () => void
}

/** A button that asks before an action that cannot be undone. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { question, consequence, answer, refusal = 'Отмена', onConfirm, ...button } = props
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const confirm = () => {
    close()
    // Not for the second click of two, while the dialog fades out.
    if (isAsking) onConfirm()
  }
  return (
    <>
      <Button variant="ghost" {...button} onClick={() => setAsking(true)} />
      <Dialog open={isAsking} onClose={close} title={question}>
        <DialogBody>{consequence}</DialogBody>
        <DialogFooter>
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="ghost" data-first-focus onClick={close}>
              {refusal}
            </Button>
            <Button onClick={confirm}>{answer}</Button>
          </div>
        </DialogFooter>
      </Dialog>
    </>
  )
}
