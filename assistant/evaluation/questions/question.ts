/** Words that an answer says: a pattern, or a part of it in any case. */
export type Wording = RegExp | string

/** What an answer must say, all of it; of an inner list, any one wording will do. */
type Says = Wording | readonly (Wording | readonly Wording[])[]

/** What a fair reader expects of one answer. Lenient in wording, strict in substance. */
interface Expectation {
  says?: Says
  /** What would make the answer wrong, however much of the rest it says. */
  never?: Wording | readonly Wording[]
  /** The question is ambiguous: to ask back is right, with this among the candidates. */
  asksBack?: Wording
  /** The site does not say it: to admit that and to offer a person is right. */
  unknown?: true
  status?: 'active' | 'completed'
}

/** A message and what is expected of the answer. */
export interface Turn extends Expectation {
  ask: string
}

/** A question, or several. */
export interface Conversation {
  turns: readonly Turn[]
  /** What the form is to be opened with. Then the answers themselves are not judged. */
  contact?: Wording
}

/** For short, only what to say. */
type Expected = Says | Expectation
type Messages = Readonly<Record<string, Expected>>

const isSays = (expected: Expected): expected is Says =>
  typeof expected === 'string' || expected instanceof RegExp || Array.isArray(expected)

const turn = (ask: string, expected: Expected): Turn =>
  isSays(expected) ? { ask, says: expected } : { ask, ...expected }

/** Questions with what is expected of the answer; in «привет → сколько?», of the last one. */
export const questions = (messages: Messages): Conversation[] =>
  Object.entries(messages).map(([asks, expected]) => {
    const earlier = asks.split(' → ')
    const last = earlier.pop() ?? ''
    return { turns: [...earlier.map((ask) => ({ ask })), turn(last, expected)] }
  })

/** Questions of which the same is expected. */
export const alike = (expected: Expected, asks: readonly string[]): Conversation[] =>
  asks.map((ask) => ({ turns: [turn(ask, expected)] }))

const turns = (messages: Messages): Turn[] =>
  Object.entries(messages).map(([ask, expected]) => turn(ask, expected))

/** A conversation of which every answer is judged. */
export const conversation = (messages: Messages): Conversation => ({ turns: turns(messages) })

/** A conversation that is to open the form with a contact in it. */
export const booking = (contact: Wording, messages: Messages): Conversation => ({
  turns: turns(messages),
  contact,
})
