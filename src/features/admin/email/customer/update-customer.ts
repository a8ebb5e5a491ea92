import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { toast } from '@/lib/toast'
import { refetchInbox } from '../../refetch'
import { RequestError, unwrap } from '@/lib/database-answer'
import type { CustomerField } from './claims'

/** What changes: an empty text clears a field, a missing one stays. */
type CustomerChange = { customerId: string } & Partial<Record<CustomerField, string>>

async function updateCustomer({ customerId, ...fields }: CustomerChange): Promise<void> {
  const supabase = await getSupabase()
  const answer = await supabase.rpc('update_customer', { customer_id: customerId, ...fields })
  if (!unwrap(answer)) throw new RequestError('There is no such customer')
}

const explanations = [
  ['There is no such customer', 'Этой карточки больше нет: её объединили с другой.'],
  ['customers_reachable', 'Без адреса нужен телефон: иначе с клиентом не связаться.'],
  ['customers_phone_only_key', 'Этот телефон уже есть у другого клиента. Объедините карточки.'],
] as const

/** Explains why a customer could not be changed, where the reason is known. */
export const explainCustomerRefusal = (error: Error): string | undefined =>
  explanations.find(([part]) => error.message.includes(part))?.[1]

/** Changes fields of a customer's card. */
export function useUpdateCustomer() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: updateCustomer,
    onSuccess: () => toast.success('Карточка клиента обновлена'),
    meta: { refused: 'Не удалось сохранить карточку', explain: explainCustomerRefusal },
    onSettled: () => void refetchInbox(queries),
  })
}
