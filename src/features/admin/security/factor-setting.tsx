import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { capabilities } from '@/lib/backend/capabilities'
import { sessionToken } from '@/lib/backend/session-token'
import { getSupabase } from '@/lib/backend/supabase'
import { typography } from '@/lib/text/typography'
import { toast } from '@/lib/toast'
import { call } from '@/lib/backend/database-answer'
import { refetchAwaited } from '../lib/refetch'

const settingKey = ['staff-need-factor'] as const

/** Whether staff need a second factor; undefined if the server has none. */
async function fetchSetting() {
  const supabase = await getSupabase()
  const isSupported = await capabilities.secondFactor(await sessionToken(supabase.auth))
  return { isSupported, isNeeded: await call('staff_need_factor') }
}

export function FactorSetting() {
  const { data } = useQuery({
    queryKey: settingKey,
    queryFn: fetchSetting,
    meta: { refused: 'Ошибка загрузки настройки' },
  })
  const change = useMutation({
    mutationFn: (needed: boolean) => call('set_staff_need_factor', { needed }),
    onSuccess: () => toast.success('Настройка сохранена'),
    meta: { refused: 'Настройка не сохранена' },
    onSettled: refetchAwaited(settingKey),
  })
  if (!data) return null
  const text = !data.isSupported
    ? 'У сервера этой копии сайта нет второго фактора: сотрудников защищает пароль не короче 12 символов.'
    : data.isNeeded
      ? 'Сотрудникам и администраторам нужен второй фактор: без него не открыть ни писем, ни чатов.'
      : 'Второй фактор сотрудникам не обязателен: хватает пароля.'
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border bg-card px-5 py-4">
      <p className="min-w-0 flex-1 basis-72 text-[0.9375rem]">{typography(text)}</p>
      {data.isSupported && (
        <Button
          variant="secondary"
          disabled={change.isPending}
          onClick={() => change.mutate(!data.isNeeded)}
        >
          {data.isNeeded ? 'Не требовать' : 'Требовать'}
        </Button>
      )}
    </div>
  )
}
