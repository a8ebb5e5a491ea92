import { type Period, periods } from '../../model/overview/period'

const labels: Record<Period, string> = { 7: '7 дней', 30: '30 дней', 90: '90 дней' }

interface PeriodChoiceProps {
  period: Period
  onChange: (period: Period) => void
}

/** How far the overview looks back. */
export function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="sr-only">Период</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-1 rounded-xl bg-muted p-1 sm:inline-grid">
        {periods.map((days) => (
          <label
            key={days}
            className="relative flex h-11 cursor-pointer items-center justify-center rounded-lg px-5 text-[0.9375rem] font-medium text-muted-foreground transition-colors hover:text-foreground has-checked:bg-background has-checked:text-foreground has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name="overview-period"
              value={days}
              checked={period === days}
              onChange={() => onChange(days)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {labels[days]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
