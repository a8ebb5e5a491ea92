import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Where a form's values are kept. */
interface Kept<Values> {
  load: () => Values | undefined
  /** @param values undefined once the form is emptied */
  keep: (values: Values | undefined) => void
}

/**
 * Brings back what was typed before a reload, and keeps what is typed until the form is emptied. Call it after the
 * hook that prefills the form.
 */
export function useKeptForm<Values extends FieldValues, Sent>(
  { reset, subscribe }: Pick<UseFormReturn<Values, unknown, Sent>, 'reset' | 'subscribe'>,
  kept: Kept<Values>,
) {
  const load = useEffectEvent(kept.load)
  const keep = useEffectEvent(kept.keep)
  useEffect(() => {
    const values = load()
    if (values) reset(values, { keepDefaultValues: true })
    return subscribe({
      formState: { values: true },
      // A reset of the whole form names no field.
      callback: ({ values: typed, name }) => keep(name === undefined ? undefined : typed),
    })
  }, [reset, subscribe])
}
