import type { ChatBooking } from '../../_shared/contracts/chat.ts'
import { messengerText } from '../../_shared/contracts/messenger.ts'
import type { Lang } from '../rules/lang.ts'
import { hoursGenitive } from '../rules/plural.ts'

/** What the assistant says around a booking. */
interface BookingTexts {
  askBoth: string
  askContact: (name?: string) => string
  /** A number or an address is incomplete. */
  askWhole: string
  /** By what a visitor wants to change without giving it. */
  askNew: Record<'name' | 'contact' | 'time' | 'topic' | 'any', string>
  /** `note` says when the hours end, if they are not simply the next ones; it begins with a space. */
  proposal: (booking: ChatBooking, hours: number, note: string) => string
  confirmed: (booking: ChatBooking, hours: number, note: string) => string
  cancelled: string
  waiting: string
  chips: { yes: string; change: string; cancel: string }
}

const lines = (
  { name, contact, email, messenger, time, topic }: ChatBooking,
  labels: Record<'name' | 'contact' | 'email' | 'messenger' | 'time' | 'topic' | 'none', string>,
) =>
  [
    [labels.name, name ?? labels.none],
    [labels.contact, contact],
    [labels.email, email],
    [labels.messenger, messenger && messengerText(contact, messenger)],
    [labels.time, time],
    [labels.topic, topic],
  ].flatMap(([label, value]) => (value ? [`– ${label}: ${value}`] : []))

export const bookingTexts: Record<Lang, BookingTexts> = {
  ru: {
    askBoth:
      'С удовольствием запишу вас на бесплатную консультацию. Напишите, пожалуйста, имя и телефон, email или ник в мессенджере, а если важно, и удобное время.',
    askContact: (name) =>
      `${name ? `${name}, оставьте` : 'Оставьте'}, пожалуйста, телефон или email (можно и ник в Telegram): по нему с вами свяжется менеджер.`,
    askWhole:
      'Похоже, контакт записан не полностью. Напишите его, пожалуйста, ещё раз: телефон со всеми цифрами или email целиком.',
    askNew: {
      name: 'Хорошо, поменяю. Как к вам обращаться?',
      contact: 'Хорошо, поменяю. Напишите, пожалуйста, новый телефон или email.',
      time: 'Хорошо, поменяю. Когда вам удобно?',
      topic: 'Хорошо, поменяю. О чём хотите поговорить? Начните, пожалуйста, со слова «тема».',
      any: 'Хорошо. Напишите, что изменить, сразу с новым значением: имя, контакт, время или тему.',
    },
    proposal: (booking, hours, note) =>
      [
        'Проверьте, пожалуйста, запись на бесплатную консультацию:',
        ...lines(booking, {
          name: 'Имя',
          contact: 'Контакт',
          email: 'Email',
          messenger: 'Мессенджер',
          time: 'Удобное время',
          topic: 'Тема',
          none: 'не указано, можно дописать',
        }),
        `Менеджер свяжется с вами в течение ${hoursGenitive(hours)} в рабочее время.${note} Всё верно? Ответьте «да», и я передам заявку.`,
      ].join('\n'),
    confirmed: ({ name, contact, time }, hours, note) =>
      `Готово${name ? `, ${name}` : ''}: заявка у менеджеров. С вами свяжутся по контакту ${contact} в течение ${hoursGenitive(hours)} в рабочее время.${note}${time ? ` Ваше пожелание по времени передал: ${time}.` : ''}`,
    cancelled:
      'Хорошо, ничего не записываю. Если передумаете или захотите что-то исправить, просто напишите.',
    waiting:
      'Запись пока ждёт вас: ответьте «да», и я передам заявку, или напишите, что исправить.',
    chips: {
      yes: 'Да, всё верно',
      change: 'Изменить контакт',
      cancel: 'Не записывать',
    },
  },
  en: {
    askBoth:
      'Happy to book you a free consultation. Please send your name and a phone number, e-mail or messenger name, and a convenient time if it matters.',
    askContact: (name) =>
      `${name ? `${name}, please` : 'Please'} leave a phone number or an e-mail address (a Telegram name will do, too), so that a manager can reach you.`,
    askWhole:
      'The contact seems to be incomplete. Please send the phone number with all its digits, or the whole e-mail address.',
    askNew: {
      name: 'Sure, I will change it. What is your name?',
      contact: 'Sure, I will change it. Please send the new phone number or e-mail.',
      time: 'Sure, I will change it. When would suit you?',
      topic: 'Sure, I will change it. What is it about? Please begin with the word “topic”.',
      any: 'Sure. Tell me what to change and the new value: name, contact, time or topic.',
    },
    proposal: (booking, hours, note) =>
      [
        'Please check your free consultation:',
        ...lines(booking, {
          name: 'Name',
          contact: 'Contact',
          email: 'E-mail',
          messenger: 'Messenger',
          time: 'Convenient time',
          topic: 'Topic',
          none: 'not given, you may add it',
        }),
        `A manager will contact you within ${hours} hours in working time.${note} Is everything right? Answer “yes” and I will pass it on.`,
      ].join('\n'),
    confirmed: ({ name, contact, time }, hours, note) =>
      `Done${name ? `, ${name}` : ''}: your request is with our managers. They will reach you at ${contact} within ${hours} hours in working time.${note}${time ? ` I have passed on your preferred time: ${time}.` : ''}`,
    cancelled:
      'All right, nothing is booked. If you change your mind or want to correct something, just tell me.',
    waiting: 'Your booking is waiting: answer “yes” to send it, or tell me what to change.',
    chips: {
      yes: 'Yes, that’s right',
      change: 'Change the contact',
      cancel: 'Do not book',
    },
  },
}
