import type { EmailDetail, ThreadEmail } from '@/features/admin/email/email-requests'

const mail = {
  from_email: 'anna@company.kg',
  from_name: null,
  authentication: 'pass',
  to_email: null,
  subject: 'Каталог',
  source: 'inbound',
  lead: null,
  interest: null,
  received_at: '2026-11-21T10:00:00Z',
} as const

/** An opened email, without its text. */
export const openedEmail = (id: string, changes: Partial<EmailDetail> = {}): EmailDetail => ({
  ...mail,
  id,
  thread_id: id,
  submission_id: null,
  refers_to_thread_id: null,
  is_suspicious: false,
  spam_at: null,
  snoozed_until: null,
  tags: [],
  status: 'new',
  answers: 0,
  page_url: null,
  referrer: null,
  utm: null,
  customer_id: null,
  assigned_to_user_id: null,
  due_at: null,
  answered_at: null,
  waits_until: null,
  waiting_since: null,
  consents: [],
  assignee: null,
  customer: null,
  ...changes,
})

/** An email of a thread, without replies and notes. */
export const threadEmail = (
  id: string,
  { body = 'Нужен каталог', ...changes }: Partial<ThreadEmail> = {},
): ThreadEmail => ({
  ...mail,
  id,
  also_to: [],
  cc: [],
  reply_to: null,
  is_relayed: false,
  preview: body && body.slice(0, 240),
  body,
  in_reply_to: null,
  reference_ids: [],
  created_at: '2026-11-21T10:00:00Z',
  processed: false,
  html_content: null,
  attachments: [],
  email_replies: [],
  email_notes: [],
  ...changes,
})
