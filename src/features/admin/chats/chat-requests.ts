import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Database } from '@contracts/database.types.ts'
import { searchedText } from '@contracts/mail-address.ts'
import { z } from '@contracts/zod.ts'
import { call, request, RequestError } from '@/lib/backend/database-answer'
import { toast } from '@/lib/toast'
import { noteColumns } from '../email/email-requests'
import { explainBy } from '../lib/admin-queries'
import { chatsKey, refetchAwaited, refetchChanged, refetchLater } from '../lib/refetch'

/** Which chats are listed; the values of `chats_page`. */
export const chatKinds = [
  { value: 'all', label: 'Все' },
  { value: 'live', label: 'Идут' },
  { value: 'ended', label: 'Завершены' },
  { value: 'contact', label: 'С контактом' },
  { value: 'taken_over', label: 'С сотрудником' },
] as const

export const chatsQuery = z.object({
  kind: z.enum(chatKinds.map(({ value }) => value)).catch('all'),
  q: z.string().catch(''),
  /** The opened one. */
  chat: z.guid().catch(''),
})

const pageSize = 50

type PageArguments = Database['public']['Functions']['chats_page']['Args']

const fetchChats = (page: PageArguments) => call('chats_page', page)

type Row = Awaited<ReturnType<typeof fetchChats>>[number]
type Session = Database['public']['Tables']['chat_sessions']['Row']
type Shared = keyof Row & keyof Session
type Nullable = 'handler_name' | 'preview' | 'preview_role'

/** A row of `chats_page`: the generated type does not know which columns are nullable. */
export type ListedChat = Omit<Row, Shared | Nullable> &
  Pick<Session, Shared> & { [Key in Nullable]: Row[Key] | null }

export const findChats = (search: string, page_size: number): Promise<ListedChat[]> =>
  fetchChats({ search, page_size })

const firstPage: PageArguments = {}

export function useChats({ kind, q }: z.infer<typeof chatsQuery>, pollMs: number) {
  const search = searchedText(q)
  const filters = { kind, ...(search && { search }) }
  return useInfiniteQuery({
    queryKey: [...chatsKey, 'pages', filters],
    queryFn: ({ pageParam }): Promise<ListedChat[]> =>
      fetchChats({ ...filters, ...pageParam, page_size: pageSize }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => {
      const last = page.at(-1)
      if (!last || page.length < pageSize) return undefined
      return { after_last_message_at: last.last_message_at, after_id: last.id }
    },
    // Drops duplicates: a chat may move to another page between two requests.
    select: ({ pages }) => [...new Map(pages.flat().map((chat) => [chat.id, chat])).values()],
    placeholderData: keepPreviousData,
    refetchInterval: pollMs,
    meta: { refused: 'Ошибка загрузки чатов' },
  })
}

/** The chats whose visitors wait for a staff member, the longest waiting first. */
export const useWaitingChats = () =>
  useQuery({
    queryKey: [...chatsKey, 'waiting'],
    queryFn: (): Promise<ListedChat[]> => fetchChats({ kind: 'waiting', page_size: 100 }),
    select: (chats) =>
      chats.toSorted((a, b) => (a.waiting_since ?? '').localeCompare(b.waiting_since ?? '')),
    refetchInterval: 10_000,
    refetchIntervalInBackground: true,
    meta: { refused: 'Ошибка загрузки чатов' },
  })

const fetchChat = (id: string) =>
  request((supabase) =>
    supabase
      .from('chat_sessions')
      .select(
        `id, page_url, started_at, last_message_at, ended_at, ended_reason, rating, message_count, contact,
       handler_id, taken_over_at, waiting_since, visitor_seen_at, email_id, ${noteColumns},
       handler:profiles!chat_sessions_handler_id_fkey(full_name, email),
       chat_messages(id, role, content, created_at, cost_micros,
         author:profiles!chat_messages_author_id_fkey(full_name, email))`,
      )
      .eq('id', id)
      .order('id', { referencedTable: 'chat_messages' })
      .order('created_at', { referencedTable: 'email_notes' })
      .maybeSingle(),
  )

export type OpenedChat = NonNullable<Awaited<ReturnType<typeof fetchChat>>>

/** A chat; null if it does not exist or row-level security hides it. */
export const useChat = (id: string) =>
  useQuery({
    queryKey: [...chatsKey, 'opened', id],
    queryFn: () => fetchChat(id),
    // A visitor in a running conversation notices a few seconds; on another, colleagues may leave notes.
    refetchInterval: ({ state }) => (state.data && !state.data.ended_at ? 2000 : 10_000),
    meta: { refused: 'Ошибка загрузки чата' },
  })

export const useTakeOverChat = () =>
  useMutation({
    mutationFn: (chatId: string) => call('take_over_chat', { chat_id: chatId }),
    onSuccess: ([taken]) => {
      switch (taken?.outcome) {
        case 'taken':
          return toast.success(
            'Вы в чате',
            'Помощник отключён, пока вы не передадите ему разговор.',
          )
        case 'held':
          return toast.info('Разговор уже взяли', `Его ведёт ${taken.handler_name}.`)
        case 'ended':
          return toast.info('Разговор уже завершён')
        case 'unreachable':
          return toast.info(
            'В этот разговор не войти',
            'Посетитель не увидит ваших слов. Если он оставил контакт, ответьте по нему.',
          )
        default:
          return toast.error('Такого разговора больше нет')
      }
    },
    meta: { refused: 'Не удалось вступить в чат' },
    onSettled: refetchAwaited(chatsKey),
  })

/** The id of the visitor's last message that is shown, or 0: what came after it still waits for an answer. */
export const lastSeen = ({ chat_messages }: OpenedChat): number =>
  chat_messages.findLast(({ role }) => role === 'user')?.id ?? 0

const useLeaveChat = (act: 'hand_back_chat' | 'finish_chat', done: string, refused: string) =>
  useMutation({
    mutationFn: (chat: OpenedChat) => call(act, { chat_id: chat.id, seen_up_to: lastSeen(chat) }),
    onSuccess: (isDone) => (isDone ? toast.success(done) : toast.info('Разговор уже не у вас')),
    meta: {
      refused,
      explain: explainBy([
        ['has written meanwhile', 'Посетитель тем временем написал. Прочитайте и решите ещё раз.'],
      ]),
    },
    onSettled: refetchAwaited(chatsKey),
  })

export const useHandBackChat = () =>
  useLeaveChat('hand_back_chat', 'Разговор снова ведёт помощник', 'Не удалось передать разговор')

export const useFinishChat = () =>
  useLeaveChat('finish_chat', 'Разговор завершён', 'Не удалось завершить разговор')

/** Notes once per message that the opened chat was read up to there. */
export function useMarkRead(chat: OpenedChat) {
  const { id } = chat
  const queries = useQueryClient()
  const lastId = lastSeen(chat)
  useEffect(() => {
    if (lastId === 0) return
    call('mark_chat_read', { chat_id: id, up_to: lastId }).then(
      () => refetchChanged(queries, [...chatsKey, 'pages'], [...chatsKey, 'waiting']),
      // The next message tries again.
      () => undefined,
    )
  }, [id, lastId, queries])
}

const refusals: Record<string, string> = {
  not_yours: 'Разговор уже не у вас.',
  ended: 'Разговор завершён.',
  unknown: 'Такого разговора больше нет.',
}

/** Sends a message to the visitor of a chat. Its id is made once per text, so that a retry does not store it twice. */
export const useSayInChat = () =>
  useMutation({
    mutationFn: async (said: Database['public']['Functions']['say_in_chat']['Args']) => {
      const refusal = refusals[await call('say_in_chat', said)]
      if (refusal) throw new RequestError(refusal)
    },
    // The composer says that it waits.
    networkMode: 'online',
    meta: {
      refused: 'Сообщение не отправлено',
      explain: ({ message }) => Object.values(refusals).find((refusal) => refusal === message),
    },
    onSettled: refetchLater(chatsKey),
  })

/** Reports that staff are here while the page is open; visitors who ask for a person are told. */
export function usePresence() {
  useEffect(() => {
    const report = () => void call('touch_last_seen').catch(() => undefined)
    report()
    const timer = setInterval(report, 60_000)
    return () => clearInterval(timer)
  }, [])
}
