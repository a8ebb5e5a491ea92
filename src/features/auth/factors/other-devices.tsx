import { Button } from '@/components/ui/button'
import { getSupabase } from '@/lib/supabase'
import { typography } from '@/lib/typography'
import { toast } from '@/lib/toast'
import { useSingleFlight } from '@/lib/use-single-flight'
import { explainRefusal } from '../explain-refusal'

/** Ends every other session of the account: for a lost phone, or somebody else's computer. */
export function OtherDevices() {
  const once = useSingleFlight()
  const signOut = () =>
    once(async () => {
      try {
        const supabase = await getSupabase()
        const { error } = await supabase.auth.signOut({ scope: 'others' })
        if (error) throw error
        toast.success('Готово', 'На других устройствах понадобится войти заново.')
      } catch (error) {
        toast.error('Ошибка', explainRefusal(error))
      }
    })
  return (
    <section className="mt-6 space-y-3 border-t pt-6">
      <h3 className="font-semibold">Другие устройства</h3>
      <p className="text-[0.9375rem] text-muted-foreground">
        {typography(
          'Потеряли телефон или входили с чужого компьютера? Закройте доступ там, не выходя здесь.',
        )}
      </p>
      <Button variant="secondary" width="full" onClick={() => void signOut()}>
        Выйти на других устройствах
      </Button>
    </section>
  )
}
