import type { Screen } from '../../screens'
import type { PictureOf } from '../case'
import { tulparLogistics } from '../tulpar-logistics.ts'

const menu = ['Рейсы', 'Машины', 'Листы', 'Службы'] as const

export const tulparLogisticsScreens = {
  name: tulparLogistics.title,
  folder: tulparLogistics.id,
  skin: tulparLogistics.skin,
  screens: {
    before: {
      frame: 'window',
      title: 'Диспетчер — сервер «Офис-2»',
      parts: [
        {
          kind: 'sheet',
          head: ['Машина', 'Рейс', 'Место', 'Отметка'],
          rows: [
            ['КамАЗ 417', 'Бишкек – Ош', 'Токтогул?', '!31 мин назад'],
            ['MAN 052', 'Бишкек – Каракол', 'Балыкчи', '2 мин назад'],
            ['Volvo 118', 'Нарын – Бишкек', '?', '!нет связи'],
            ['КамАЗ 230', 'Талас – Бишкек', 'Кара-Балта', '2 мин назад'],
            ['!Сервер не отвечает', '!питание', '!с 03:12', '!звонить'],
            ['Копия', 'вручную', 'вчера', 'полдня'],
            ['Обновление', 'ночью', 'один человек', '5 часов'],
          ],
        },
      ],
    },
    after: {
      frame: 'window',
      title: 'Рейсы в пути',
      menu,
      parts: [
        {
          kind: 'route',
          done: 2,
          places: [
            { name: 'Бишкек', x: 9, y: 22 },
            { name: 'Суусамыр', x: 30, y: 62 },
            { name: 'Токтогул', x: 50, y: 40 },
            { name: 'Джалал-Абад', x: 71, y: 70 },
            { name: 'Ош', x: 92, y: 48 },
          ],
        },
        {
          kind: 'rows',
          rows: [
            {
              title: 'Бишкек – Ош',
              text: 'КамАЗ 417 · Токтогул',
              value: 'По графику',
              tone: 'good',
            },
            {
              title: 'Нарын – Бишкек',
              text: 'Volvo 118 · перевал Долон',
              value: 'Стоит 14 мин',
              tone: 'waiting',
            },
            {
              title: 'Талас – Бишкек',
              text: 'КамАЗ 230 · Кара-Балта',
              value: 'Разгрузка',
              tone: 'accent',
            },
          ],
        },
      ],
    },
    services: {
      frame: 'window',
      title: 'Службы',
      menu,
      open: 'Службы',
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
            { title: 'Прошлая версия', value: 'Вернуть одной командой', tone: 'accent' },
          ],
        },
      ],
    },
    trip: {
      frame: 'phone',
      title: 'Мой рейс',
      parts: [
        { kind: 'amount', label: 'До Оша', value: '264 км' },
        {
          kind: 'rows',
          rows: [
            { title: 'Бишкек', value: '06:05', tone: 'good' },
            { title: 'Токтогул', value: '12:40', tone: 'good' },
            { title: 'Джалал-Абад', value: '17:10' },
            { title: 'Ош', value: '18:30' },
          ],
        },
        { kind: 'button', label: 'Прибыл' },
      ],
    },
    sheet: {
      frame: 'phone',
      title: 'Путевой лист',
      parts: [
        {
          kind: 'rows',
          rows: [
            { title: 'Машина', value: 'КамАЗ 417' },
            { title: 'Груз', value: '18 т, паллеты' },
            { title: 'Топливо', value: '310 л' },
            { title: 'Диспетчер', value: 'Подписан', tone: 'good' },
          ],
        },
        { kind: 'code2d', caption: 'Показать на весовой' },
      ],
    },
  } satisfies Record<PictureOf<typeof tulparLogistics>, Screen>,
}
