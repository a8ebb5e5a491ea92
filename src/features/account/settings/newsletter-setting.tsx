import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SwitchInput } from '@/components/signed-in/switch-input'
import { Alert } from '@/components/ui/alert'
import { ConsentLine } from '@/components/consent-line'
import { switchConsentText } from '@/content/consultation'
import { typography } from '@/lib/text/typography'
import { call } from '@/lib/backend/database-answer'

const key = ['my-newsletter'] as const

const setReader = (wanted: boolean) =>
  call('set_my_newsletter', { wanted, text_version: switchConsentText.version })

export function NewsletterSetting() {
  const queries = useQueryClient()
  const { data: isOn, isError } = useQuery({
    queryKey: key,
    queryFn: () => call('my_newsletter'),
  })
  const change = useMutation({
    mutationFn: setReader,
    onSuccess: (now) => queries.setQueryData(key, now),
    onError: (error) => console.error('The newsletter could not be switched:', error),
  })
  /** Shown in the same frame as the press; the mutation reports itself in a later one. */
  const [wish, setWish] = useState<boolean>()
  const choose = (wanted: boolean) => {
    if (change.isPending) return
    setWish(wanted)
    change.mutate(wanted, { onSettled: () => setWish(undefined) })
  }
  return (
    <div className="space-y-4.5">
      <label className="flex min-h-11 cursor-pointer items-start gap-2">
        <SwitchInput
          checked={wish ?? isOn ?? false}
          disabled={isOn === undefined}
          onChange={({ target }) => choose(target.checked)}
        />
        <span className="pt-2.5">
          <span className="block font-medium">Рассылка блога</span>
          <span className="block text-[0.9375rem] text-muted-foreground">
            {typography(
              'Одно письмо, когда выходит новая статья. Отписаться можно и по ссылке в каждом письме.',
            )}
          </span>
        </span>
      </label>
      <div role="alert" className="empty:hidden">
        {(isError || change.isError) && (
          <Alert>
            {typography('Не получилось узнать или изменить подписку. Попробуйте ещё раз.')}
          </Alert>
        )}
      </div>
      <p className="text-[0.9375rem] text-muted-foreground">
        {typography('Ответы на обращения и письма о безопасности аккаунта приходят всегда.')}
      </p>
      <ConsentLine text={switchConsentText} />
    </div>
  )
}
