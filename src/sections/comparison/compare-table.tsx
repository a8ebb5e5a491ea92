import type { CSSProperties, ReactNode } from 'react'
import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import { partsOf } from '@/components/price-parts'
import { Amount } from '@/components/price-tag'
import { Button, buttonVariants } from '@/components/ui/button'
import type { Cell, ComparisonTable } from '@/content/comparisons/comparison'
import { inCurrency } from '@/content/currency'
import { offerOf, type OfferId } from '@/content/offers'
import type { Price } from '@/content/primitives'
import { openDialog } from '@/lib/page/dialog-events'
import { typography } from '@/lib/text/typography'

type Column = ComparisonTable['columns'][number]
type Row = ComparisonTable['rows'][number]

const keyOf = (column: Column) => (typeof column === 'string' ? column : column.to)
const titleOf = (column: Column) =>
  typeof column === 'string' ? offerOf(column).title : column.title
const isSame = ({ cells }: Row) => cells.every((cell) => cell === cells[0])

/** A row of prices and terms from the catalogue, if all columns are offers. */
const offerRows = (columns: readonly Column[]): Row[] => {
  const offers = columns.filter((column) => typeof column === 'string')
  return offers.length < columns.length
    ? []
    : [
        {
          label: offers.some((offer) => offerOf(offer).term) ? 'Цена и срок' : 'Цена',
          cells: offers.map((offer) => ({ offer })),
        },
      ]
}

/*
 * Each row is a line of cells. If they would be too narrow beside the heading, it becomes a line above them,
 * so that all columns fit on the smallest phone.
 */
const narrow = '(40rem - 100cqi) * 999'
const heading: CSSProperties = {
  flex: `0 0 clamp(13rem, ${narrow}, 100%)`,
  padding: `0.7rem 1rem clamp(0rem, ${narrow} * -1, 0.7rem) 0`,
}
const small = 'clamp(0.75rem, 0.55rem + 1cqi, 0.875rem)'
const mark = 'color-mix(in oklab, var(--accent) 10%, transparent)'
const cellStyle = (isFitting: boolean, isGain = false): CSSProperties => ({
  flex: '1 1 0',
  minWidth: 0,
  padding: '0.7rem 0.5rem 0.7rem 0',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  color: isGain ? 'var(--foreground)' : 'var(--muted-foreground)',
  fontWeight: isGain ? 500 : 400,
  ...(isFitting && { background: mark, boxShadow: `-0.5rem 0 ${mark}` }),
})
const line: CSSProperties = { display: 'flex', flexWrap: 'wrap' }

interface CompareTableProps {
  table: ComparisonTable
  name: string
  /** The offer that has everything ticked. */
  fitting: OfferId | undefined
}

/** Offers side by side: first what differs, then what all share. The header stays in view on scroll. */
export function CompareTable({ table: { columns, rows }, name, fitting }: CompareTableProps) {
  const differing = rows.filter((row) => !isSame(row))
  const same = rows.filter(isSame)
  const rowsOf = (shown: readonly Row[]) =>
    shown.map((row) => (
      <tr key={row.label} className="border-t" style={line}>
        <th scope="row" className="text-left font-medium" style={heading}>
          {typography(row.label)}
        </th>
        {row.cells.map((cell, index) => {
          const column = columns[index]
          const isGain =
            typeof cell === 'object' ||
            (cell !== false && index > 0 && cell !== row.cells[index - 1])
          return (
            <td key={index} style={cellStyle(column === fitting, isGain)}>
              <CellView cell={cell} isGain={isGain} />
            </td>
          )
        })}
      </tr>
    ))
  return (
    <table className="block" style={{ fontSize: 'clamp(0.8125rem, 0.7rem + 0.6cqi, 0.9375rem)' }}>
      <caption className="sr-only">{name}</caption>
      <thead className="sticky block border-b bg-background" style={{ zIndex: 10, top: '4rem' }}>
        <tr style={line}>
          <td style={{ ...heading, paddingBlock: 0 }} />
          {columns.map((column) => (
            <th
              key={keyOf(column)}
              scope="col"
              className="text-left font-semibold"
              style={{ ...cellStyle(column === fitting, true), fontWeight: 600, fontSize: small }}
            >
              <span>{typography(titleOf(column))}</span>{' '}
              {column === fitting && <span className="sr-only">— подходит вам</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block">{rowsOf([...offerRows(columns), ...differing])}</tbody>
      {same.length > 0 && (
        <tbody className="block">
          <tr className="border-t" style={line}>
            <th
              scope="rowgroup"
              colSpan={columns.length + 1}
              className="pt-6 pb-3 text-left text-accent"
            >
              Одинаково везде
            </th>
          </tr>
          {rowsOf(same)}
        </tbody>
      )}
      <tfoot className="block border-t">
        <tr style={line}>
          <td style={{ ...heading, paddingBlock: 0 }} />
          {columns.map((column) => (
            <td key={keyOf(column)} style={cellStyle(column === fitting)}>
              <ColumnAction column={column} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

function CellView({ cell, isGain = false }: { cell: Cell; isGain?: boolean }): ReactNode {
  if (cell === true) {
    return (
      <>
        <Check
          aria-hidden
          className="size-4"
          style={{
            display: 'inline',
            verticalAlign: '-0.15em',
            color: isGain ? 'var(--accent)' : undefined,
          }}
        />
        <span className="sr-only">есть</span>
      </>
    )
  }
  if (cell === false) {
    return (
      <>
        <span aria-hidden>—</span>
        <span className="sr-only">нет</span>
      </>
    )
  }
  // As written: «без ограничений» in one piece would be wider than a phone's cell, and break inside its word.
  if (typeof cell === 'string') return cell
  const { price, term } = offerOf(cell.offer)
  return (
    <>
      {price && <CellPrice price={price} />}
      {term && <span>{typography(term.text)}</span>}
    </>
  )
}

/** A sum may break before its currency alone, which a narrow cell would otherwise break inside its word. */
const breakable: typeof inCurrency = (...sum) =>
  inCurrency(...sum).replace(/\u00a0(?=[^\d\u00a0]+$)/, ' ')

function CellPrice({ price }: { price: Price }) {
  const { before, figure, amount, after, below } = partsOf(price)
  const quiet = 'font-normal text-muted-foreground'
  return (
    <p className="font-semibold">
      {before && <span className={quiet}>{before} </span>}
      {amount === undefined ? <span>{figure}</span> : <Amount of={amount} text={breakable} />}
      {after && <span className={quiet}> {after}</span>}
      {below && <span className={`${quiet} block`}>{below}</span>}
    </p>
  )
}

function ColumnAction({ column }: { column: Column }) {
  const fitting = { paddingInline: '0.25rem', fontSize: small }
  if (typeof column === 'string') {
    return (
      <Button
        variant="secondary"
        width="full"
        style={fitting}
        aria-haspopup="dialog"
        aria-label={`Заказать: ${offerOf(column).title}`}
        onClick={() => openDialog('order', { offer: column })}
      >
        Заказать
      </Button>
    )
  }
  return (
    <Link
      to={column.to}
      className={buttonVariants({ variant: 'secondary', width: 'full' })}
      style={fitting}
    >
      {column.label}
    </Link>
  )
}
