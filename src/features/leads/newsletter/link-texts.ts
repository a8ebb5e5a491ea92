import { confirmationDays, type NewsletterLinkKind } from '@contracts/newsletter-links.ts'

/** The result of a mailed link; a failure can be retried. `cut`: it came without its code. */
export type LinkOutcome = 'done' | 'expired' | 'unknown' | 'cut' | 'failed'

interface Message {
  title: string
  text: string
}

interface LinkTexts {
  question: Message & { button: string; busy: string }
  end: Record<Exclude<LinkOutcome, 'failed'>, Message>
}

const expired: Message = {
  title: 'Ссылка устарела',
  text: `Она действует ${confirmationDays} дней и только до отписки. Подпишитесь ещё раз — пришлём новую.`,
}

const cut: Message = {
  title: 'Ссылка открылась не целиком',
  text: 'В ней нет кода: почтовая программа могла её обрезать. Откройте ссылку из письма ещё раз или скопируйте её целиком.',
}

/** The dialog's question before it follows a link, and its result. */
export const linkTexts: Record<NewsletterLinkKind, LinkTexts> = {
  confirm: {
    question: {
      title: 'Подтвердите подписку',
      text: 'Будем присылать письмо, когда выйдет новая статья. Отписаться можно в любой момент.',
      button: 'Подтвердить подписку',
      busy: 'Подтверждаем…',
    },
    end: {
      done: {
        title: 'Подписка подтверждена',
        text: 'Спасибо! Пришлём письмо, когда выйдет новая статья.',
      },
      expired,
      cut,
      unknown: {
        title: 'Ссылка не действует',
        text: 'Откройте ссылку из последнего письма или подпишитесь ещё раз.',
      },
    },
  },
  unsubscribe: {
    question: {
      title: 'Отписаться от рассылки?',
      text: 'Писем о новых статьях больше не будет. Вернуться можно в любой момент.',
      button: 'Отписаться',
      busy: 'Отписываем…',
    },
    end: {
      done: { title: 'Вы отписались', text: 'Писем о новых статьях больше не будет.' },
      expired,
      cut,
      unknown: {
        title: 'Ссылка не действует',
        text: 'Возможно, вы уже отписались. Если письма приходят, откройте ссылку из последнего.',
      },
    },
  },
}

export const connectionLost =
  'Не получилось связаться с сервером. Проверьте соединение и попробуйте ещё раз.'
