import type { OpenedChat } from '@/features/admin/chats/chat-requests'

const at = '2026-11-22T11:59:30Z'

/** A running chat that the viewer of `renderAdmin` handles. */
export const openedChat = (changes: Partial<OpenedChat> = {}): OpenedChat => ({
  id: '00000000-0000-4000-8000-000000000001',
  page_url: null,
  started_at: at,
  last_message_at: at,
  ended_at: null,
  ended_reason: null,
  rating: null,
  message_count: 1,
  contact: null,
  handler_id: 'me',
  taken_over_at: at,
  waiting_since: null,
  visitor_seen_at: at,
  email_notes: [],
  email_id: null,
  handler: null,
  chat_messages: [],
  ...changes,
})
