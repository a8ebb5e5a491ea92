import type { CaseStudyId } from './addresses'
import type { Screen } from './screens'

interface CaseScreens {
  /** What the pictures show, for those who do not see them. */
  alt: string
  /** A list, a card of it, and what somebody has in the hand. */
  screens: readonly [Screen, Screen, Screen]
}

/** The products at work. The people and numbers on these screens are examples, not results. */
export const caseScreens = {
  'nur-retail': {
    alt: 'Экраны магазина: очередь заказов, карточка заказа и корзина в телефоне покупателя',
    screens: [
      {
        frame: 'window',
        title: 'Заказы',
        parts: [
          {
            kind: 'rows',
            rows: [
              {
                title: '№ 2417 · Платье льняное, S',
                text: 'Сборка: Ахунбаева',
                value: 'Собран',
                tone: 'good',
              },
              {
                title: '№ 2416 · Куртка, M',
                text: 'Сборка: Чуй',
                value: 'Чек выбит',
                tone: 'good',
              },
              {
                title: '№ 2415 · Рубашка, L × 2',
                text: 'Адрес без дома',
                value: 'Нужен человек',
                tone: 'waiting',
              },
              {
                title: '№ 2414 · Пальто, 46',
                text: 'Сборка: Советская',
                value: 'У курьера',
                tone: 'accent',
              },
            ],
          },
        ],
      },
      {
        frame: 'window',
        title: 'Заказ № 2417',
        parts: [
          { kind: 'track', stops: ['Оплачен', 'Резерв', 'Собран', 'Курьер'], done: 3 },
          {
            kind: 'rows',
            rows: [
              { title: 'Платье льняное, S', text: 'Ахунбаева, стойка 4', value: '4 200 с' },
              { title: 'Доставка', text: 'Завтра, 10–14', value: '150 с' },
            ],
          },
          { kind: 'button', label: 'Накладная готова' },
        ],
      },
      {
        frame: 'phone',
        title: 'Корзина',
        parts: [
          {
            kind: 'rows',
            rows: [
              { title: 'Платье льняное', text: 'Размер S' },
              { title: 'Резерв', value: '29:12', tone: 'accent' },
            ],
          },
          { kind: 'amount', label: 'Итого', value: '4 350 с' },
          { kind: 'button', label: 'Оплатить' },
        ],
      },
    ],
  },
  'tulpar-logistics': {
    alt: 'Экраны диспетчерской: рейсы в пути, состояние служб и путевой лист в телефоне водителя',
    screens: [
      {
        frame: 'window',
        title: 'Рейсы в пути',
        parts: [
          {
            kind: 'rows',
            rows: [
              {
                title: 'Бишкек → Ош',
                text: 'КамАЗ 417 · Токтогул',
                value: 'По графику',
                tone: 'good',
              },
              {
                title: 'Бишкек → Каракол',
                text: 'MAN 052 · Балыкчи',
                value: 'По графику',
                tone: 'good',
              },
              {
                title: 'Нарын → Бишкек',
                text: 'Volvo 118 · перевал Долон',
                value: 'Стоит 14 мин',
                tone: 'waiting',
              },
              {
                title: 'Талас → Бишкек',
                text: 'КамАЗ 230 · Кара-Балта',
                value: 'Разгрузка',
                tone: 'accent',
              },
            ],
          },
        ],
      },
      {
        frame: 'window',
        title: 'Службы',
        parts: [
          {
            kind: 'bars',
            caption: 'Время ответа за сутки',
            values: [5, 6, 5, 7, 9, 10, 8, 6, 5, 5, 4, 5],
          },
          {
            kind: 'rows',
            rows: [
              { title: 'Координаты', value: 'Без задержки', tone: 'good' },
              { title: 'Копия базы развёрнута', value: 'Сверена', tone: 'good' },
            ],
          },
        ],
      },
      {
        frame: 'phone',
        title: 'Мой рейс',
        parts: [
          { kind: 'amount', label: 'До Оша', value: '264 км' },
          {
            kind: 'rows',
            rows: [
              { title: 'Токтогул', value: '12:40', tone: 'good' },
              { title: 'Джалал-Абад', value: '17:10' },
            ],
          },
          { kind: 'button', label: 'Прибыл' },
        ],
      },
    ],
  },
  'manat-pay': {
    alt: 'Экраны кошелька: журнал партнёрского API, правила лимитов и перевод в телефоне',
    screens: [
      {
        frame: 'window',
        title: 'Партнёрский API',
        parts: [
          {
            kind: 'code',
            lines: [
              'POST /v1/payments',
              'Idempotency-Key: 7c1e-40b2',
              '{ "to": "+996 555 ···", "amount": 1200 }',
            ],
          },
          {
            kind: 'rows',
            rows: [
              {
                title: '201 Created',
                text: 'Первый запрос',
                value: 'Списано',
                tone: 'good',
              },
              {
                title: '200 OK',
                text: 'Повтор с тем же ключом',
                value: 'Не списано',
                tone: 'accent',
              },
            ],
          },
        ],
      },
      {
        frame: 'window',
        title: 'Лимиты и правила',
        parts: [
          {
            kind: 'rows',
            rows: [
              {
                title: 'Новое устройство',
                text: 'Первые сутки',
                value: 'Код из СМС',
                tone: 'waiting',
              },
              { title: 'Перевод по номеру', text: 'За день', value: '50 000 с' },
              { title: 'Оплата по QR', text: 'За раз', value: '15 000 с' },
            ],
          },
          { kind: 'button', label: 'Применить без выпуска версии' },
        ],
      },
      {
        frame: 'phone',
        title: 'Перевод',
        parts: [
          { kind: 'amount', label: 'Айгуль К.', value: '1 200 с' },
          {
            kind: 'rows',
            rows: [
              { title: 'Комиссия', value: '0 с' },
              { title: 'Отправлено', value: '9:41', tone: 'good' },
            ],
          },
          { kind: 'button', label: 'Повторить' },
        ],
      },
    ],
  },
  akmed: {
    alt: 'Экраны сервиса для клиник: расписание врачей, карта пациента и запись в телефоне',
    screens: [
      {
        frame: 'window',
        title: 'Расписание',
        parts: [
          {
            kind: 'schedule',
            columns: ['Терапевт', 'ЛОР', 'УЗИ', 'Педиатр'],
            rows: [
              { time: '9:00', slots: 'xx.x' },
              { time: '9:30', slots: 'x.xx' },
              { time: '10:00', slots: 'xnx.' },
              { time: '10:30', slots: '.xx.' },
              { time: '11:00', slots: 'x.xx' },
            ],
          },
        ],
      },
      {
        frame: 'window',
        title: 'Карта пациента',
        parts: [
          {
            kind: 'figures',
            figures: [
              { label: 'Пациент', value: 'Асель Б.' },
              { label: 'Визит', value: 'ЛОР, 10:00' },
            ],
          },
          {
            kind: 'rows',
            rows: [
              { title: 'Открыл: врач Исаев', text: 'Приём', value: 'Сегодня', tone: 'good' },
              { title: 'Открыла: регистратура', text: 'Перенос визита', value: 'Вчера' },
            ],
          },
          { kind: 'button', label: 'Счёт и акт' },
        ],
      },
      {
        frame: 'phone',
        title: 'Запись',
        parts: [
          { kind: 'amount', label: 'ЛОР, завтра', value: '10:00' },
          {
            kind: 'rows',
            rows: [
              { title: 'За день', value: 'Придёт', tone: 'good' },
              { title: 'За два часа', value: 'Ждём', tone: 'waiting' },
            ],
          },
          { kind: 'button', label: 'Подтвердить' },
        ],
      },
    ],
  },
} as const satisfies Record<CaseStudyId, CaseScreens>
