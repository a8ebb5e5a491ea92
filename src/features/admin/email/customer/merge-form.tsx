import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { phoneText } from '@contracts/phone.ts'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/text-field'
import { unbrokenPhones } from '@/lib/text/unbroken-phones'
import { useDebouncedText } from '../../lib/use-debounced-text'
import { placeholders } from '../../lib/labels'
import { SubmitForm } from '../../parts/submit-form'
import {
  type Customer,
  explainCustomerRefusal,
  type FoundCustomer,
  useOtherCustomers,
  useMergeCustomers,
} from './customer-requests'

export function MergeForm({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const [text, setText] = useState('')
  const [draft, setDraft] = useDebouncedText(text, setText)
  const [chosenId, setChosenId] = useState<string>()
  const { data: found = [] } = useOtherCustomers(customer, text)
  /** Whether the other card stays, with its name and its main address. */
  const [isSwapped, setSwapped] = useState(false)
  const merge = useMergeCustomers()
  const refusal = merge.error && explainCustomerRefusal(merge.error)
  const chosen = found.find(({ id }) => id === chosenId)
  const [from, into] = isSwapped ? [customer, chosen] : [chosen, customer]
  const submit = () =>
    from &&
    into &&
    merge.mutateAsync({ from_id: from.id, into_id: into.id }).then(onClose, () => undefined)
  return (
    <SubmitForm
      onSubmit={submit}
      failure={refusal}
      label="Объединить"
      busyLabel="Объединяем…"
      busy={merge.isPending}
      disabled={!chosen}
    >
      <TextField
        label="Вторая карточка"
        hint="Имя, адрес, телефон или компания"
        type="search"
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
      <fieldset className="mt-3 space-y-1">
        <legend className="mb-1 text-caption text-muted-foreground">
          {text.trim() === '' ? 'Похожие карточки' : 'Найденные карточки'}
        </legend>
        {found.map((each) => (
          <label
            key={each.id}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2 hover:bg-muted has-checked:bg-accent/10"
          >
            <input
              type="radio"
              name="merged-customer"
              className="accent-accent"
              checked={each.id === chosenId}
              onChange={() => setChosenId(each.id)}
            />
            <Found customer={each} />
          </label>
        ))}
        {found.length === 0 && (
          <p className="px-3 py-2 text-sm text-muted-foreground">Никого не нашли</p>
        )}
      </fieldset>
      {from && into && (
        <div className="mt-4 grid grid-cols-2 gap-3 border-t pt-4">
          <Card title="Исчезнет" customer={from} />
          <Card title="Останется" customer={into} />
          <Button
            variant="ghost"
            className="col-span-2 justify-self-center"
            onClick={() => setSwapped(!isSwapped)}
          >
            <ArrowLeftRight aria-hidden />
            Оставить другую
          </Button>
        </div>
      )}
    </SubmitForm>
  )
}

/** A card before the merge, which cannot be undone. */
function Card({ title, customer }: { title: string; customer: FoundCustomer }) {
  return (
    <div className="min-w-0 rounded-control border px-3.5 py-2.5">
      <p className="mb-1 text-caption font-medium text-muted-foreground">{title}</p>
      <Found customer={customer} />
    </div>
  )
}

function Found({ customer: { name, email, phone, company } }: { customer: FoundCustomer }) {
  return (
    <span className="min-w-0 text-[0.9375rem] [overflow-wrap:anywhere]">
      {name ?? placeholders.name}
      <span className="block text-caption text-muted-foreground">
        {unbrokenPhones([email, phone && phoneText(phone), company].filter(Boolean).join(' · '))}
      </span>
    </span>
  )
}
