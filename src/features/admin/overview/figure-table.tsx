import { SideScroll } from '@/components/side-scroll'
import { cn } from '@/lib/cn'

interface FigureTableProps {
  caption: string
  head: readonly string[]
  /** The first cell names the row. */
  rows: readonly (readonly string[])[]
  foot?: readonly string[]
}

export function FigureTable({ caption, head, rows, foot }: FigureTableProps) {
  return (
    <SideScroll label={caption} scrollsDown>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-card text-caption text-muted-foreground">
          <tr className="border-b">
            {head.map((label, index) => (
              <th
                key={label}
                scope="col"
                className={cn(cell, index > 0 ? 'text-right' : 'text-left')}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map((cells) => (
            <Row key={cells[0]} cells={cells} />
          ))}
        </tbody>
        {foot && (
          <tfoot className="border-t font-semibold">
            <Row cells={foot} />
          </tfoot>
        )}
      </table>
    </SideScroll>
  )
}

const cell = 'px-2 py-2 font-medium first:pl-0 last:pr-0 whitespace-nowrap'

function Row({ cells }: { cells: readonly string[] }) {
  return (
    <tr>
      {cells.map((text, index) =>
        index === 0 ? (
          <th key={index} scope="row" className={cn(cell, 'text-left')}>
            {text}
          </th>
        ) : (
          <td key={index} className="px-2 py-2 text-right last:pr-0">
            {text}
          </td>
        ),
      )}
    </tr>
  )
}
