import { type ReactNode, useId } from 'react'
import { cn } from '@/lib/cn'
import { ScrollRow } from './scroll-row'

interface SegmentedProps<Value extends string | number> {
  legend: string
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  /** As small as touch allows, for narrow columns. */
  isCompact?: boolean
}

/** A segmented control: a few options side by side, as radio buttons. */
export function Segmented<Value extends string | number>(props: SegmentedProps<Value>) {
  const { legend, options, value, onChange, isCompact = false } = props
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <ScrollRow chosen={value} className={isCompact ? undefined : 'sm:w-fit'}>
        <div className={cn('flex w-max min-w-full p-1', isCompact ? 'gap-0.5' : 'gap-1')}>
          {options.map((option) => (
            <label
              key={option.value}
              className={cn(
                'relative flex flex-auto cursor-pointer items-center justify-center rounded-lg font-medium text-muted-foreground transition-colors hover:text-foreground has-checked:bg-background has-checked:text-foreground has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ring',
                isCompact
                  ? 'h-10 gap-1.5 px-2 text-[0.8125rem] whitespace-nowrap max-[24rem]:px-1 max-[24rem]:text-[0.75rem] lg:px-1.5 lg:pointer-fine:h-8'
                  : 'h-11 px-5 text-[0.9375rem] max-sm:px-3.5',
              )}
            >
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
                className="absolute inset-0 cursor-pointer appearance-none outline-none"
              />
              {option.label}
            </label>
          ))}
        </div>
      </ScrollRow>
    </fieldset>
  )
}
