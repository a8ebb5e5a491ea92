import { type SyntheticEvent, useState } from 'react'
import { fieldLimits } from '@contracts/lead-fields.ts'
import { Field } from '@/components/field'
import { SubmitButton } from '@/components/submit-button'
import { Alert } from '@/components/ui/alert'
import { DialogBody, DialogFooter, DialogForm } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import type { CustomerField } from './claims'
import { type Customer, explainCustomerRefusal, useUpdateCustomer } from './customer-requests'

const fields = [
  { field: 'name', label: 'Имя', type: 'text' },
  { field: 'phone', label: 'Телефон', type: 'tel' },
  { field: 'company', label: 'Компания', type: 'text' },
] as const

export function CustomerForm({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const [changed, setChanged] = useState<Partial<Record<CustomerField, string>>>({})
  const update = useUpdateCustomer()
  const refusal = update.error && explainCustomerRefusal(update.error)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    // Only changed fields: a colleague may have changed the others in the meantime.
    update.mutate({ customerId: customer.id, ...changed }, { onSuccess: onClose })
  }
  return (
    <DialogForm onSubmit={submit}>
      <DialogBody>
        <div className="space-y-4">
          {fields.map(({ field, label, type }) => (
            <Field key={field} label={label}>
              {(control) => (
                <Input
                  {...control}
                  type={type}
                  maxLength={fieldLimits[field]}
                  value={changed[field] ?? customer[field] ?? ''}
                  onChange={({ target }) => setChanged({ ...changed, [field]: target.value })}
                />
              )}
            </Field>
          ))}
          {/* Requests, the customer's account and the erasure of their data go by the address. */}
          <p className="text-sm text-muted-foreground">
            {customer.email
              ? 'Адрес здесь не меняется: по нему мы узнаём человека. Если он пишет с другого, объедините карточки — адреса останутся оба.'
              : 'Адрес появится, когда человек напишет с него: тогда объедините карточки.'}
          </p>
          {refusal && <Alert>{refusal}</Alert>}
        </div>
      </DialogBody>
      <DialogFooter>
        <div className="flex flex-col sm:items-end">
          <SubmitButton
            label="Сохранить"
            busyLabel="Сохраняем…"
            busy={update.isPending}
            disabled={Object.keys(changed).length === 0}
          />
        </div>
      </DialogFooter>
    </DialogForm>
  )
}
