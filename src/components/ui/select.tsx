import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { controlStyle } from './control'

interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly { value: string; label: string }[]
  /** Label of the empty option; without it an option is always selected. */
  placeholder?: string
}

/** A native select, for the system's own picker on phones. */
export function Select({ className, options, placeholder, ...props }: SelectProps) {
  return (
    <span className="relative block">
      <select className={cn(controlStyle, 'h-12 appearance-none pr-10', className)} {...props}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-muted-foreground"
      />
    </span>
  )
}
