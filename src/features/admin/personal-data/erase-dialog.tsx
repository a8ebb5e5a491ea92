import { type SyntheticEvent, useState } from 'react'
import { Field } from '@/components/field'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { typography } from '@/lib/text/typography'
import { type Erased, type FoundPerson, useErasePerson } from './person-requests'
import { tracesOf } from './person-words'

interface EraseDialogProps {
  person: FoundPerson
  isOpen: boolean
  onClose: () => void
  onErased: (erased: Erased) => void
}

/** Asks to retype the address, then erases. */
export function EraseDialog({ person, isOpen, onClose, onErased }: EraseDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="small"
      title="Удалить навсегда?"
      description={<span className="[overflow-wrap:anywhere]">{person.address}</span>}
    >
      <DialogBody>
        <Confirmation person={person} onClose={onClose} onErased={onErased} />
      </DialogBody>
    </Dialog>
  )
}

function Confirmation({ person, onClose, onErased }: Omit<EraseDialogProps, 'isOpen'>) {
  const erase = useErasePerson()
  const [typed, setTyped] = useState('')
  const isConfirmed = typed.trim().toLowerCase() === person.address
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isConfirmed || erase.isPending) return
    erase.mutate(person, {
      onSuccess: (erased) => {
        onClose()
        onErased(erased)
      },
    })
  }
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <p>
        {typography(
          `Будет удалено: ${tracesOf(person).join(', ')}. Переписка, которую начал этот человек, исчезнет целиком, с нашими ответами и заметками. Вернуть её нельзя.`,
        )}
      </p>
      <Field label="Введите адрес, чтобы подтвердить">
        {(control) => (
          <Input
            {...control}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            type="email"
            inputMode="email"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button
          type="submit"
          variant="destructive"
          size="large"
          disabled={!isConfirmed}
          aria-busy={erase.isPending}
        >
          {erase.isPending ? 'Удаляем…' : 'Удалить навсегда'}
        </Button>
        <Button variant="secondary" size="large" onClick={onClose}>
          Отмена
        </Button>
      </div>
    </form>
  )
}
