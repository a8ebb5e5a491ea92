import { zodResolver } from '@hookform/resolvers/zod'
import type { AuthError } from '@supabase/supabase-js'
import { type SyntheticEvent, useEffect, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { z } from '@contracts/zod.ts'
import { toast } from '@/lib/toast'
import { useSingleFlight } from '@/lib/hooks/use-single-flight'
import { explainRefusal } from './explain-refusal'

interface Options<T extends FieldValues> {
  schema: z.ZodType<T, T>
  blank: DefaultValues<T>
  /**
   * `unfinished`: accepted, but another step follows, which then reports the success; `declined`: the user declined,
   * and the fields stay.
   */
  send: (fields: T) => Promise<AuthError | 'unfinished' | 'declined' | null>
  /** The field to blame for a refusal: it gets the hint and the focus. */
  refusedField?: Path<T>
  /** Title of the toast when the server refuses. */
  refusedTitle: string
  /** The toast of a success that is not visible otherwise. */
  done?: { title: string; description: string }
  onDone: (fields: T) => void
}

/** The subject of the refusal's toast, which disappears with its form: it must not stay over another tab. */
const about = 'account-refusal'

/** The common part of the account forms: validate, send once, show the result. */
export function useAccountForm<T extends FieldValues>(options: Options<T>) {
  const { schema, blank, refusedField, refusedTitle, done, onDone } = options
  const form = useForm<T, unknown, T>({ resolver: zodResolver(schema), defaultValues: blank })
  const [refusal, setRefusal] = useState<{ code: string | undefined; hint: string }>()
  const once = useSingleFlight()
  useEffect(() => () => toast.withdraw(about), [])

  const send = async (fields: T) => {
    setRefusal(undefined)
    try {
      const outcome = await options.send(fields)
      if (outcome === 'declined') return
      if (outcome && outcome !== 'unfinished') {
        const hint = explainRefusal(outcome)
        toast.error(refusedTitle, hint, { about })
        if (refusedField && outcome.code === 'invalid_credentials') {
          form.setError(refusedField, { message: hint }, { shouldFocus: true })
        } else setRefusal({ code: outcome.code, hint })
        return
      }
      if (!outcome && done) toast.success(done.title, done.description)
      form.reset(blank)
      onDone(fields)
    } catch (error) {
      console.error('The account form failed:', error)
      toast.error('Ошибка', 'Произошла неожиданная ошибка', { about })
    }
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    return once(() => form.handleSubmit(send)(event))
  }
  return { form, submit, ...refusal }
}
