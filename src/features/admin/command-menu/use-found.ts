import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { withNormalAddresses } from '@contracts/mail-address.ts'
import { findCustomers } from '../email/customer/customer-requests'
import { fetchInboxPage } from '../inbox/fetch-inbox-page'
import { inboxKey } from '../refetch'

const most = { people: 4, emails: 5, chats: 3 }

async function find(search: string) {
  const [people, emails, chats] = await Promise.all([
    findCustomers(search),
    fetchInboxPage({ queue: 'all', search, page_size: most.emails }),
    fetchInboxPage({ queue: 'chats', search, page_size: most.chats }),
  ])
  return { people: people.slice(0, most.people), emails, chats }
}

const nothing: Awaited<ReturnType<typeof find>> = { people: [], emails: [], chats: [] }

/** The customers, emails and chats that a text finds; none for a single letter. */
export function useFound(text: string) {
  const search = withNormalAddresses(text.trim())
  const { data = nothing } = useQuery({
    queryKey: [...inboxKey, 'found', search],
    queryFn: search.length < 2 ? skipToken : () => find(search),
    placeholderData: keepPreviousData,
    meta: { refused: 'Ошибка загрузки данных' },
  })
  return search.length < 2 ? nothing : data
}
