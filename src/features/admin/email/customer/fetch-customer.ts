import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { emailKey } from '../../refetch'
import { unwrap } from '@/lib/database-answer'

const maxRequests = 20

async function fetchCustomer(customerId: string) {
  const supabase = await getSupabase()
  const [customer, requests] = await Promise.all([
    supabase
      .from('customers')
      .select('id, name, email, other_emails, phone, company')
      .eq('id', customerId)
      .maybeSingle(),
    supabase
      .rpc('inbox_page', { customer: customerId, page_size: maxRequests })
      .select('id, thread_id, subject, interest, lead, source, status, received_at'),
  ])
  const found = unwrap(customer)
  return found && { ...found, requests: unwrap(requests) ?? [] }
}

/** A customer with their latest requests. */
export type Customer = NonNullable<Awaited<ReturnType<typeof fetchCustomer>>>
export type CustomerRequest = Customer['requests'][number]

const customerQuery = (emailId: string, customerId: string | null) =>
  queryOptions({
    queryKey: [...emailKey(emailId), 'customer', customerId],
    queryFn: customerId === null ? skipToken : () => fetchCustomer(customerId),
    meta: { refused: 'Ошибка загрузки данных' },
  })

/** The customer of an email. */
export const useCustomer = (email: { id: string; customer_id: string | null }) =>
  useQuery(customerQuery(email.id, email.customer_id))
