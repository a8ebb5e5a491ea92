import { FileUser, Merge, Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { phoneUrl } from '@contracts/phone-url.ts'
import { mailUrl } from '@contracts/mail-url.ts'
import { Button, buttonVariants } from '@/components/ui/button'
import type { Detail } from '../../lead-details'
import { personalDataOf } from '../../places'
import { DetailLine } from '../detail-list'
import { type Claim, differingClaims } from './claims'
import { CustomerDialog } from './customer-dialog'
import { type Customer, useUpdateCustomer } from './customer-requests'
import { MergeDialog } from './merge-dialog'

interface CustomerCardProps {
  customer: Customer
  isAdmin: boolean
}

/** The customer's card: known details, differing claims, and its actions. */
export function CustomerCard({ customer, isAdmin }: CustomerCardProps) {
  const [opened, setOpened] = useState<'edit' | 'merge'>()
  const close = () => setOpened(undefined)
  return (
    <>
      <dl className="space-y-2.5">
        {cardLines(customer).map((line) => (
          <DetailLine key={line.label} detail={line} />
        ))}
      </dl>
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
        {isAdmin && customer.email && (
          <Link
            to={personalDataOf(customer.email)}
            className={buttonVariants({ variant: 'ghost' })}
          >
            <FileUser aria-hidden />
            Данные человека
          </Link>
        )}
      </div>
      <CustomerDialog customer={customer} isOpen={opened === 'edit'} onClose={close} />
      <MergeDialog customer={customer} isOpen={opened === 'merge'} onClose={close} />
    </>
  )
}

function cardLines({ name, company, phone, email, other_emails }: Customer): Detail[] {
  const lines: (Detail | undefined)[] = [
    name ? { label: 'Имя', value: name } : undefined,
    company ? { label: 'Компания', value: company } : undefined,
    phone ? { label: 'Телефон', value: phone, href: phoneUrl(phone) } : undefined,
    email ? { label: 'Email', value: email, href: mailUrl(email) } : undefined,
    other_emails.length > 0
      ? { label: 'Другие адреса', value: other_emails.join('\n') }
      : undefined,
  ]
  return lines.filter((line) => line !== undefined)
}

function Claims({ customer }: { customer: Customer }) {
  const claims = differingClaims(customer, customer.requests)
  const update = useUpdateCustomer()
  if (claims.length === 0) return null
  const accept = ({ field, value }: Claim) =>
    update.mutate({ customerId: customer.id, [field]: value })
  return (
    <ul aria-label="Расхождения с заявками" className="space-y-2">
      {claims.map((claim) => (
        <li
          key={claim.field}
          className="rounded-control border border-accent/35 bg-accent/5 px-3.5 pt-2.5 pb-1 text-sm [overflow-wrap:anywhere]"
        >
          {claim.text}
          <Button
            variant="link"
            className="-ml-4 block"
            disabled={update.isPending}
            onClick={() => accept(claim)}
          >
            Принять
          </Button>
        </li>
      ))}
    </ul>
  )
}
