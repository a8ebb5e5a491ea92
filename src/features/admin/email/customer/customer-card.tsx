import { FileUser, Merge, Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button, buttonVariants } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { personalDataOf } from '../../places'
import { DetailList } from '../detail-list'
import { contactDetails } from '../details'
import { differingClaims } from './claims'
import { CustomerForm } from './customer-form'
import { type Customer, useUpdateCustomer } from './customer-requests'
import { MergeForm } from './merge-form'

export function CustomerCard({ customer, isAdmin }: { customer: Customer; isAdmin: boolean }) {
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
      <Dialog
        open={opened === 'edit'}
        onClose={close}
        size="small"
        title="Карточка клиента"
        description={customer.email ?? undefined}
      >
        <CustomerForm customer={customer} onClose={close} />
      </Dialog>
      <Dialog
        open={opened === 'merge'}
        onClose={close}
        size="small"
        title="Объединить карточки"
        description="Обращения второй карточки перейдут в эту, её адрес останется за клиентом. Отменить это нельзя."
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
          {claim.text}
          <Button
            variant="link"
            className="-ml-4 block"
            disabled={update.isPending}
            onClick={() => update.mutate({ customerId: customer.id, [claim.field]: claim.value })}
          >
            Принять
          </Button>
        </li>
      ))}
    </ul>
  )
}
