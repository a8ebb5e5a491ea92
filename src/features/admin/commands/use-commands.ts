import { createContext, use, useEffect, useRef } from 'react'
import type { CommandId } from './catalogue'

/** What commands do. Those that cannot be given now are absent. */
export type Handlers = Partial<Record<CommandId, () => void>>

/** Asked when a key is pressed or the menu opens: it may look at what has the focus. */
type Offer = () => Handlers

/** Part of the screen, whose handlers change with what it shows. */
export interface CommandSource {
  current: Offer
}

/** Adds a source. @returns what takes it away again */
export const CommandRegistry = createContext<(source: CommandSource) => () => void>(() => () => {})

/** Offers commands while the component is shown: by their keys, and in the menu. */
export function useCommands(offer: Offer): void {
  const register = use(CommandRegistry)
  const source = useRef(offer)
  useEffect(() => {
    source.current = offer
  })
  useEffect(() => register(source), [register])
}

export const CommandMenuContext = createContext<() => void>(() => {})

/** What opens the menu of the commands. */
export const useCommandMenu = () => use(CommandMenuContext)
