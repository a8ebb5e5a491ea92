import { isUuid } from '@contracts/uuid.ts'

/** Which chats are listed; the values of `chats_page`. */
export const chatKinds = [
  { value: 'all', label: 'Все' },
  { value: 'live', label: 'Идут' },
  { value: 'ended', label: 'Завершены' },
  { value: 'contact', label: 'С контактом' },
  { value: 'taken_over', label: 'С сотрудником' },
] as const

type ChatKind = (typeof chatKinds)[number]['value']

export interface ChatsQuery {
  kind: ChatKind
  text: string
}

export const readChatsQuery = (params: URLSearchParams): ChatsQuery => ({
  kind: chatKinds.find(({ value }) => value === params.get('kind'))?.value ?? 'all',
  text: params.get('q') ?? '',
})

export function readOpenedChat(params: URLSearchParams): string | undefined {
  const id = params.get('chat') ?? ''
  return isUuid(id) ? id : undefined
}
