import { Input } from '@/components/ui/input'
import type { DayRange } from '../lib/day-range'

interface DayRangeFieldsProps extends DayRange {
  onChange: (change: Partial<DayRange>) => void
}

/** The days that a log is narrowed to. */
export const DayRangeFields = ({ from, until, onChange }: DayRangeFieldsProps) => (
  <div className="grid grid-cols-2 gap-3 sm:col-span-2 lg:col-span-1">
    <DayField
      label="С"
      value={from}
      max={until || undefined}
      onChange={(day) => onChange({ from: day })}
    />
    <DayField
      label="По"
      value={until}
      min={from || undefined}
      onChange={(day) => onChange({ until: day })}
    />
  </div>
)

interface DayFieldProps {
  label: string
  value: string
  min?: string | undefined
  max?: string | undefined
  onChange: (day: string) => void
}

const DayField = ({ label, onChange, ...input }: DayFieldProps) => (
  <label className="flex items-center gap-2 text-sm text-muted-foreground max-sm:block">
    {label}
    <Input
      type="date"
      className="min-w-0 flex-1 px-3 max-sm:mt-1"
      onChange={({ target }) => onChange(target.value)}
      {...input}
    />
  </label>
)
