import type { NonEmpty } from '../primitives'
import type { Picture } from '../screens'

/** Drawn in the site’s own colours: a rebranded one shows its own. */
export const thisSitePictures = [
  {
    id: 'checks',
    frame: 'window',
    alt: 'Проверка страниц: доступность, практики и SEO по 100 баллов, ошибок доступности нет',
    caption: 'Проверки идут при каждой сборке',
  },
  {
    id: 'bytes',
    frame: 'window',
    alt: 'Сколько весит главная: код, два шрифта, документ и стили',
    caption: 'Сколько весит главная',
  },
  {
    id: 'offline',
    frame: 'phone',
    alt: 'Заявка без связи: она ждёт в телефоне и уйдёт сама',
    caption: 'Заявка ждёт связи',
  },
  {
    id: 'keyboard',
    frame: 'phone',
    alt: 'Клавиши сайта: Tab, Enter, цифры анкеты, Esc',
    caption: 'Всё доступно с клавиатуры',
  },
] as const satisfies NonEmpty<Picture>
