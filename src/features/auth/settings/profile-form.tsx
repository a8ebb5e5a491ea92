import { Form } from '@/components/ui/form'
import { SubmitButton } from '@/components/submit-button'
import { TextField } from '@/components/text-field'
import { getSupabase } from '@/lib/backend/supabase'
import { toast } from '@/lib/toast'
import { profileSchema } from '../fields/account-schemas'
import { useCheckedForm } from '../fields/use-account-form'

export function ProfileForm({ name }: { name: string }) {
  const { field, busy, submit } = useCheckedForm(
    { schema: profileSchema, blank: { fullName: name } },
    async ({ fullName }) => {
      const supabase = await getSupabase()
      const { error } = await supabase.auth.updateUser({ data: { full_name: fullName } })
      if (!error) return toast.success('Имя сохранено')
      console.error('The name could not be saved:', error)
      toast.error('Ошибка', 'Имя не сохранено. Проверьте соединение и попробуйте ещё раз.')
    },
  )
  return (
    <Form onSubmit={submit} className="space-y-4.5">
      <TextField label="Имя и фамилия" required autoComplete="name" {...field('fullName')} />
      <SubmitButton label="Сохранить имя" busyLabel="Сохраняем…" busy={busy} />
    </Form>
  )
}
