import type { ArticleBlock } from '@/content/rich-text'
import { typography } from '@/lib/text/typography'
import { RichText } from './rich-text'
import { SideScroll } from '@/components/side-scroll'

type Table = Extract<ArticleBlock, { kind: 'table' }>

/** A table that scrolls sideways, visibly, if the page is too narrow for it: below 640 px. */
export function DataTable({ table: { head, rows } }: { table: Table }) {
  return (
    <div className="my-8 overflow-hidden rounded-card border bg-card">
      <p
        aria-hidden
        className="arrow-after flex items-center px-5 py-2.5 text-caption text-muted-foreground sm:hidden print:hidden"
      >
        Таблица прокручивается вбок
      </p>
      <SideScroll label={`Таблица: ${head.filter(Boolean).join(', ')}`}>
        <table className="w-full min-w-[35rem] text-left text-[0.9375rem] leading-normal">
          <thead>
            <tr className="border-b bg-muted/60">
              {head.map((cell, index) =>
                cell ? (
                  <th key={index} scope="col" className="px-5 py-3 font-semibold">
                    {typography(cell)}
                  </th>
                ) : (
                  <td key={index} />
                ),
              )}
            </tr>
          </thead>
          <tbody className="divide-y">
            {rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, position) => (
                  <td
                    key={position}
                    className="px-5 py-3 align-top not-first:text-muted-foreground first:font-medium"
                  >
                    <RichText text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </SideScroll>
    </div>
  )
}
