import { useHotkeys } from 'react-hotkeys-hook'

/** Keys mean letters there. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type=checkbox], [type=radio])'))

/** A dialog over the inbox has its own keys; the opened e-mail on a phone is none of those. */
const isElsewhere = () => document.querySelector('[role=dialog]:not([data-inbox-layer])') !== null

/**
 * Lets single keys do what they are named for here, while nobody types. Keys are told by their place, so
 * that they are the same on a Russian keyboard: «о» is J there.
 */
export function useKeys(actions: Record<string, () => void>): void {
  useHotkeys(
    Object.keys(actions),
    (event, { hotkey }) => {
      // A link or a button in focus is what Enter presses.
      const isPressed = event.target instanceof Element && event.target.matches('a, button, input')
      if (hotkey === 'enter' && isPressed) return
      event.preventDefault()
      actions[hotkey]?.()
    },
    {
      enableOnFormTags: true,
      ignoreEventWhen: (event) =>
        // Escape has closed the layer of a small screen already.
        event.defaultPrevented ||
        (event.repeat && !/^Key[JK]$/.test(event.code)) ||
        isTyping(event.target) ||
        isElsewhere(),
    },
  )
}
