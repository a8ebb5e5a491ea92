import { type Lang, translated } from '@contracts/lang.ts'
import { FunctionError } from '@/lib/backend/functions'
import { toast } from '@/lib/toast'

/** Toasts about sending a lead replace each other: an old error must not stay behind a success. */
export const aboutLead = { about: 'lead' }

export const offlineTexts = translated(
  {
    title: 'Нет связи',
    toast: 'Отправим, как только она вернётся.',
    form: 'Нет связи. Ничего не потеряно: отправим сами, как только она вернётся. Не закрывайте страницу.',
  },
  {
    title: 'No connection',
    toast: 'We will send it as soon as it is back.',
    form: 'No connection. Nothing is lost: it will be sent by itself as soon as the connection is back. Do not close the page.',
  },
)

const isCutOff = (error: unknown) =>
  error instanceof FunctionError && error.code === 'network' && !navigator.onLine

const online = () =>
  new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }))

/**
 * Sends, and retries whenever the connection has returned, as long as the failure is a missing connection. Resending
 * the same draft is the same lead.
 * @param send gets whether it has failed before
 * @param onChange gets whether it waits for a connection
 * @throws any other error of sending
 */
export async function whenOnline<Sent>(
  send: (isAgain: boolean) => Promise<Sent>,
  onChange: (isOffline: boolean) => void,
  lang: Lang,
): Promise<Sent> {
  for (let attempts = 0; ; attempts += 1) {
    try {
      return await send(attempts > 0)
    } catch (error) {
      if (!isCutOff(error)) throw error
      onChange(true)
      const { title, toast: text } = offlineTexts[lang]
      toast.info(title, text, aboutLead)
      await online()
      onChange(false)
    }
  }
}
