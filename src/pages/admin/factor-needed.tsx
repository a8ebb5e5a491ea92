import { KeyRound } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { openDialog } from '@/lib/page/dialog-events'
import { typography } from '@/lib/text/typography'

/** /admin for staff whose role grants nothing until they have set up a second factor. */
export function FactorNeeded() {
  return (
    <section className="grid min-h-[72vh] place-items-center px-5 py-20 text-center">
      <div className="max-w-[32rem]">
        <KeyRound aria-hidden className="mx-auto size-8 text-accent" strokeWidth={1.6} />
        <h1 className="mt-6 text-headline font-semibold tracking-headline">Нужен второй фактор</h1>
        <p className="mt-4 text-lead text-balance text-muted-foreground">
          {typography(
            'Письма клиентов открываются только с кодом из приложения: одного пароля для них мало. Подключение займёт две минуты.',
          )}
        </p>
        <Button size="large" className="mt-8" onClick={() => openDialog('security')}>
          Подключить
        </Button>
      </div>
    </section>
  )
}
