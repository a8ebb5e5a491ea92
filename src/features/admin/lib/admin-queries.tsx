import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Queries } from '@/components/signed-in/queries'
import { company } from '@/content/company'
import { isFault, noteError } from '@/lib/page/note-error'
import { toast } from '@/lib/toast'
import { isReadOnly, requestDefaults, RequestError } from '@/lib/backend/database-answer'

interface FailureMeta extends Record<string, unknown> {
  /** Title of the toast. */
  refused?: string
  /** Explains a known cause below the title. */
  explain?: (error: Error) => string | undefined
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FailureMeta
    mutationMeta: FailureMeta
  }
}

/** An `explain` for refusals that are known by a part of their message. */
export const explainBy =
  (refusals: readonly (readonly [message: string, text: string])[]) =>
  (error: Error): string | undefined =>
    refusals.find(([message]) => error.message.includes(message))?.[1]

const unexpected = 'Ошибка загрузки данных'
const offline = 'Нет связи. Проверьте соединение и повторите.'
const readOnly = 'Сервер сейчас ничего не сохраняет. Попробуйте позже.'
const { email, phone } = company
const broken = `На странице произошёл сбой. Напишите: ${[email, phone].filter(Boolean).join(', ')}.`

function explainFailure(error: Error): string | undefined {
  if (!navigator.onLine) return offline
  if (isReadOnly(error)) return readOnly
  return isFault(error) ? broken : undefined
}

/** Logs every failure and shows a toast. @param onRefused when the database refuses: the role may have changed */
export function createQueryClient(onRefused: () => void = () => {}) {
  const report = (error: Error, title: string, { explain }: FailureMeta = {}) => {
    console.error(title, error)
    // Once: a poll fails every few seconds.
    toast.error(title, explain?.(error) ?? explainFailure(error), { about: title })
    if (isFault(error)) noteError(error)
    if (error instanceof RequestError) onRefused()
  }
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        const isRefusal = error instanceof RequestError
        report(error, (isRefusal && meta?.refused) || unexpected, meta)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) =>
        report(error, meta?.refused ?? unexpected, meta),
    }),
    defaultOptions: requestDefaults,
  })
}

type AdminQueriesProps = { onRefused: () => void; children: ReactNode }

/** The query cache of the admin area. Key it by user id: no user may see what another has loaded. */
export function AdminQueries({ onRefused, children }: AdminQueriesProps) {
  const [client] = useState(() => createQueryClient(onRefused))
  return <Queries client={client}>{children}</Queries>
}
