import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { contactFields } from '@contracts/lead-fields.ts'
import { z } from '@contracts/zod.ts'

const contactSchema = z.object(contactFields)

export type ContactInput = z.input<typeof contactSchema>
export type Contact = z.output<typeof contactSchema>

export const contactNames = contactSchema.keyof().options

/** The form of the last step. Contact data are not stored. */
export function useContactForm() {
  const form = useForm<ContactInput, unknown, Contact>({
    resolver: zodResolver(contactSchema),
    defaultValues: { name: '', email: '', phone: '', company: '' },
  })
  const [name, email, phone] = useWatch({ control: form.control, name: ['name', 'email', 'phone'] })
  return { form, filled: { name, email, phone } }
}
