import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '@/components/field'
import { Input } from '@/components/ui/input'
import { mistyped } from './contact-doubts'

type Name = 'name' | 'email' | 'phone' | 'company'

interface ContactFieldsProps {
  register: (name: Name) => UseFormRegisterReturn
  errors: Partial<Record<Name, { type?: unknown; message?: string }>>
  /** Takes the address that was probably meant. */
  onEmail: (address: string) => void
}

/** The fields shared by all lead forms, as cells of the form's grid. */
export function ContactFields({ register, errors, onEmail }: ContactFieldsProps) {
  const { message = '', type } = errors.email ?? {}
  return (
    <>
      <Field label="Имя" required error={errors.name?.message}>
        {(control) => (
          <Input {...control} {...register('name')} autoComplete="name" placeholder="Ваше имя" />
        )}
      </Field>
      <Field
        label="Email"
        required
        error={type === mistyped ? <Mistyped address={message} onTake={onEmail} /> : message}
      >
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

function Mistyped({ address, onTake }: { address: string; onTake: (address: string) => void }) {
  return (
    <>
      <span>Похоже на опечатку. Если всё верно, отправьте ещё раз.</span>
      <button
        type="button"
        onClick={() => onTake(address)}
        className="block min-h-11 text-left font-medium underline underline-offset-4"
      >
        Исправить на {address}
      </button>
    </>
  )
}
