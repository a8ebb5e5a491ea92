import { mailUrl } from '@contracts/mail-url.ts'
import { phonesOf } from '@contracts/phone.ts'
import { type Detail, messengerUrl } from './lead-details'

export const line = (
  label: string,
  value: string | 0 | false | null | undefined,
  urlOf?: (value: string) => string,
): Detail[] => (value ? [{ label, value, ...(urlOf && { href: urlOf(value) }) }] : [])

type Contacts = Partial<
  Record<'name' | 'company' | 'phone' | 'email' | 'messenger', string | null | undefined>
> & { other_emails?: readonly string[] }

export const contactDetails = (contacts: Contacts): Detail[] => [
  ...line('Имя', contacts.name),
  ...line('Компания', contacts.company),
  ...phonesOf(contacts.phone ?? '').map(({ text, url }) => ({
    label: 'Телефон',
    value: text,
    ...(url && { href: url }),
  })),
  ...line('Email', contacts.email, mailUrl),
  ...(contacts.other_emails ?? []).flatMap((email) => line('Другой адрес', email, mailUrl)),
  ...line('Мессенджер', contacts.messenger, messengerUrl),
]
