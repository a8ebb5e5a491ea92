import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Form } from '@/components/ui/form'
import { Button } from '@/components/ui/button'
import { SmallDialog } from '@/components/ui/dialog'
import { TextField } from '@/components/text-field'
import { typography } from '@/lib/text/typography'
import { unbrokenPhones } from '@/lib/text/unbroken-phones'
import { type Erased, type FoundPerson, useErasePerson, useExportPerson } from './person-requests'
import { isAddress, tracesOf } from './person-words'

interface PersonFoundProps {
  person: FoundPerson
  onErased: (erased: Erased) => void
}

export function PersonFound({ person, onErased }: PersonFoundProps) {
  const saving = useExportPerson()
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { address, addresses, names, worksHere } = person
  const traces = tracesOf(person)
  const otherAddresses = addresses.filter((each) => each !== address)
  if (traces.length === 0) {
    return (
      <p className="mt-5 border-t pt-4 text-[0.9375rem]">
        <span className="font-medium [overflow-wrap:anywhere]">{unbrokenPhones(address)}</span>:{' '}
        {typography(
          isAddress(address)
            ? 'такого адреса нет ни в обращениях, ни среди подписчиков и аккаунтов.'
            : 'среди тех, кто не оставил адреса, никого не нашлось. Кто его оставил, ищется по адресу: он есть в обращении.',
        )}
      </p>
    )
  }
  return (
    <div className="mt-5 border-t pt-4">
      <p className="font-medium [overflow-wrap:anywhere]">{names.join(', ') || address}</p>
      <p className="mt-0.5 text-sm [overflow-wrap:anywhere] text-muted-foreground">
        {[names.length > 0 && address, ...otherAddresses].filter(Boolean).join(', ')}
      </p>
      {otherAddresses.length > 0 && (
        <p className="mt-2 text-sm text-muted-foreground">
          {typography('Адреса записаны в одной карточке: данные по ним общие.')}
        </p>
      )}
      <ul aria-label="Что известно" className="mt-3 flex flex-wrap gap-2">
        {traces.map((trace) => (
          <li key={trace} className="rounded-full border px-3 py-1 text-sm">
            {trace}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-busy={saving.isPending}
          onClick={() => !saving.isPending && saving.mutate(address)}
        >
          <Download aria-hidden />
          {saving.isPending ? 'Готовим файл…' : 'Скачать JSON'}
        </Button>
        {!worksHere && (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            <Trash2 aria-hidden className="text-destructive-text" />
            Удалить…
          </Button>
        )}
      </div>
      {worksHere && (
        <p className="mt-3 text-sm text-muted-foreground">
          {typography('Этот человек работает здесь, поэтому удалить его нельзя: сначала', true)}{' '}
          <Link
            to={{ search: `?${new URLSearchParams({ tab: 'users', q: address })}` }}
            className="text-accent underline underline-offset-4"
          >
            снимите с&nbsp;него роль
          </Link>
          .
        </p>
      )}
      <SmallDialog
        open={isAsking}
        onClose={close}
        title="Удалить навсегда?"
        description={<span className="[overflow-wrap:anywhere]">{address}</span>}
      >
        <Confirmation person={person} onErased={onErased} onClose={close} />
      </SmallDialog>
    </div>
  )
}

/** Asks to retype the address, then erases. */
function Confirmation({ person, onClose, onErased }: PersonFoundProps & { onClose: () => void }) {
  const erase = useErasePerson()
  const [typed, setTyped] = useState('')
  const isConfirmed = typed.trim().toLowerCase() === person.address
  const submit = () => {
    if (!isConfirmed || erase.isPending) return
    erase.mutate(person, {
      onSuccess: (erased) => {
        onClose()
        onErased(erased)
      },
    })
  }
  return (
    <Form onSubmit={submit} className="space-y-5">
      <p>
        {typography(
          `Будет удалено: ${tracesOf(person).join(', ')}. Переписка, которую начал этот человек, исчезнет целиком, с нашими ответами и заметками. Вернуть её нельзя.`,
        )}
      </p>
      <TextField
        label={`Введите ${isAddress(person.address) ? 'адрес' : 'телефон или ник'}, чтобы подтвердить`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
        spellCheck={false}
      />
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
    </Form>
  )
}
