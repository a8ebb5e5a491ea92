import type { ChangeEvent } from 'react'

/** Hands an address on while it is typed: the forms of both tabs go with their tab. */
export const keepEmail = (onEmail: (email: string) => void) => ({
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onEmail(target.value),
})
