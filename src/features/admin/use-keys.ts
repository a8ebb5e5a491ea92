import { useHotkeys } from 'react-hotkeys-hook'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type=checkbox], [type=radio])'))

/** Dialogs have keys of their own; the layer that shows the opened email on a phone does not count. */
export const isDialogOpen = () =>
  document.querySelector('[role=dialog]:not([data-inbox-layer])') !== null

/**
 * Single-key shortcuts, ignored while somebody types. Keys are matched by position, so that they also
 * work in a Russian layout, where J types «о».
 * @param press is told the key; false: it means nothing now, and the browser may have it
 * @param byCharacter whether keys are matched by what they type instead
 */
export function useKeys(
  keys: readonly string[],
  press: (key: string) => boolean,
  byCharacter = false,
): void {
  useHotkeys(
    keys,
    (event, { hotkey }) => {
      // Enter presses a focused link or button.
      const isPressed = event.target instanceof Element && event.target.matches('a, button, input')
      if (hotkey === 'enter' && isPressed) return
      if (press(hotkey)) event.preventDefault()
    },
    {
      enableOnFormTags: true,
      useKey: byCharacter,
      ignoreEventWhen: (event) =>
        // Escape has already closed the layer of a small screen; a key was known by its position.
        event.defaultPrevented ||
        (event.repeat && !/^Key[JK]$/.test(event.code)) ||
        isTyping(event.target) ||
        isDialogOpen(),
    },
  )
}
