import { Segmented } from '@/components/ui/segmented'
import { type Period, periods } from './period'

const options = periods.map((days) => ({ value: days, label: `${days} дней` }))

interface PeriodChoiceProps {
  period: Period
  onChange: (period: Period) => void
}

/** How far the overview looks back. */
export function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  return (
    <div className="mt-4">
      <Segmented
        legend="Период"
        name="overview-period"
        options={options}
        value={period}
        onChange={onChange}
      />
    </div>
  )
}
