import type { Screen } from '../../screens'
import type { PictureOf } from '../case'
import { akmed } from '../akmed.ts'

const menu = ['Расписание', 'Пациенты', 'Касса', 'Тариф'] as const

export const akmedScreens = {
  name: akmed.title,
  folder: akmed.id,
  skin: akmed.skin,
  screens: {
    before: {
      frame: 'window',
      title: 'Запись_март_новая(3).xls',
      parts: [
        {
          kind: 'sheet',
          head: ['Время', 'Терапевт', 'ЛОР', 'УЗИ'],
          rows: [
            ['9:00', 'Асанова', 'Ким', '!не пришёл'],
            ['9:30', 'Петров', '', 'Болот у.'],
            ['10:00', '!двое!', 'Асель Б.?', ''],
            ['10:30', 'звонить', '!не пришла', 'Ким'],
            ['11:00', '', 'перенос', 'Жээнбекова'],
            ['11:30', 'Сыдыкова', '!двое!', ''],
            ['12:00', 'обед?', 'Ли', '!не пришёл'],
            ['12:30', 'Исаев', '', ''],
          ],
        },
      ],
    },
    after: {
      frame: 'window',
      title: 'Расписание',
      menu,
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
            { time: '11:30', slots: 'xx.x' },
          ],
        },
      ],
    },
    patient: {
      frame: 'window',
      title: 'Карта пациента',
      menu,
      open: 'Пациенты',
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
            {
              title: 'Другая клиника сети',
              text: 'Карта не видна',
              value: 'Закрыто',
              tone: 'waiting',
            },
          ],
        },
      ],
    },
    visit: {
      frame: 'phone',
      title: 'Моя запись',
      parts: [
        { kind: 'amount', label: 'ЛОР, завтра', value: '10:00' },
        {
          kind: 'rows',
          rows: [
            { title: 'За день', value: 'Придёт', tone: 'good' },
            { title: 'За два часа', value: 'Ждём', tone: 'waiting' },
            { title: 'Кабинет', value: '12' },
          ],
        },
        { kind: 'button', label: 'Подтвердить' },
      ],
    },
    telegram: {
      frame: 'phone',
      title: 'Бот клиники',
      parts: [
        {
          kind: 'chat',
          messages: [
            { text: 'Завтра в 10:00 вас ждёт ЛОР, кабинет 12' },
            { text: 'Придёте?' },
            { text: 'Приду', own: true },
            { text: 'Спасибо! Напомним за два часа' },
          ],
        },
      ],
    },
  } satisfies Record<PictureOf<typeof akmed>, Screen>,
}
