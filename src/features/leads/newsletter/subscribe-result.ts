/** How sending an address ended; `fault` is what the server finds wrong with it. */
export type SubscribeResult =
  | { outcome: 'sent' }
  | { outcome: 'refused'; fault: string }
  | { outcome: 'failed'; message: string }

export const failed = {
  outcome: 'failed',
  message: 'Не удалось оформить подписку. Попробуйте ещё раз.',
} as const
