import { Check } from 'lucide-react'

interface RowCheckboxProps {
  label: string
  isSelected: boolean
  /** @param isRange whether Shift was held */
  onSelect: (isRange: boolean) => void
}

/** The checkbox of a row; the whole left edge of the row is its target. */
export function RowCheckbox({ label, isSelected, onSelect }: RowCheckboxProps) {
  return (
    <label className="relative grid w-11 shrink-0 cursor-pointer justify-center pt-2">
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        onChange={({ nativeEvent }) =>
          onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="peer size-4.5 cursor-pointer appearance-none rounded-[0.3125rem] border border-input transition-colors group-hover:border-foreground/70 checked:border-primary! checked:bg-primary"
      />
      <Check
        aria-hidden
        strokeWidth={3}
        className="pointer-events-none absolute top-[0.5625rem] left-1/2 hidden size-4 -translate-x-1/2 text-primary-foreground peer-checked:block"
      />
    </label>
  )
}
