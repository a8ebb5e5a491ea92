import { type RefObject, useEffect } from 'react'
import { isComposing } from '@/lib/browser/typing-keys'

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

const isOption = (target: Element) => target.matches('[data-option]')
const isTyping = (target: Element) => target.matches('textarea, input:not([data-option])')
const isControl = (target: Element) => target.matches('textarea, input, button, a, summary')

/** «1» is the first option and «0» the tenth, also on layouts where a digit needs Shift. */
function indexOf({ key, code }: KeyboardEvent) {
  const digit = /^\d$/.exec(key)?.[0] ?? /^Digit(\d)$/.exec(code)?.[1]
  return digit === undefined ? -1 : (Number(digit) + 9) % 10
}

/** Enter advances, unless the element has its own meaning for it; held down, it must not run through the steps. */
function onEnter(event: KeyboardEvent, target: Element, form: HTMLFormElement) {
  const isText = target.matches('textarea')
  const goesOn = isText ? event.ctrlKey || event.metaKey : isOption(target) || !isControl(target)
  if (event.repeat ? !isText : goesOn) event.preventDefault()
  if (goesOn && !event.repeat) form.requestSubmit()
}

/** Arrows lead from the heading into the group and along it; among radio buttons the browser moves the focus. */
function moveFocus(event: KeyboardEvent, options: HTMLInputElement[], target: Element, by: number) {
  const at = options.findIndex((option) => option === target)
  if (options[at]?.type === 'radio') return
  event.preventDefault()
  if (at >= 0) return options.at((at + by) % options.length)?.focus()
  const isRadio = options[0]?.type === 'radio'
  const chosen = isRadio ? options.find(({ checked }) => checked) : undefined
  const entry = chosen ?? options.at(by > 0 ? 0 : -1)
  entry?.focus()
  if (isRadio && !chosen) entry?.click()
}

function onKey(event: KeyboardEvent, form: HTMLFormElement) {
  const { key, target } = event
  if (!(target instanceof Element) || isComposing(event) || event.altKey) return
  if (key === 'Enter') return onEnter(event, target, form)
  if (event.ctrlKey || event.metaKey || isTyping(target)) return
  const options = [...form.querySelectorAll<HTMLInputElement>('input[data-option]')]
  const by = steps[key]
  if (by !== undefined) {
    if (options.length > 0 && (isOption(target) || !isControl(target))) {
      moveFocus(event, options, target, by)
    }
    return
  }
  const option = options[indexOf(event)]
  if (!option || event.repeat) return
  event.preventDefault()
  option.focus()
  // Like a press: a choice advances (option-card.tsx).
  option.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
}

/** Digits choose an answer as a press does, arrows move between them, Enter advances, wherever in the dialog the focus is. */
export function useQuizKeys(form: RefObject<HTMLFormElement | null>, open: boolean) {
  useEffect(() => {
    if (!open) return
    const stop = new AbortController()
    document.addEventListener(
      'keydown',
      (event) => {
        if (form.current && !event.defaultPrevented) onKey(event, form.current)
      },
      { signal: stop.signal },
    )
    return () => stop.abort()
  }, [form, open])
}
