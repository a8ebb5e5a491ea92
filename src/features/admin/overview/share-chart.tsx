import { formatNumber } from '@contracts/russian.ts'
import { Bar, BarChart, LabelList, Tooltip, XAxis, YAxis } from 'recharts'
import { axisStyle, cursorStyle, tipOf, useMotion } from './chart-parts'
import { formatShare } from './format-figures'
import type { ShareLine } from './shares'

interface ShareChartProps {
  lines: readonly ShareLine[]
  color: string
  /** Width of the labels in pixels. */
  nameWidth: number
  /** The unit counted: «Дошли», «Чаты». */
  counted: string
}

const lineHeight = 38

export function ShareChart({ lines, color, nameWidth, counted }: ShareChartProps) {
  const motion = useMotion()
  const data = lines.map((line) => ({
    ...line,
    text: `${formatNumber(line.count)} · ${formatShare(line.share)}`,
  }))
  return (
    <BarChart
      responsive
      layout="vertical"
      data={data}
      accessibilityLayer={false}
      margin={{ top: 0, right: 88, bottom: 0, left: 0 }}
      barCategoryGap={7}
      className="w-full"
      style={{ height: lines.length * lineHeight }}
    >
      <XAxis type="number" domain={[0, 1]} hide />
      <YAxis type="category" dataKey="label" {...axisStyle} width={nameWidth} interval={0} />
      <Tooltip
        cursor={cursorStyle}
        content={tipOf(lines, 'label', ({ label, count, share }) => ({
          title: label,
          lines: [
            { label: counted, value: formatNumber(count) },
            { label: 'Доля', value: formatShare(share) },
          ],
        }))}
      />
      <Bar
        dataKey="share"
        fill={color}
        radius={4}
        // A bar of zero size would have no background.
        minPointSize={1}
        background={{ fill: 'var(--muted)', radius: 4 }}
        {...motion}
      >
        <LabelList
          dataKey="text"
          // In a column at the right edge.
          content={({ y, height, value }) => (
            <text
              x="100%"
              dx={-80}
              y={Number(y) + Number(height) / 2}
              dominantBaseline="central"
              fontSize={12}
              fill="var(--foreground)"
            >
              {value}
            </text>
          )}
        />
      </Bar>
    </BarChart>
  )
}
