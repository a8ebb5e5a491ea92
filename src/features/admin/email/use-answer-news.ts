import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refetchInbox } from '../refetch'
import type { EmailDetail } from './fetch-email'
import type { ThreadEmail } from './thread/fetch-thread'

/** When a reply has reached the customer, the e-mail is answered: asks for it, and for the lists, again. */
export function useAnswerNews(email: EmailDetail, letters: readonly ThreadEmail[] | undefined) {
  const queries = useQueryClient()
  const isSent = letters?.some(({ id, email_replies }) => {
    return id === email.id && email_replies.some(({ outbox }) => outbox?.status === 'sent')
  })
  const isNews = isSent === true && email.answered_at === null
  useEffect(() => {
    if (isNews) void refetchInbox(queries)
  }, [isNews, queries])
}
