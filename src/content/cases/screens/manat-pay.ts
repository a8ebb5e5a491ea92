import type { Screen } from '../../screens'
import type { PictureOf } from '../case'
import { manatPay } from '../manat-pay.ts'

const menu = ['Главная', 'Переводы', 'Услуги', 'Лимиты'] as const

export const manatPayScreens = {
  name: manatPay.title,
  folder: manatPay.id,
  skin: manatPay.skin,
  screens: {
    before: {
      frame: 'window',
      title: 'Оплата услуг на сайте',
      parts: [
        {
          kind: 'sheet',
          head: ['Поле', 'Значение', 'Проверка'],
          rows: [
            ['Получатель', 'ОсОО «…»', 'заполните'],
            ['БИК банка', '1090··', '!9 знаков'],
            ['Расчётный счёт', '12905…', '!16 знаков'],
            ['ИНН', '', '!обязательно'],
            ['Лицевой счёт', '', '!обязательно'],
            ['Назначение', '', 'заполните'],
            ['Сумма', '1200', 'с точкой'],
            ['Код с картинки', 'x7Kq?', '!неверно'],
          ],
        },
      ],
    },
    after: {
      frame: 'window',
      title: 'Доброе утро, Айгуль',
      menu,
      parts: [
        {
          kind: 'figures',
          figures: [
            { label: 'На счёте', value: '18 460 с' },
            { label: 'Сегодня', value: '−1 200 с', tone: 'accent' },
            { label: 'Комиссия', value: '0 с', tone: 'good' },
          ],
        },
        {
          kind: 'rows',
          rows: [
            { title: 'Данияр У.', text: 'Перевод по номеру', value: '−1 200 с' },
            { title: 'Электричество', text: 'Шаблон, раз в месяц', value: '−860 с' },
            { title: 'Кофейня', text: 'QR на кассе', value: '−190 с' },
            { title: 'Зарплата', text: 'Зачислено', value: '+42 000 с', tone: 'good' },
          ],
        },
      ],
    },
    api: {
      frame: 'window',
      title: 'Партнёрский API',
      menu,
      open: 'Услуги',
      parts: [
        {
          kind: 'code',
          lines: [
            'POST /v1/payments',
            'Idempotency-Key: 7c1e-40b2',
            '{ "to": "+996 555 00…", "amount": 1200 }',
          ],
        },
        {
          kind: 'rows',
          rows: [
            { title: '201 Created', text: 'Первый запрос', value: 'Списано', tone: 'good' },
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
    transfer: {
      frame: 'phone',
      title: 'Перевод',
      parts: [
        { kind: 'amount', label: 'Данияр У.', value: '1 200 с' },
        {
          kind: 'rows',
          rows: [
            { title: 'По номеру', value: '+996 555 00…' },
            { title: 'Комиссия', value: '0 с', tone: 'good' },
            { title: 'Дойдёт', value: 'Сразу' },
          ],
        },
        { kind: 'button', label: 'Отправить' },
      ],
    },
    wallet: {
      frame: 'phone',
      title: 'Кошелёк',
      parts: [
        { kind: 'bankCard', label: 'Основная', value: '18 460 с', number: '№ 0417' },
        { kind: 'code2d', caption: 'Покажите на кассе' },
      ],
    },
  } satisfies Record<PictureOf<typeof manatPay>, Screen>,
}
