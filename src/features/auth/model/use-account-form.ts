import { zodResolver } from '@hookform/resolvers/zod'
import type { AuthError } from '@supabase/supabase-js'
import { type SyntheticEvent, useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type { z } from '@contracts/zod.ts'
import { toast } from '@/lib/toast'
import { useSingleFlight } from '@/lib/use-single-flight'
import { hintFor } from './auth-hints'

interface Options<T extends FieldValues> {
  schema: z.ZodType<T, T>
  blank: DefaultValues<T>
  send: (fields: T) => Promise<AuthError | null>
  /** Title of the toast when the server refuses; its own message goes below. */
  refusedTitle: string
  done: { title: string; description: string }
  onDone: () => void
}

/** What signing in and signing up share: validate, send once, say how it went. */
export function useAccountForm<T extends FieldValues>(options: Options<T>) {
  const { schema, blank, refusedTitle, done, onDone } = options
  const form = useForm<T, unknown, T>({ resolver: zodResolver(schema), defaultValues: blank })
  const [hint, setHint] = useState<string>()
  const once = useSingleFlight()

  const send = async (fields: T) => {
    setHint(undefined)
    try {
      const refusal = await options.send(fields)
      if (refusal) {
        toast.error(refusedTitle, refusal.message)
        setHint(hintFor(refusal.code))
        return
      }
      toast.success(done.title, done.description)
      form.reset(blank)
      onDone()
    } catch (error) {
      console.error('The account form failed:', error)
      toast.error('Ошибка', 'Произошла неожиданная ошибка')
    }
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    return once(() => form.handleSubmit(send)(event))
  }
  return { form, submit, hint }
}
