import { FunctionError } from '@/lib/backend/functions'
import { toast } from '@/lib/toast'

/** Toasts about the sending of a lead replace each other: an old error never stands behind a success. */
export const aboutLead = { about: 'lead' }

export const offlineText =
  'Нет связи. Ничего не потеряно: отправим сами, как только она вернётся. Не закрывайте страницу.'

const isCutOff = (error: unknown) =>
  error instanceof FunctionError && error.code === 'network' && !navigator.onLine

const online = () =>
  new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }))

/**
 * Sends, and again whenever a connection has come back, as long as it fails for want of one. Sending the same
 * draft again is the same lead.
 *
 * @param send told whether it has failed before
 * @param onChange told whether a connection is waited for
 * @throws whatever else sending throws
 */
export async function whenOnline<Sent>(
  send: (isAgain: boolean) => Promise<Sent>,
  onChange: (isOffline: boolean) => void,
): Promise<Sent> {
  for (let attempts = 0; ; attempts += 1) {
    try {
      return await send(attempts > 0)
    } catch (error) {
      if (!isCutOff(error)) throw error
      onChange(true)
      toast.info('Нет связи', 'Отправим, как только она вернётся.', aboutLead)
      await online()
      onChange(false)
    }
  }
}
