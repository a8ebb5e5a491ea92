import type { Lang } from '@contracts/lang.ts'
import { company, messengers } from './company.ts'

/** A way to reach the company besides its forms and its email. */
interface Contact {
  label: string
  href: string
}

const names: Record<Lang, string> = { ru: 'Телефон', en: 'Phone' }

/** The ways that company.ts names; it may name none. */
export function contacts(): Contact[] {
  const { phone } = company
  const { whatsApp, telegram } = messengers
  return [
    { label: phone, href: phone && `tel:${phone.replace(/[^+\d]/g, '')}` },
    { label: 'WhatsApp', href: whatsApp && `https://wa.me/${whatsApp.replace(/\D/g, '')}` },
    { label: 'Telegram', href: telegram && `https://t.me/${telegram.replace(/^@/, '')}` },
  ].filter(({ href }) => href)
}

/** The same for a text: «Телефон: +996 555 123 456 · Telegram: https://t.me/agency»; empty without any. */
export const contactsText = (lang: Lang): string =>
  contacts()
    .map(({ label, href }) => (label === company.phone ? [names[lang], label] : [label, href]))
    .map((parts) => parts.join(': '))
    .join(' · ')
