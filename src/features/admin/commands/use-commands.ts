import { createContext, useEffect, useEffectEvent } from 'react'
import type { CommandId } from './catalogue'

/** The handlers of commands. Commands that are unavailable now are missing. */
export type Handlers = Partial<Record<CommandId, () => void>> & {
  /** Whose email they act on, if it is one. */
  about?: string
}

/** Called when a key is pressed or the menu opens, so it can check the focus. */
type Offer = () => Handlers

/** Of the shown components. */
export const commandSources = new Set<Offer>()

export function useCommands(offer: Offer): void {
  const latest = useEffectEvent(offer)
  useEffect(() => {
    const source = () => latest()
    commandSources.add(source)
    return () => void commandSources.delete(source)
  }, [])
}

export const CommandMenuContext = createContext<() => void>(() => {})
