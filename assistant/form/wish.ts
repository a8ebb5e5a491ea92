import { classify, likeliestClass } from '../search/classify.ts'

/** The class of the messages that ask for a call, a meeting or a manager. */
const wish = 'talk/wish'

/** Whether a message asks for a call, a meeting or a manager more than for anything else. */
export const wantsManager = (message: string): boolean => likeliestClass(message) === wish

/** The same beyond doubt. */
export const surelyWantsManager = (message: string): boolean =>
  (classify(message).get(wish) ?? -1) > 0
