import { useMutation } from '@tanstack/react-query'
import { plural } from '@contracts/russian.ts'
import { call } from '@/lib/backend/database-answer'
import { toast } from '@/lib/toast'
import { inboxKeys, refetchAwaited } from '../lib/refetch'
import { type Change, useUndoable } from './undo'

/** Joins waiting requests of one customer into one conversation; its id, or null if one has changed meanwhile. */
export function useJoinRequests() {
  const { onMutate, show, drop } = useUndoable()
  return useMutation({
    onMutate,
    mutationFn: async ({ emailIds, changeId }: Change<null>): Promise<string | null> =>
      call('join_requests', { email_ids: [...emailIds], change_id: changeId }),
    onSuccess: (firstId, change, offer) => {
      if (firstId === null) {
        drop(offer)
        toast.info('Объединить не получилось', 'Одно из обращений тем временем изменилось.')
        return
      }
      const count = change.emailIds.length
      show(
        {
          tone: 'success',
          title: `${count} ${plural(count, 'обращение стало одной перепиской', 'обращения стали одной перепиской', 'обращений стали одной перепиской')}`,
          description: change.who,
        },
        change,
        offer,
      )
    },
    onError: (_error, _change, offer) => drop(offer),
    meta: { refused: 'Не удалось объединить обращения' },
    onSettled: refetchAwaited(...inboxKeys),
  })
}
