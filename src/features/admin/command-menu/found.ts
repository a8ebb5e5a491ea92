import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { searchedText } from '@contracts/mail-address.ts'
import { findChats } from '../chats/chat-requests'
import { findCustomers } from '../email/customer/customer-requests'
import { fetchInboxPage } from '../inbox/inbox-requests'
import { inboxKey } from '../lib/refetch'

const most = { people: 4, emails: 5, chats: 3 }

async function find(search: string) {
  const [people, emails, chats] = await Promise.all([
    findCustomers(search),
    fetchInboxPage({ queue: 'all', search, page_size: most.emails }),
    findChats(search, most.chats),
  ])
  return { people: people.slice(0, most.people), emails, chats }
}

const nothing: Awaited<ReturnType<typeof find>> = { people: [], emails: [], chats: [] }

const fewestLetters = 2

/**
 * People, emails and chats, by the text that was asked for.
 * @param typed what the field has by now @returns `isOld`: what is typed was not answered yet
 */
export function useFound(asked: string, typed: string) {
  const search = searchedText(asked)
  const wanted = searchedText(typed)
  const isShort = wanted.length < fewestLetters
  const {
    data = nothing,
    isFetching,
    isPending,
    isPlaceholderData,
  } = useQuery({
    queryKey: [...inboxKey, 'found', search],
    queryFn: search.length < fewestLetters ? skipToken : () => find(search),
    placeholderData: keepPreviousData,
  })
  const isAwaited = isFetching && (isPending || isPlaceholderData)
  return { found: isShort ? nothing : data, isOld: !isShort && (wanted !== search || isAwaited) }
}
