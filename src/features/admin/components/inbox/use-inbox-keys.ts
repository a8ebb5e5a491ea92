import { useHotkeys } from 'react-hotkeys-hook'

/** What the keys of the inbox do. */
export interface InboxKeys {
  next: () => void
  previous: () => void
  open: () => void
  select: () => void
  take: () => void
  /** @param place 0 for the first of the statuses */
  status: (place: 0 | 1 | 2) => void
  search: () => void
  help: () => void
  close: () => void
}

/** Keys mean letters there. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type=checkbox], [type=radio])'))

/** A dialog over the inbox has its own keys; the opened e-mail on a phone is none of those. */
const isElsewhere = () => document.querySelector('[role=dialog]:not([data-inbox-layer])') !== null

/**
 * The inbox by keyboard. Keys are told by their place, so that they are the same on a Russian keyboard:
 * «о» is J there.
 */
export function useInboxKeys(keys: InboxKeys) {
  const actions: Record<string, () => void> = {
    j: keys.next,
    k: keys.previous,
    enter: keys.open,
    x: keys.select,
    a: keys.take,
    1: () => keys.status(0),
    2: () => keys.status(1),
    3: () => keys.status(2),
    slash: keys.search,
    'shift+slash': keys.help,
    escape: keys.close,
  }
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
