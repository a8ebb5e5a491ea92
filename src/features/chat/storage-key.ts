/** Session storage key of the conversation. A file of its own, so that checking it loads no schema. */
export const chatStorageKey = 'kerege.chat'
