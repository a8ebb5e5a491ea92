import type { Screen } from '../../screens'
import type { PictureOf } from '../case'
import { ordaMarket } from '../orda-market.ts'

export const ordaMarketScreens = {
  name: ordaMarket.title,
  folder: ordaMarket.id,
  skin: ordaMarket.skin,
  screens: {
    before: {
      frame: 'window',
      title: 'Склад-2.xls',
      parts: [{ kind: 'sheet', head: ['Товар', 'Остаток'], rows: [['Плитка', '!?']] }],
    },
    after: {
      frame: 'window',
      title: 'Остатки',
      parts: [{ kind: 'rows', rows: [{ title: 'Склад на Рыскулова', value: '412' }] }],
    },
    order: {
      frame: 'phone',
      title: 'Заказ',
      parts: [{ kind: 'button', label: 'Повторить' }],
    },
  } satisfies Record<PictureOf<typeof ordaMarket>, Screen>,
}
