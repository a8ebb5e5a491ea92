import { classify, likeliestClass } from '../search/classify.ts'

/** The class of the messages that ask for a call, a meeting or a manager. */
const wish = 'talk/wish'

/** Whether a message is most likely to ask for a call, a meeting or a manager. */
export const wantsManager = (message: string): boolean => likeliestClass(message) === wish

/** The same with certainty. */
export const surelyWantsManager = (message: string): boolean =>
  (classify(message).get(wish) ?? -1) > 0
