import { createContext, use, useEffect, useRef } from 'react'
import type { CommandId } from './catalogue'

/** What commands do where they can be given now. */
export type Handlers = Partial<Record<CommandId, () => void>>

/** Part of the screen, whose handlers change with what it shows. */
export interface CommandSource {
  current: Handlers
}

/** Adds a source. @returns what takes it away again */
export const CommandRegistry = createContext<(source: CommandSource) => () => void>(() => () => {})

/** Offers commands while the component is shown: by their keys, and in the menu. */
export function useCommands(handlers: Handlers): void {
  const register = use(CommandRegistry)
  const source = useRef(handlers)
  useEffect(() => {
    source.current = handlers
  })
  useEffect(() => register(source), [register])
}
