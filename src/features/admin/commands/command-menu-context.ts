import { createContext, use } from 'react'

export const CommandMenuContext = createContext<() => void>(() => {})

/** What opens the menu of the commands. */
export const useCommandMenu = () => use(CommandMenuContext)
