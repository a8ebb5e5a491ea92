import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { copyText } from '@/lib/browser/clipboard'
import { call } from '@/lib/backend/database-answer'
import { toast } from '@/lib/toast'
import { typography } from '@/lib/text/typography'
import { useSingleFlight } from '@/lib/hooks/use-single-flight'

const makeCodes = () => call('make_recovery_codes')

/** Makes recovery codes for a lost second factor, and shows them once. */
export function RecoveryCodes() {
  const [codes, setCodes] = useState<string[]>()
  const once = useSingleFlight()
  const make = () =>
    once(async () => {
      try {
        setCodes(await makeCodes())
      } catch (error) {
        console.error('No recovery codes:', error)
        toast.error('Ошибка', 'Коды не созданы. Попробуйте ещё раз.')
      }
    })
  const copy = async () => {
    if (await copyText((codes ?? []).join('\n')))
      toast.success('Скопировано', 'Сохраните коды в менеджере паролей или распечатайте.')
    else toast.error('Не удалось скопировать', 'Выделите коды и скопируйте их вручную.')
  }

  return (
    <section className="space-y-3">
      <h3 className="font-semibold">Резервные коды</h3>
      {codes ? (
        <>
          <p className="text-[0.9375rem]">
            {typography('Больше мы их не покажем. Каждый код подойдёт один раз.')}
          </p>
          <ul
            aria-label="Резервные коды"
            className="grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-control border bg-muted p-4 font-mono text-sm"
          >
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <Button width="full" onClick={() => void copy()}>
            Скопировать
          </Button>
        </>
      ) : (
        <>
          <p className="text-[0.9375rem] text-muted-foreground">
            {typography(
              'Потеряете телефон — войдёте с резервным кодом. Новые коды отменяют прежние.',
            )}
          </p>
          <Button variant="secondary" width="full" onClick={() => void make()}>
            Создать резервные коды
          </Button>
        </>
      )}
    </section>
  )
}
