import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '@/components/text-field'
import { mistyped } from './contact-doubts'

type Name = 'name' | 'email' | 'phone' | 'company'

interface ContactForm {
  register: (name: Name) => UseFormRegisterReturn
  setValue: (name: 'email', address: string, options: { shouldValidate: boolean }) => void
  setFocus: (name: 'email') => void
  formState: { errors: Partial<Record<Name, { type?: unknown; message?: string }>> }
}

/** The fields shared by all lead forms, as cells of the form's grid. */
export function ContactFields({ form }: { form: ContactForm }) {
  const { errors } = form.formState
  const field = (name: Name) => ({ ...form.register(name), error: errors[name]?.message })
  const { message = '', type } = errors.email ?? {}
  const take = () => {
    form.setValue('email', message, { shouldValidate: true })
    form.setFocus('email')
  }
  return (
    <>
      <TextField
        label="Имя"
        required
        autoComplete="name"
        placeholder="Ваше имя"
        {...field('name')}
      />
      <TextField
        label="Email"
        required
        type="email"
        autoComplete="email"
        placeholder="name@company.ru"
        {...form.register('email')}
        error={type === mistyped ? <Mistyped address={message} onTake={take} /> : message}
      />
      <TextField
        label="Телефон"
        required
        type="tel"
        autoComplete="tel"
        placeholder="+996 555 123 456"
        {...field('phone')}
      />
      <TextField
        label="Компания"
        autoComplete="organization"
        placeholder="Название компании"
        {...field('company')}
      />
    </>
  )
}

function Mistyped({ address, onTake }: { address: string; onTake: () => void }) {
  return (
    <>
      <span>Похоже на опечатку. Если всё верно, отправьте ещё раз.</span>
      <button
        type="button"
        onClick={onTake}
        className="block min-h-11 text-left font-medium underline underline-offset-4"
      >
        Исправить на {address}
      </button>
    </>
  )
}
