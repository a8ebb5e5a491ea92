import type { ChatBooking } from '../../_shared/contracts/chat.ts'
import { messengerText } from '../../_shared/contracts/messenger.ts'
import type { Lang } from '../rules/lang.ts'
import { hoursGenitive } from '../rules/plural.ts'

/** When a manager reacts: `note` says when the hours end, if they are not simply the next ones; it begins with a space. */
export interface Promised {
  hours: number
  note: string
}

/** What the assistant says around a booking. The widget shows its fields in a card below the text. */
interface BookingTexts {
  askBoth: string
  /** The same of a client whose matter is passed on. */
  askClient: string
  askContact: (name?: string) => string
  /** A number is incomplete. */
  askWhole: string
  /** An address has a slip. */
  askAddress: (written: string) => string
  /** By what a visitor wants to change without giving it. */
  askNew: Record<'name' | 'contact' | 'time' | 'topic' | 'any', string>
  proposal: (booking: ChatBooking, promised: Promised) => string
  confirmed: (booking: ChatBooking, promised: Promised) => string
  cancelled: string
  waiting: string
  chips: { yes: string; change: string; cancel: string }
}

/** How a manager will turn to the visitor: by an address, in a messenger, or else by a number. */
function wayTo({ contact, messenger }: ChatBooking) {
  if (/^[^@\s]+@/.test(contact)) return { isMail: true }
  const name = messenger && messengerText(contact, messenger)
  // A nick besides the number is on the card.
  return name && !name.includes('/')
    ? { messenger: name, isNumber: /^[+\d]/.test(contact) }
    : { isMail: false }
}

/** A number is not broken between two lines. */
const unbroken = (contact: string) => contact.replaceAll(' ', '\u00a0')

/** «Кубанычбек Тологонович», without the surname, as one is spoken to. */
const addressOf = (name: string) =>
  /(?<!\p{L})\p{L}+ \p{L}+(?:[ое]вич|ьич|[ое]вна|ична)(?!\p{L})/iu.exec(name)?.[0] ?? name

function russianWay(booking: ChatBooking): string {
  const contact = unbroken(booking.contact)
  const { isMail, messenger, isNumber } = wayTo(booking)
  if (isMail) return `вам напишут на ${contact}`
  if (!messenger) return `с вами свяжутся по номеру ${contact}`
  return `вам напишут в ${messenger} ${isNumber ? `на номер ${contact}` : `(${contact})`}`
}

function englishWay(booking: ChatBooking): string {
  const contact = unbroken(booking.contact)
  const { isMail, messenger, isNumber } = wayTo(booking)
  if (isMail) return `will e-mail you at ${contact}`
  if (!messenger) return `will contact you at ${contact}`
  return `will message you on ${messenger} ${isNumber ? `at ${contact}` : `(${contact})`}`
}

// Who has named a time is promised no other one.
const russianTerm = ({ time }: ChatBooking, { hours, note }: Promised) =>
  time ? '.' : ` в течение ${hoursGenitive(hours)} в рабочее время.${note}`
const englishTerm = ({ time }: ChatBooking, { hours, note }: Promised) =>
  time ? '.' : ` within ${hours} hours in working time.${note}`

export const bookingTexts: Record<Lang, BookingTexts> = {
  ru: {
    askBoth:
      'С удовольствием запишу вас на бесплатную консультацию. Напишите, пожалуйста, имя и контакт: телефон, email или ник в мессенджере. Если важно время, укажите и его.',
    askClient:
      'Передам менеджеру. Напишите, пожалуйста, имя и контакт: телефон, email или ник в мессенджере.',
    askContact: (name) =>
      `${name ? `${addressOf(name)}, оставьте` : 'Оставьте'}, пожалуйста, телефон, email или ник в Telegram, чтобы менеджер мог с вами связаться.`,
    askWhole:
      'Похоже, в контакте чего-то не хватает. Напишите его, пожалуйста, ещё раз: телефон со всеми цифрами или email целиком.',
    askAddress: (written) =>
      `Похоже, в адресе ${written} опечатка: письмо по нему не дойдёт. Проверьте его, пожалуйста, и напишите ещё раз, целиком и латинскими буквами, или оставьте телефон.`,
    askNew: {
      name: 'Хорошо, исправлю. Как к вам обращаться?',
      contact: 'Хорошо, исправлю. Напишите, пожалуйста, новый телефон или email.',
      time: 'Хорошо, исправлю. Когда вам удобно?',
      topic: 'Хорошо, исправлю. О чём хотите поговорить?',
      any: 'Хорошо. Что исправить: имя, контакт, время или тему? Напишите сразу, как должно быть.',
    },
    proposal: (booking, promised) =>
      `Если всё верно, подтвердите ${booking.isClientMatter ? 'сообщение для менеджера: он' : 'заявку на бесплатную консультацию: менеджер'} свяжется с вами${russianTerm(booking, promised)}${booking.name ? '' : ' Если хотите, напишите и имя.'}`,
    confirmed: (booking, promised) =>
      `Готово${booking.name ? `, ${addressOf(booking.name)}` : ''}! ${booking.isClientMatter ? 'Сообщение' : 'Заявка'} у менеджеров: ${russianWay(booking)}${russianTerm(booking, promised)}${booking.time ? ` Время в заявке указано: ${booking.time}.` : ''}`,
    cancelled:
      'Хорошо, ничего не записываю. Если передумаете или захотите что-то исправить, просто напишите.',
    waiting:
      'Заявка ещё не отправлена. Если всё верно, ответьте «да», если нет – напишите, что исправить.',
    chips: {
      yes: 'Да, всё верно',
      change: 'Изменить контакт',
      cancel: 'Не записывать',
    },
  },
  en: {
    askBoth:
      'I will gladly book you a free consultation. Please tell me your name and a contact: a phone number, an e-mail address or a messenger name. If the time matters, add it, too.',
    askClient:
      'I will pass it on to a manager. Please tell me your name and a contact: a phone number, an e-mail address or a messenger name.',
    askContact: (name) =>
      `${name ? `${name}, please` : 'Please'} leave a phone number, an e-mail address or a Telegram name, so that a manager can reach you.`,
    askWhole:
      'Something seems to be missing in the contact. Please send it again: the phone number with all its digits, or the whole e-mail address.',
    askAddress: (written) =>
      `There seems to be a slip in the address ${written}: no mail would arrive there. Please check it and send it again, or leave a phone number.`,
    askNew: {
      name: 'Sure, I will change it. What is your name?',
      contact: 'Sure, I will change it. Please send the new phone number or e-mail address.',
      time: 'Sure, I will change it. When would suit you?',
      topic: 'Sure, I will change it. What would you like to talk about?',
      any: 'Sure. What should I change: the name, the contact, the time or the topic? Just write how it should be.',
    },
    proposal: (booking, promised) =>
      `If everything is right, please confirm your ${booking.isClientMatter ? 'message' : 'request for a free consultation'}: a manager will contact you${englishTerm(booking, promised)}${booking.name ? '' : ' You may add your name, if you like.'}`,
    confirmed: (booking, promised) =>
      `Done${booking.name ? `, ${booking.name}` : ''}! Your ${booking.isClientMatter ? 'message' : 'request'} is with our managers, who ${englishWay(booking)}${englishTerm(booking, promised)}${booking.time ? ` The time you asked for: ${booking.time}.` : ''}`,
    cancelled:
      'All right, nothing is booked. If you change your mind or want to correct something, just tell me.',
    waiting:
      'Your request has not been sent yet. If everything is right, answer “yes”; if not, tell me what to change.',
    chips: {
      yes: 'Yes, that’s right',
      change: 'Change the contact',
      cancel: 'Do not book',
    },
  },
}
