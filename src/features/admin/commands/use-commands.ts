import { createContext, type RefObject, use, useEffect, useRef } from 'react'
import type { CommandId } from './catalogue'

/** The handlers of commands. Commands that are unavailable now are missing. */
export type Handlers = Partial<Record<CommandId, () => void>> & {
  /** Whose email they act on, if it is one. */
  about?: string
}

/** Called when a key is pressed or the menu opens, so it can check the focus. */
type Offer = () => Handlers

/** A component that offers commands; its handlers change with its state. */
export type CommandSource = RefObject<Offer>

/** Adds a source. @returns a function that removes it */
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

export const useCommandMenu = () => use(CommandMenuContext)
