import type { Screen } from '../../screens'
import type { PictureOf } from '../case'
import { nurRetail } from '../nur-retail.ts'

const menu = ['Заказы', 'Остатки', 'Возвраты', 'Магазины'] as const

export const nurRetailScreens = {
  name: nurRetail.title,
  folder: nurRetail.id,
  skin: nurRetail.skin,
  screens: {
    before: {
      frame: 'window',
      title: 'Заказы_сайт_ноябрь.xls',
      parts: [
        {
          kind: 'sheet',
          head: ['№', 'Товар', 'Остаток', 'В 1С'],
          rows: [
            ['2417', 'Платье льняное S', 'вчера: 1', 'перепечатать'],
            ['2416', 'Куртка M', 'вчера: 3', 'перепечатать'],
            ['2415', 'Рубашка L × 2', '!продано', '!отменить'],
            ['2414', 'Пальто 46', 'вчера: 2', 'Гуля, до 15:00'],
            ['2413', 'Платье S', '!продано', '!отменить'],
            ['2412', 'Юбка M', 'вчера: 1', 'перепечатать'],
            ['2411', 'Джемпер L', '?', 'звонить в зал'],
            ['2410', 'Платье льняное M', 'вчера: 4', 'перепечатать'],
          ],
        },
      ],
    },
    after: {
      frame: 'window',
      title: 'Заказы',
      menu,
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
            { title: '№ 2416 · Куртка, M', text: 'Сборка: Чуй', value: 'Чек выбит', tone: 'good' },
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
            { title: '№ 2413 · Платье, S', text: 'Сборка: Чуй', value: 'Собран', tone: 'good' },
          ],
        },
      ],
    },
    order: {
      frame: 'window',
      title: 'Заказ № 2417',
      menu,
      parts: [
        { kind: 'track', stops: ['Оплачен', 'Резерв', 'Собран', 'Курьер'], done: 3 },
        {
          kind: 'rows',
          rows: [
            { title: 'Платье льняное, S', text: 'Ахунбаева, стойка 4', value: '4 200 с' },
            { title: 'Доставка', text: 'Завтра, 10–14', value: '150 с' },
            { title: 'Фискальный чек', text: 'Ушёл покупателю', value: 'Готов', tone: 'good' },
          ],
        },
        { kind: 'note', text: 'Накладная курьера создана сама', tone: 'good' },
      ],
    },
    shop: {
      frame: 'phone',
      title: 'Новое',
      parts: [
        {
          kind: 'tiles',
          tiles: [
            { title: 'Платье льняное', text: '4 200 с', shape: 'dress' },
            { title: 'Пальто', text: '9 800 с', shape: 'coat' },
            { title: 'Рубашка', text: '2 600 с', shape: 'shirt' },
            { title: 'Платье', text: '3 900 с', shape: 'dress' },
          ],
        },
      ],
    },
    basket: {
      frame: 'phone',
      title: 'Корзина',
      parts: [
        {
          kind: 'rows',
          rows: [
            { title: 'Платье льняное', text: 'Размер S', value: '4 200 с' },
            { title: 'Доставка', text: 'Завтра, 10–14', value: '150 с' },
          ],
        },
        { kind: 'note', text: 'Размер ждёт вас ещё 29:12', tone: 'accent' },
        { kind: 'amount', label: 'Итого', value: '4 350 с' },
        { kind: 'button', label: 'Оплатить' },
      ],
    },
  } satisfies Record<PictureOf<typeof nurRetail>, Screen>,
}
