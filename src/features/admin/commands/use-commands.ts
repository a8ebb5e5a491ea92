import { createContext, useEffect, useEffectEvent } from 'react'
import type { CommandId } from './catalogue'

/** The handlers of commands. Commands that are unavailable now are missing. */
export type Handlers = Partial<Record<CommandId, () => void>> & {
  /** The sender of the email they act on, if it is a single one. */
  about?: string
  /** Assigns the emails that the commands act on. */
  assign?: (userId: string) => void
}

/** Called when a key is pressed or the menu opens, so it can check the focus. */
type CommandSource = () => Handlers

/** The handlers of the components on the screen. */
export const commandSources = new Set<CommandSource>()

export function useCommands(offer: CommandSource): void {
  const latest = useEffectEvent(offer)
  useEffect(() => {
    const source = () => latest()
    commandSources.add(source)
    return () => void commandSources.delete(source)
  }, [])
}

export const CommandMenuContext = createContext<() => void>(() => {})
