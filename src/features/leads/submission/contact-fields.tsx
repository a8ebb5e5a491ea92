import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '@/components/field'
import { Input } from '@/components/ui/input'

type Name = 'name' | 'email' | 'phone' | 'company'

interface ContactFieldsProps {
  register: (name: Name) => UseFormRegisterReturn
  errors: Partial<Record<Name, { message?: string }>>
}

/** The fields shared by all lead forms, as cells of the form's grid. */
export function ContactFields({ register, errors }: ContactFieldsProps) {
  return (
    <>
      <Field label="Имя" required error={errors.name?.message}>
        {(control) => (
          <Input {...control} {...register('name')} autoComplete="name" placeholder="Ваше имя" />
        )}
      </Field>
      <Field label="Email" required error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('email')}
            type="email"
            autoComplete="email"
            placeholder="name@company.ru"
          />
        )}
      </Field>
      <Field label="Телефон" required error={errors.phone?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('phone')}
            type="tel"
            autoComplete="tel"
            placeholder="+996 555 123 456"
          />
        )}
      </Field>
      <Field label="Компания" error={errors.company?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('company')}
            autoComplete="organization"
            placeholder="Название компании"
          />
        )}
      </Field>
    </>
  )
}
