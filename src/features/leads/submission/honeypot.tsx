import type { RefObject } from 'react'

/** Password managers fill fields without their opt-out; each knows another attribute for «leave it alone». */
const leftAlone = {
  autoComplete: 'off',
  'data-1p-ignore': true,
  'data-lpignore': true,
  'data-bwignore': true,
  'data-form-type': 'other',
}

/** A trap for bots: out of sight, out of the tab order, hidden from assistive technology. */
export function Honeypot({ field }: { field: RefObject<HTMLInputElement | null> }) {
  return (
    <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        Не заполняйте это поле
        <input ref={field} type="text" name="nickname" tabIndex={-1} {...leftAlone} />
      </label>
    </div>
  )
}
