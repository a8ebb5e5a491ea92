import { dark } from '../../colours.ts'
import { measured } from '../../measured.ts'
import { place } from '../../place.ts'
import type { Screen, Skin } from '../../screens'
import type { thisSitePictures } from '../this-site.ts'

const comma = (figure: number) => String(figure).replace('.', ',')

/** The agency's own colours and typeface. */
const skin: Skin = {
  typeface: 'brand',
  ground: dark.background,
  card: dark.card,
  ink: dark.foreground,
  quiet: dark.mutedForeground,
  line: dark.border,
  accent: dark.accent,
  onAccent: dark.primaryForeground,
  good: dark.success,
  waiting: dark.info,
  radius: 12,
}

const { home } = measured

export const thisSiteScreens = {
  name: 'Этот сайт',
  folder: 'this-site',
  skin,
  screens: {
    checks: {
      frame: 'window',
      title: 'Проверка страниц',
      parts: [
        {
          kind: 'dials',
          dials: [
            { label: 'Доступность', value: measured.lighthouse },
            { label: 'Практики', value: measured.lighthouse },
            { label: 'SEO', value: measured.lighthouse },
          ],
        },
        {
          kind: 'rows',
          rows: [
            {
              title: 'Ошибок доступности',
              text: 'axe, обе темы',
              value: String(measured.accessibilityErrors),
              tone: 'good',
            },
            {
              title: 'Сдвиг вёрстки',
              text: 'Четыре системных шрифта',
              value: `до ${comma(measured.layoutShift)}`,
              tone: 'good',
            },
          ],
        },
      ],
    },
    bytes: {
      frame: 'window',
      title: 'Главная: всё до первого касания',
      parts: [
        {
          kind: 'figures',
          figures: [
            { label: 'Всего', value: `${measured.homeTotal} КБ` },
            { label: 'Запросов', value: `до ${measured.requests}`, tone: 'accent' },
          ],
        },
        {
          kind: 'rows',
          rows: [
            { title: 'Код', value: `${comma(home.script)} КБ` },
            { title: 'Два шрифта', value: `${comma(home.fonts)} КБ` },
            { title: 'Документ', value: `${comma(home.document)} КБ` },
            { title: 'Стили', value: `${comma(home.styles)} КБ` },
          ],
        },
      ],
    },
    offline: {
      frame: 'phone',
      title: 'Заявка',
      parts: [
        {
          kind: 'rows',
          rows: [
            { title: 'Имя', value: 'Асель' },
            { title: 'Телефон', value: `${place.phone.split(' ', 2).join(' ')} ···` },
            { title: 'Связь', value: 'Нет', tone: 'waiting' },
          ],
        },
        { kind: 'note', text: 'Отправим сами, как только связь вернётся', tone: 'accent' },
        { kind: 'track', stops: ['Ждёт', 'Ушла', 'Принята'], done: 1 },
      ],
    },
    keyboard: {
      frame: 'phone',
      title: 'Без мыши',
      parts: [
        {
          kind: 'rows',
          rows: [
            { title: 'Tab', value: 'дальше', tone: 'good' },
            { title: 'Enter', value: 'открыть', tone: 'good' },
            { title: '1–6', value: 'ответ анкеты', tone: 'good' },
            { title: 'Esc', value: 'назад, туда же', tone: 'good' },
          ],
        },
        { kind: 'note', text: 'Черновик остаётся' },
      ],
    },
  } satisfies Record<(typeof thisSitePictures)[number]['id'], Screen>,
}
