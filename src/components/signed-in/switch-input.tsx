import type { ComponentProps } from 'react'

type SwitchInputProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'>

/** A checkbox shown and announced as a switch; it takes effect at once. */
export function SwitchInput(props: SwitchInputProps) {
  return (
    <span className="relative inline-flex h-11 w-13 shrink-0 items-center justify-center">
      <input
        type="checkbox"
        role="switch"
        className="peer absolute inset-0 cursor-pointer appearance-none outline-none disabled:cursor-not-allowed"
        {...props}
      />
      <span
        aria-hidden
        className="pointer-events-none flex h-6 w-10.5 items-center rounded-full border border-input bg-muted px-[0.1875rem] transition-colors *:bg-input peer-checked:justify-end peer-checked:border-primary peer-checked:bg-primary peer-checked:*:bg-primary-foreground peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring peer-disabled:opacity-45"
      >
        <span className="size-4 rounded-full" />
      </span>
    </span>
  )
}
