import { toast } from '@/lib/toast'
import { explainRefusal } from '../fields/explain-refusal'
import { askForMail } from './ask-for-mail'
import { type MailPurpose, useMailPause } from './mail-pause'

/**
 * Requests a mail with a link, and reports a failure.
 * @returns the seconds until the next request, and the request, which says whether it succeeded
 */
export function useMailRequest(purpose: MailPurpose) {
  const { seconds, start } = useMailPause(purpose)
  const request = async (email: string): Promise<boolean> => {
    try {
      const refusal = await askForMail(purpose, email)
      if (!refusal) {
        start()
        return true
      }
      toast.error('Письмо не отправлено', explainRefusal(refusal))
    } catch (error) {
      console.error('The mail could not be asked for:', error)
      toast.error('Ошибка', 'Произошла неожиданная ошибка')
    }
    return false
  }
  return { seconds, request }
}
