export interface Person {
  full_name: string | null
  email: string
  /** The account was deleted. */
  isGone?: boolean
}

/** The full name, or else the address. */
export const personName = ({ full_name, email }: Person) => full_name ?? email

/** The search of the address that shows a user in their list. */
export const searchOfUser = (email: string) => `?tab=users&q=${encodeURIComponent(email)}`

/** A short name for narrow rows. */
export const firstName = ({ full_name, email }: Person) =>
  full_name?.split(' ')[0] ?? email.split('@')[0] ?? email

/** The name of the author of a change; null is the system, and visitors' deleted accounts are missing in `people`. */
export function actorName(actorId: string | null, people: ReadonlyMap<string, Person>): string {
  if (actorId === null) return 'Система'
  const person = people.get(actorId)
  if (!person) return 'Удалённый аккаунт'
  return person.isGone ? `${personName(person)} (аккаунт удалён)` : personName(person)
}
