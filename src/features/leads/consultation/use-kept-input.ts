import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { z } from '@contracts/zod.ts'
import type { Consultation, ConsultationInput } from '@contracts/lead.ts'
import { consultationBudgets, consultationProjectTypes } from '@contracts/lead-options.ts'
import { readStored, type StorageKey, writeStored } from '@/lib/storage'

const text = z.string()
const keptSchema = z.object({
  name: text,
  email: text,
  phone: text,
  company: text,
  projectType: z.enum(['', ...consultationProjectTypes]),
  budget: z.enum(['', ...consultationBudgets]),
  description: text,
})

/**
 * Brings back what was typed before a reload, and keeps what is typed until the form is emptied or the tab is closed.
 * Call it after the hook that prefills the form.
 * @param isSent whether the form was sent and is only being corrected: then nothing is kept
 */
export function useKeptInput(
  { reset, subscribe }: UseFormReturn<ConsultationInput, unknown, Consultation>,
  key: StorageKey,
  isSent: boolean,
) {
  const keep = useEffectEvent((values: ConsultationInput, isTyped: boolean) =>
    writeStored(key, isTyped && !isSent ? values : undefined),
  )
  useEffect(() => {
    const { data } = keptSchema.safeParse(readStored(key))
    if (data) reset(data, { keepDefaultValues: true })
    return subscribe({
      formState: { values: true },
      // A reset of the whole form names no field.
      callback: ({ values, name }) => keep(values, name !== undefined),
    })
  }, [key, reset, subscribe])
}
