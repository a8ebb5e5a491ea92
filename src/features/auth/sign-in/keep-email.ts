import type { ChangeEvent } from 'react'

/** Reports the address while it is typed: switching tabs unmounts the form. */
export const keepEmail = (onEmail: (email: string) => void) => ({
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onEmail(target.value),
})
