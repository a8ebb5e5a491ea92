/** Where the conversation is kept for the tab's session. Apart, so that asking for it loads no schema. */
export const chatStorageKey = 'kerege.chat'
