import type { ChatBooking } from '@contracts/chat.ts'
import type { Lang } from '../language/lang.ts'
import { hoursLong } from '@contracts/russian.ts'

const ru = {
  within: (hours: number) => `в\u00a0течение ${hoursLong(hours)}`,
  /** Shown above the form; `when` a manager reacts. */
  invitation: {
    consultation: (when: string) =>
      `Заполните форму ниже, и менеджер свяжется с вами ${when}. Консультация бесплатна.`,
    message: (when: string) =>
      `Передам менеджеру: заполните форму ниже, и он свяжется с вами ${when}.`,
  },
  /** Asked instead of the form. */
  askContact: {
    consultation:
      'С удовольствием запишу вас на бесплатную консультацию. Напишите, пожалуйста, телефон, email или ник в мессенджере.',
    message:
      'Передам менеджеру. Напишите, пожалуйста, телефон, email или ник в мессенджере, по которому с вами связаться.',
  },
  askReachable:
    'Чтобы менеджер связался с вами, нужен телефон со всеми цифрами, email или ник в мессенджере.',
  askName: 'Как к вам обращаться?',
  askYes: ({ name, contact }: Pick<ChatBooking, 'name' | 'contact'>) =>
    `Всё верно: ${name}, ${contact}? Ответьте «да», и я передам.`,
  /** `callAt` is the chosen time, otherwise `when` a manager reacts. */
  called: (
    { name, isClientMatter, time }: ChatBooking,
    number: string,
    when: string,
    callAt: string | undefined,
  ) =>
    `Готово, ${name}! ${isClientMatter ? 'Сообщение' : 'Заявка'} №\u00a0${number} у менеджеров: ${callAt ? `время звонка — ${callAt}` : time ? `вы просили «${time}», время подтвердит менеджер` : `с вами свяжутся ${when}`}.`,
  /** Repeats what a message has filled in. */
  noted: (values: string) => `Записал: ${values}.`,
  missing: {
    both: 'Остались имя и\u00a0телефон, email или\u00a0ник.',
    name: 'Осталось имя.',
    contact: 'Остался телефон, email или\u00a0ник.',
  },
  ready: {
    consultation: 'Проверьте форму и\u00a0нажмите «Записаться».',
    message: 'Проверьте форму и\u00a0нажмите «Отправить».',
  },
  chooseTime: 'Ближайшее время — в\u00a0форме, нажмите подходящее.',
  /** Shown above the form that changes a booking or calls it off. */
  booked: (number: string, time: string | undefined) =>
    `Ваша консультация: №\u00a0${number}.${time ? ` Вы просили созвониться: ${time}.` : ''} Изменить её или отменить может менеджер.`,
  /** The topic of that form. */
  aboutBooked: (number: string, message: string) => `Консультация №\u00a0${number}: ${message}`,
  calledOff: 'Хорошо, ничего не передаю. Если передумаете, напишите.',
  /** The booking could not be stored. */
  failed:
    'Не получилось передать заявку: что-то сломалось на нашей стороне. Ваши данные сохранены, попробуйте, пожалуйста, ещё раз через минуту.',
  rateLimited:
    'Заявка пока не передана: с вашего адреса за последний час их пришло слишком много. Попробуйте, пожалуйста, позже.',
  chips: { yes: 'Да', no: 'Не записывать' },
}

const en: typeof ru = {
  within: (hours) => `within ${hours} hours`,
  invitation: {
    consultation: (when) =>
      `Please fill in the form below, and a manager will contact you ${when}. The consultation is free.`,
    message: (when) =>
      `I will pass it on: please fill in the form below, and a manager will contact you ${when}.`,
  },
  askContact: {
    consultation:
      'I will gladly book you a free consultation. Please send a phone number, an e-mail address or a messenger name.',
    message:
      'I will pass it on to a manager. Please send a phone number, an e-mail address or a messenger name to reach you.',
  },
  askReachable:
    'A manager needs a whole phone number, an e-mail address or a messenger name to reach you.',
  askName: 'What is your name?',
  askYes: ({ name, contact }) =>
    `Is this right: ${name}, ${contact}? Answer “yes”, and I will pass it on.`,
  called: ({ name, isClientMatter, time }, number, when, callAt) =>
    `Done, ${name}! ${isClientMatter ? 'Message' : 'Request'} no. ${number} is with our managers${callAt ? `, the time of the call is ${callAt}` : time ? `, who will confirm the time: “${time}”` : `, who will contact you ${when}`}.`,
  noted: (values) => `Noted: ${values}.`,
  missing: {
    both: 'Your name and a phone number, an e-mail or a messenger name are left.',
    name: 'Your name is left.',
    contact: 'A phone number, an e-mail or a messenger name is left.',
  },
  ready: {
    consultation: 'Please check the form and press “Book”.',
    message: 'Please check the form and press “Send”.',
  },
  chooseTime: 'The nearest times are in the form, press one.',
  booked: (number, time) =>
    `Your consultation: no. ${number}.${time ? ` You asked for a call: ${time}.` : ''} A manager can change it or call it off.`,
  aboutBooked: (number, message) => `Consultation no. ${number}: ${message}`,
  calledOff: 'All right, nothing is passed on. If you change your mind, just tell me.',
  failed:
    'Your request could not be passed on: something broke on our side. Your details are kept, so please try once more in a minute.',
  rateLimited:
    'Your request is not passed on yet: too many have come from your address within the last hour. Please try again later.',
  chips: { yes: 'Yes', no: 'Do not book' },
}

export const bookingTexts: Record<Lang, typeof ru> = { ru, en }
