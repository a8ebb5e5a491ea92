import { keepPreviousData, skipToken, useMutation, useQuery } from '@tanstack/react-query'
import type { Database } from '@contracts/database.types.ts'
import { call, request, RequestError } from '@/lib/backend/database-answer'
import { toast } from '@/lib/toast'
import { explainBy } from '../../lib/admin-queries'
import { emailKey, inboxKeys, refetchLater } from '../../lib/refetch'
import { customerWords } from '../../lib/search-patterns'
import type { EmailDetail } from '../email-requests'
import type { CustomerField } from './claims'

/** How many of a customer's requests are listed, with the opened one. */
export const maxRequests = 20

/** @param size one more than are shown, to tell whether there are others */
const fetchRequests = (customerId: string, size: number) =>
  request((supabase) =>
    supabase
      .rpc('inbox_page', { customer: customerId, page_size: size })
      .select(
        'id, thread_id, from_email, subject, interest, lead, source, status, received_at, is_suspicious, waits_until',
      ),
  )

export type CustomerRequest = Awaited<ReturnType<typeof fetchRequests>>[number]

async function fetchCustomer(customerId: string) {
  const [customer, requests] = await Promise.all([
    request((supabase) =>
      supabase
        .from('customers')
        .select('id, name, email, other_emails, phone, company')
        .eq('id', customerId)
        .maybeSingle(),
    ),
    fetchRequests(customerId, maxRequests + 1),
  ])
  return customer && { ...customer, requests }
}

export type Customer = NonNullable<Awaited<ReturnType<typeof fetchCustomer>>>

export const useCustomer = ({ id, customer_id: customerId }: EmailDetail) =>
  useQuery({
    queryKey: [...emailKey(id), 'customer', customerId],
    queryFn: customerId === null ? skipToken : () => fetchCustomer(customerId),
  })

/** How many requests of an unconfirmed sender's address are listed. */
export const maxKnown = 5

async function fetchKnownSender(address: string) {
  const [card] = await findByAddress(address)
  return card ? fetchRequests(card.id, maxKnown + 1) : []
}

/**
 * Requests of the customer whose address an unconfirmed mail names. Anybody can name it: the mail is not joined with
 * the card.
 */
export function useKnownSender({ id, customer_id, source, from_email }: EmailDetail) {
  const address = from_email?.toLowerCase() ?? ''
  const isAsked = customer_id === null && source === 'inbound' && address !== ''
  return useQuery({
    queryKey: [...emailKey(id), 'known-sender', address],
    queryFn: isAsked ? () => fetchKnownSender(address) : skipToken,
  })
}

export const explainCustomerRefusal = explainBy([
  ['There is no such customer', 'Этой карточки больше нет: её объединили с другой.'],
  ['customers_reachable', 'Без адреса нужен телефон: иначе с клиентом не связаться.'],
  ['customers_phone_only_key', 'Этот телефон уже есть у другого клиента. Объедините карточки.'],
])

/** Changes the named fields; an empty text clears one. */
export const useUpdateCustomer = () =>
  useMutation({
    mutationFn: async (
      change: { customer_id: string } & Partial<Record<CustomerField, string>>,
    ) => {
      const isDone = await call('update_customer', change)
      if (!isDone) throw new RequestError('There is no such customer')
    },
    onSuccess: () => toast.success('Карточка клиента обновлена'),
    meta: { refused: 'Не удалось сохранить карточку', explain: explainCustomerRefusal },
    onSettled: refetchLater(...inboxKeys),
  })

const mostFound = 8

const fetchCustomers = (sought: Database['public']['Functions']['find_customers']['Args']) =>
  request((supabase) =>
    supabase
      .rpc('find_customers', { ...sought, page_size: mostFound })
      .select('id, name, email, phone, company'),
  )

/** Customers by part of a name, address, phone or company, those who wrote last first. */
export const findCustomers = (text: string) => fetchCustomers({ words: customerWords(text) })

/** The customer with exactly this address, also of a card merged into theirs. */
export const findByAddress = (address: string) => fetchCustomers({ address })

export type FoundCustomer = Awaited<ReturnType<typeof findCustomers>>[number]

/** The other cards that may be of the same person: with the same name, phone or company, or found by a text. */
async function findOthers({ id, name, phone, company }: Customer, text: string) {
  const hints = text.trim() ? [text] : [name, phone, company].flatMap((hint) => hint ?? [])
  const found = await Promise.all(hints.map(findCustomers))
  const others = new Map(found.flat().map((each) => [each.id, each]))
  others.delete(id)
  return [...others.values()].slice(0, mostFound)
}

export const useOtherCustomers = (customer: Customer, text: string) =>
  useQuery({
    queryKey: ['customers', text, customer.id],
    queryFn: () => findOthers(customer, text),
    placeholderData: keepPreviousData,
    meta: { refused: 'Не удалось найти клиентов' },
  })

export const useMergeCustomers = () =>
  useMutation({
    mutationFn: async (merged: { from_id: string; into_id: string }) => {
      let isDone: boolean | null = null
      // Each call moves some of the emails; null if more are left.
      while (isDone === null) {
        isDone = await call('merge_customers', merged)
      }
      if (!isDone) throw new RequestError('There is no such customer')
    },
    onSuccess: () => toast.success('Карточки объединены'),
    meta: { refused: 'Не удалось объединить карточки', explain: explainCustomerRefusal },
    onSettled: refetchLater(...inboxKeys),
  })
