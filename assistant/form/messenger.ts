const names: Record<string, string> = {
  't.me': 'Telegram',
  'wa.me': 'WhatsApp',
  'instagram.com': 'Instagram',
}

/** A booking's messenger: «WhatsApp» if the contact is the account itself, else its link «t.me/nurlan». */
export function messengerText(contact: string, messenger: string): string {
  const [host = '', account = ''] = messenger.split('/')
  const name = names[host]
  const isSame =
    contact.includes(account) ||
    (/^\+?\d+$/.test(account) && contact.replace(/\D/g, '').endsWith(account.slice(-9)))
  return name !== undefined && account !== '' && isSame ? name : messenger
}
