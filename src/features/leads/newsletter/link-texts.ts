import { confirmationDays, type NewsletterLinkKind } from '@contracts/newsletter-links.ts'

/** The result of a mailed link; a failure can be retried. */
export type LinkOutcome = 'done' | 'expired' | 'unknown' | 'failed'

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
      unknown: {
        title: 'Ссылка не действует',
        text: 'Возможно, вы уже отписались. Если письма приходят, откройте ссылку из последнего.',
      },
    },
  },
}

export const connectionLost =
  'Не получилось связаться с сервером. Проверьте соединение и попробуйте ещё раз.'
