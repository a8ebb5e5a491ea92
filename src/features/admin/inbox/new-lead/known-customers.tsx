import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { normalAddress } from '@contracts/mail-address.ts'
import { phoneText } from '@contracts/phone.ts'
import type { ManualLead, ManualLeadInput } from '@contracts/manual-lead.ts'
import { Button } from '@/components/ui/button'
import { unbrokenPhones } from '@/lib/text/unbroken-phones'
import {
  findByAddress,
  findCustomers,
  type FoundCustomer,
} from '../../email/customer/customer-requests'

const fewestDigits = 9
const pauseMs = 400
const mostShown = 3

/** The contacts that are complete enough to look up. */
const completeOf = (phone = '', email = '') => [
  ...(phone.replace(/\D/g, '').length >= fewestDigits ? [phone] : []),
  ...(normalAddress(email) === undefined ? [] : [email]),
]

/** Customers with a telephone number or an address that is being typed. */
function useKnownCustomers(phone: string | undefined, email: string | undefined) {
  const typed = completeOf(phone, email).join('\n')
  const [sought, setSought] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSought(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const { data = [] } = useQuery({
    queryKey: ['customers', 'known', sought],
    queryFn: async () => {
      const found = await Promise.all(sought.split('\n').map(findByContact))
      return [...new Map(found.flat().map((each) => [each.id, each])).values()].slice(0, mostShown)
    },
    enabled: sought !== '',
  })
  // No caller is shown while the number is being edited.
  return typed === sought ? data : []
}

function findByContact(contact: string): Promise<FoundCustomer[]> {
  const address = normalAddress(contact)?.toLowerCase()
  return address === undefined ? findCustomers(contact) : findByAddress(address)
}

/** Shows which customer a number or an address belongs to, and fills in empty fields. */
export function KnownCustomers({
  form,
}: {
  form: UseFormReturn<ManualLeadInput, unknown, ManualLead>
}) {
  const [phone, email] = useWatch({ control: form.control, name: ['phone', 'email'] })
  const known = useKnownCustomers(phone, email)
  const take = (customer: FoundCustomer) => {
    for (const name of ['name', 'phone', 'email', 'company'] as const) {
      const value = customer[name]
      if (value && !form.getValues(name))
        form.setValue(name, value, { shouldDirty: true, shouldValidate: true })
    }
  }
  return (
    <div role="status" className="empty:hidden sm:col-span-2">
      {known.length > 0 && (
        <div className="rounded-card border bg-muted/40 px-4 py-2.5">
          <p className="text-sm text-muted-foreground">Уже обращались:</p>
          <ul>
            {known.map((customer) => (
              <li key={customer.id} className="flex items-center gap-3">
                <span className="min-w-0 flex-1 text-[0.9375rem] [overflow-wrap:anywhere]">
                  {unbrokenPhones(
                    [
                      customer.name,
                      customer.company,
                      customer.email ?? phoneText(customer.phone ?? ''),
                    ]
                      .filter(Boolean)
                      .join(', '),
                  )}
                </span>
                <Button variant="ghost" onClick={() => take(customer)}>
                  Подставить
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
