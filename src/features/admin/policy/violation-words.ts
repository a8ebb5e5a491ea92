/** What a rule of the Content Security Policy is about, most telling first. */
const subjects: readonly [prefix: string, subject: string][] = [
  ['script-src', 'Скрипт'],
  ['style-src', 'Стиль'],
  ['img-src', 'Картинка'],
  ['font-src', 'Шрифт'],
  ['connect-src', 'Запрос'],
  ['frame-ancestors', 'Показ сайта на чужой странице'],
  ['frame-src', 'Встроенная страница'],
  ['child-src', 'Встроенная страница'],
  ['form-action', 'Отправка формы'],
  ['media-src', 'Видео или звук'],
  ['worker-src', 'Фоновый скрипт'],
]

/** What was refused, in words; the rule's own name where there are none. */
export const subjectOf = (directive: string) =>
  subjects.find(([prefix]) => directive.startsWith(prefix))?.[1] ?? directive

const origins: Record<string, string> = {
  inline: 'прямо в коде страницы',
  eval: 'собран из текста',
  'wasm-eval': 'собран из данных',
  self: 'сам сайт',
  'data:': 'в самом адресе',
  'blob:': 'из памяти браузера',
  'trusted-types-policy': 'вставка текста как кода',
  'trusted-types-sink': 'вставка текста как кода',
  other: 'неизвестно',
}

/** Where it came from: an origin, or what stands for one, in words. */
export const originOf = (blocked: string) =>
  /-extension:$/.test(blocked) ? 'расширение браузера' : (origins[blocked] ?? blocked)
