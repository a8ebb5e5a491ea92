import { zodResolver } from '@hookform/resolvers/zod'
import type { AuthError } from '@supabase/supabase-js'
import { useEffect, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from '@contracts/zod.ts'
import { isProofRefusal } from '@/lib/backend/fresh-proof'
import { toast } from '@/lib/toast'
import { typography } from '@/lib/text/typography'
import { isFault } from '@/lib/page/note-error'
import { explainRefusal } from './explain-refusal'

interface FormOptions<T extends FieldValues> {
  schema: z.ZodType<T, T>
  blank: DefaultValues<T>
}

type Send<T extends FieldValues> = (
  fields: T,
  form: UseFormReturn<T, unknown, T>,
) => Promise<unknown>

/** A form that is validated; `submit` is for `Form`, which says so if it throws. */
export function useCheckedForm<T extends FieldValues>(
  { schema, blank }: FormOptions<T>,
  send: Send<T>,
) {
  const form = useForm<T, unknown, T>({ resolver: zodResolver(schema), defaultValues: blank })
  return {
    form,
    /** Properties of a field's input. */
    field: (name: Path<T>, options?: RegisterOptions<T, Path<T>>) => ({
      ...form.register(name, options),
      error: form.getFieldState(name, form.formState).error?.message,
    }),
    busy: form.formState.isSubmitting,
    submit: () => form.handleSubmit((fields) => send(fields, form))(),
  }
}

interface FactorFormOptions<T extends FieldValues> extends FormOptions<T> {
  send: Send<T>
  explain?: (error: unknown) => string
}

/** A form of the second factor: a failure is shown below its fields, and announced there. */
export function useFactorForm<T extends FieldValues>(options: FactorFormOptions<T>) {
  const { send, explain = explainRefusal } = options
  const [hint, setHint] = useState<string>()
  const account = useCheckedForm(options, async (fields, form) => {
    setHint(undefined)
    try {
      await send(fields, form)
    } catch (error) {
      if (isFault(error)) throw error
      setHint(typography(explain(error)))
    }
  })
  return { ...account, hint, announces: true }
}

interface AccountFormOptions<T extends FieldValues> extends FormOptions<T> {
  /**
   * `unfinished`: accepted, but another step follows, which then reports the success; `asked`: nothing was sent, a
   * field shows a question.
   */
  send: (
    fields: T,
    form: UseFormReturn<T, unknown, T>,
  ) => Promise<AuthError | 'unfinished' | 'asked' | null>
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

/** A form of the account: a failure is shown in a toast, and below its fields. */
export function useAccountForm<T extends FieldValues>(options: AccountFormOptions<T>) {
  const { blank, refusedField, refusedTitle, done, onDone } = options
  const [refusal, setRefusal] = useState<{ code: string | undefined; hint: string }>()
  useEffect(() => () => toast.withdraw(about), [])

  const account = useCheckedForm(options, async (fields, form) => {
    setRefusal(undefined)
    try {
      const outcome = await options.send(fields, form)
      if (outcome === 'asked') return
      if (outcome && outcome !== 'unfinished') {
        const hint = explainRefusal(outcome)
        toast.error(refusedTitle, hint, { about })
        if (refusedField && outcome.code === 'invalid_credentials') {
          form.setError(refusedField, { message: hint }, { shouldFocus: true })
        } else setRefusal({ code: outcome.code, hint: typography(hint) })
        return
      }
      if (!outcome && done) toast.success(done.title, done.description)
      form.reset(blank)
      onDone(fields)
    } catch (error) {
      // The user declined to prove who they are; the fields stay.
      if (isProofRefusal(error)) return
      toast.error('Ошибка', 'Произошла неожиданная ошибка', { about })
      throw error
    }
  })
  return { ...account, ...refusal }
}
