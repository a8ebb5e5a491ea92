import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import type { Database } from '@contracts/database.types.ts'
import { withNormalAddresses } from '@contracts/mail-address.ts'
import { getSupabase } from '@/lib/supabase'
import { chatsKey } from '../refetch'
import { unwrap } from '@/lib/database-answer'
import type { ChatsQuery } from './chats-query'

const pageSize = 50

/** The arguments of the database function `chats_page`. */
type PageArguments = Database['public']['Functions']['chats_page']['Args']

async function fetchChats(page: PageArguments) {
  const supabase = await getSupabase()
  return unwrap(await supabase.rpc('chats_page', page)) ?? []
}

/** A row of `chats_page`: the generated type does not know what may be null. */
type Row = Awaited<ReturnType<typeof fetchChats>>[number]
type Nullable =
  | 'ended_at'
  | 'ended_reason'
  | 'rating'
  | 'contact'
  | 'handler_id'
  | 'handler_name'
  | 'taken_over_at'
  | 'waiting_since'
  | 'preview'

/** A chat as it is listed. */
export type ListedChat = Omit<Row, Nullable> & { [Key in Nullable]: Row[Key] | null }

const firstPage: PageArguments = {}

const chatsQuery = ({ kind, text }: ChatsQuery, pollMs: number) => {
  const search = withNormalAddresses(text.trim())
  const filters = { kind, ...(search && { search }) }
  return infiniteQueryOptions({
    queryKey: [...chatsKey, 'pages', filters],
    queryFn: ({ pageParam }): Promise<ListedChat[]> =>
      fetchChats({ ...filters, ...pageParam, page_size: pageSize }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => {
      const last = page.at(-1)
      if (!last || page.length < pageSize) return undefined
      return { after_last_message_at: last.last_message_at, after_id: last.id }
    },
    // A chat may move to another page between two requests.
    select: ({ pages }) => [...new Map(pages.flat().map((chat) => [chat.id, chat])).values()],
    placeholderData: keepPreviousData,
    refetchInterval: pollMs,
    meta: { refused: 'Ошибка загрузки чатов' },
  })
}

/** The chats page by page, the latest first. */
export const useChats = (query: ChatsQuery, pollMs: number) =>
  useInfiniteQuery(chatsQuery(query, pollMs))

async function fetchWaiting(): Promise<ListedChat[]> {
  const chats: ListedChat[] = await fetchChats({ kind: 'waiting', page_size: 100 })
  return chats.toSorted((a, b) => (a.waiting_since ?? '').localeCompare(b.waiting_since ?? ''))
}

const waitingPollMs = 10_000

/** The chats whose visitors wait for a person, the longest waiting first. */
export const useWaitingChats = () =>
  useQuery({
    queryKey: [...chatsKey, 'waiting'],
    queryFn: fetchWaiting,
    refetchInterval: waitingPollMs,
    refetchIntervalInBackground: true,
    meta: { refused: 'Ошибка загрузки чатов' },
  })
