import type { Wish } from '../wish'

interface Contact {
  name: string
  email: string
  phone: string
  company?: string | undefined
}

/** The lines of a receipt that every lead begins with. */
export const sentContact = ({ name, email, phone, company }: Contact, wish: Wish | undefined) => [
  { label: 'Имя', value: name },
  { label: 'Email', value: email },
  { label: 'Телефон', value: phone },
  { label: 'Компания', value: company },
  { label: 'Интерес', value: wish?.text },
]
