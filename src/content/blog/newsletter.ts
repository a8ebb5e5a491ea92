/** The newsletter box of the blog. */
export const newsletter = {
  title: 'Новые статьи на почту',
  text: 'Одно письмо, когда выходит разбор. Без рекламы, отписка — по ссылке в каждом письме.',
  placeholder: 'Ваш email',
  button: 'Подписаться',
} as const
