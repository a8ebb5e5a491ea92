import {
  keepPreviousData,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { toast } from '@/lib/toast'
import { refetchInbox } from '../../refetch'
import { RequestError, unwrap } from '@/lib/database-answer'
import { searchPatterns } from '../../search-patterns'
import { explainCustomerRefusal } from './update-customer'

const mostFound = 8

async function findCustomers(text: string, exceptId: string) {
  const supabase = await getSupabase()
  const answer = await supabase
    .from('customers')
    .select('id, name, email, phone, company')
    .neq('id', exceptId)
    .likeAllOf('search_text', searchPatterns(text))
    .order('last_seen_at', { ascending: false })
    .limit(mostFound)
  return unwrap(answer) ?? []
}

export type FoundCustomer = Awaited<ReturnType<typeof findCustomers>>[number]

/** Customers by a part of name, address, phone or company. */
export const useFoundCustomers = (text: string, exceptId: string) =>
  useQuery({
    queryKey: ['customers', text, exceptId],
    queryFn: text.trim() === '' ? skipToken : () => findCustomers(text, exceptId),
    placeholderData: keepPreviousData,
    meta: { refused: 'Не удалось найти клиентов' },
  })

interface Merge {
  fromId: string
  intoId: string
}

async function mergeCustomers({ fromId, intoId }: Merge): Promise<void> {
  const supabase = await getSupabase()
  const answer = await supabase.rpc('merge_customers', { from_id: fromId, into_id: intoId })
  if (!unwrap(answer)) throw new RequestError('There is no such customer')
}

/** Makes one card of two. */
export function useMergeCustomers() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: mergeCustomers,
    onSuccess: () => toast.success('Карточки объединены'),
    meta: { refused: 'Не удалось объединить карточки', explain: explainCustomerRefusal },
    onSettled: () => void refetchInbox(queries),
  })
}
