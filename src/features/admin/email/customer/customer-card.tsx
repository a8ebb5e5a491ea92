import { Merge, Pencil } from 'lucide-react'
import { useState } from 'react'
import { fieldLimits } from '@contracts/lead-fields.ts'
import { z } from '@contracts/zod.ts'
import { TextField } from '@/components/text-field'
import { Button } from '@/components/ui/button'
import { Dialog, type DialogState } from '@/components/ui/dialog'
import { unbrokenPhones } from '@/lib/text/unbroken-phones'
import { draftStorage } from '../../lib/draft-storage'
import { PersonalDataLink } from '../../parts/personal-data-link'
import { SubmitForm } from '../../parts/submit-form'
import { useViewer } from '../../lib/viewer'
import { DetailList } from '../../parts/detail-list'
import { contactDetails } from '../../lib/contact-details'
import { differingClaims } from './claims'
import { type Customer, explainCustomerRefusal, useUpdateCustomer } from './customer-requests'
import { MergeForm } from './merge-form'

export function CustomerCard({ customer }: { customer: Customer }) {
  const [opened, setOpened] = useState<'edit' | 'merge'>()
  const close = () => setOpened(undefined)
  return (
    <>
      <DetailList details={contactDetails(customer)} />
      <Claims customer={customer} />
      <div className="-ml-3 flex flex-wrap">
        <Button variant="ghost" onClick={() => setOpened('edit')}>
          <Pencil aria-hidden />
          Изменить
        </Button>
        <Button variant="ghost" onClick={() => setOpened('merge')}>
          <Merge aria-hidden />
          Объединить
        </Button>
        <PersonalDataLink contact={customer} />
      </div>
      <EditDialog customer={customer} open={opened === 'edit'} onClose={close} />
      <Dialog
        open={opened === 'merge'}
        onClose={close}
        title="Объединить карточки"
        description="Обращения обеих окажутся в одной карточке, оба адреса останутся за клиентом. Отменить это нельзя."
      >
        <MergeForm customer={customer} onClose={close} />
      </Dialog>
    </>
  )
}

function Claims({ customer }: { customer: Customer }) {
  const claims = differingClaims(customer, customer.requests)
  const update = useUpdateCustomer()
  if (claims.length === 0) return null
  return (
    <ul aria-label="Расхождения с заявками" className="space-y-2">
      {claims.map((claim) => (
        <li
          key={claim.field}
          className="rounded-control border border-accent/35 bg-accent/5 px-3.5 pt-2.5 pb-1 text-sm [overflow-wrap:anywhere]"
        >
          {unbrokenPhones(claim.text)}
          <Button
            variant="link"
            className="-ml-4 block"
            disabled={update.isPending}
            onClick={() => update.mutate({ customer_id: customer.id, [claim.field]: claim.value })}
          >
            Принять
          </Button>
        </li>
      ))}
    </ul>
  )
}

const fields = [
  { field: 'name', label: 'Имя', type: 'text' },
  { field: 'phone', label: 'Телефон', type: 'tel' },
  { field: 'company', label: 'Компания', type: 'text' },
] as const

const text = z.string().optional()
const drafts = draftStorage('customer', z.object({ name: text, phone: text, company: text }))

function EditDialog({ customer, open, onClose }: { customer: Customer } & DialogState) {
  const update = useUpdateCustomer()
  const { userId } = useViewer()
  /** Stays when the dialog is closed, until it is saved. */
  const [changed = {}, keep] = drafts.useDraft(userId, customer.id)
  const close = () => {
    update.reset()
    onClose()
  }
  // Only changed fields: a colleague may have changed the others in the meantime.
  const submit = () =>
    update.mutateAsync({ customer_id: customer.id, ...changed }).then(
      () => {
        keep(undefined)
        close()
      },
      () => undefined,
    )
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Карточка клиента"
      description={customer.email ?? undefined}
    >
      <SubmitForm
        onSubmit={submit}
        failure={update.error && explainCustomerRefusal(update.error)}
        label="Сохранить"
        busyLabel="Сохраняем…"
        busy={update.isPending}
        disabled={Object.keys(changed).length === 0}
      >
        <div className="space-y-4">
          {fields.map(({ field, label, type }) => (
            <TextField
              key={field}
              label={label}
              type={type}
              maxLength={fieldLimits[field]}
              value={changed[field] ?? customer[field] ?? ''}
              onChange={({ target }) => keep({ ...changed, [field]: target.value })}
            />
          ))}
          {/* Requests, the customer's account and the erasure of their data go by the address. */}
          <p className="text-sm text-muted-foreground">
            {customer.email
              ? 'Адрес здесь не меняется: по нему мы узнаём человека. Если он пишет с другого, объедините карточки — адреса останутся оба.'
              : 'Адрес появится, когда человек напишет с него: тогда объедините карточки.'}
          </p>
        </div>
      </SubmitForm>
    </Dialog>
  )
}
