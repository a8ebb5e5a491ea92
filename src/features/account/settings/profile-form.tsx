import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { fieldLimits } from '@contracts/lead-fields.ts'
import { z } from '@contracts/zod.ts'
import { SubmitButton } from '@/components/submit-button'
import { TextField } from '@/components/text-field'
import { getSupabase } from '@/lib/backend/supabase'
import { useSingleFlight } from '@/lib/hooks/use-single-flight'
import { toast } from '@/lib/toast'

const schema = z.object({
  fullName: z
    .string()
    .trim()
    .min(1, 'Укажите имя и фамилию')
    .max(fieldLimits.name, `Не больше ${fieldLimits.name} символов`),
})

async function saveName({ fullName }: z.infer<typeof schema>) {
  const supabase = await getSupabase()
  const { error } = await supabase.auth.updateUser({ data: { full_name: fullName } })
  if (error) throw error
}

export function ProfileForm({ name }: { name: string }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { fullName: name } })
  const save = useMutation({
    mutationFn: saveName,
    onSuccess: () => toast.success('Имя сохранено'),
    onError: (error) => {
      console.error('The name could not be saved:', error)
      toast.error('Ошибка', 'Имя не сохранено. Проверьте соединение и попробуйте ещё раз.')
    },
  })
  const once = useSingleFlight()
  const submit = form.handleSubmit((fields) =>
    once(() => save.mutateAsync(fields).catch(() => undefined)),
  )
  return (
    <form noValidate onSubmit={submit} className="space-y-4.5">
      <TextField
        label="Имя и фамилия"
        required
        error={form.formState.errors.fullName?.message}
        {...form.register('fullName')}
        autoComplete="name"
      />
      <SubmitButton label="Сохранить имя" busyLabel="Сохраняем…" busy={save.isPending} />
    </form>
  )
}
