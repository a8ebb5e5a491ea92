/** Every kind of caller of the API, the least trusted first. */
export const actors = ['anonymous', 'user', 'staff', 'admin', 'service'] as const

export type Actor = (typeof actors)[number]

/** An expectation for each actor. */
export type PerActor<Value> = Record<Actor, Value>

export const none: readonly Actor[] = []
export const serviceOnly: readonly Actor[] = ['service']
export const staffAndService: readonly Actor[] = ['staff', 'admin', 'service']
export const adminAndService: readonly Actor[] = ['admin', 'service']
export const signedIn: readonly Actor[] = ['user', 'staff', 'admin']
