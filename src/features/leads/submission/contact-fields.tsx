import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '@/components/text-field'
import { place } from '@/content/place'
import { translated } from '@contracts/lang.ts'
import { useLang, useTexts } from '@/lib/hooks/use-texts'
import { mistyped } from './contact-doubts'
import { errorText } from '@/lib/text/error-text'

const texts = translated(
  {
    name: 'Имя',
    namePlaceholder: 'Ваше имя',
    emailPlaceholder: 'name@company.ru',
    phone: 'Телефон',
    company: 'Компания',
    companyPlaceholder: 'Название компании',
    mistyped: 'Похоже на опечатку. Если всё верно, отправьте ещё раз.',
    correct: (address: string) => `Исправить на ${address}`,
  },
  {
    name: 'Name',
    namePlaceholder: 'Your name',
    emailPlaceholder: 'name@company.com',
    phone: 'Phone',
    company: 'Company',
    companyPlaceholder: 'Company name',
    mistyped: 'This looks like a typo. If it is right, send it once more.',
    correct: (address) => `Change to ${address}`,
  },
)

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
  const lang = useLang()
  const said = texts[lang]
  const field = (name: Name) => ({
    ...form.register(name),
    error: errorText(lang, name, errors[name]),
  })
  const { message = '', type } = errors.email ?? {}
  const take = () => {
    form.setValue('email', message, { shouldValidate: true })
    form.setFocus('email')
  }
  return (
    <>
      <TextField
        label={said.name}
        required
        autoComplete="name"
        placeholder={said.namePlaceholder}
        {...field('name')}
      />
      <TextField
        label="Email"
        required
        type="email"
        autoComplete="email"
        placeholder={said.emailPlaceholder}
        {...field('email')}
        {...(type === mistyped && { error: <Mistyped address={message} onTake={take} /> })}
      />
      <TextField
        label={said.phone}
        required
        type="tel"
        autoComplete="tel"
        placeholder={place.phone}
        {...field('phone')}
      />
      <TextField
        label={said.company}
        autoComplete="organization"
        placeholder={said.companyPlaceholder}
        {...field('company')}
      />
    </>
  )
}

function Mistyped({ address, onTake }: { address: string; onTake: () => void }) {
  const said = useTexts(texts)
  return (
    <>
      <span>{said.mistyped}</span>
      <button
        type="button"
        onClick={onTake}
        className="block min-h-11 text-left font-medium underline underline-offset-4"
      >
        {said.correct(address)}
      </button>
    </>
  )
}
