import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatNumber } from '@contracts/russian.ts'
import { typography } from '@/lib/text/typography'
import type { Erased, FoundPerson } from './person-requests'
import { placesOf, tracesOf } from './person-words'

interface ErasedReportProps {
  person: FoundPerson
  erased: Erased
}

/** What was erased, and which texts of others still name the person: only a reader can tell whom they mean. */
export function ErasedReport({ person: { address, names }, erased }: ErasedReportProps) {
  const { had_account: hasAccount, mentions, ...counts } = erased
  const traces = tracesOf({ ...counts, hasAccount })
  const places = placesOf(mentions ?? {})
  return (
    <div className="mt-5 space-y-3 border-t pt-4 text-[0.9375rem]">
      <p className="flex gap-2.5">
        <CircleCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-success" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {typography(
            `Данные ${address} удалены${traces.length > 0 ? `: ${traces.join(', ')}` : ''}. Адрес вычеркнут и из того, что писали другие.`,
          )}
        </span>
      </p>
      {(places.length > 0 || !mentions) && (
        <div>
          <p>
            {typography(
              mentions
                ? 'Имя или телефон ещё встречаются в чужих текстах. Тот ли это человек, видно только по смыслу: проверьте и исправьте вручную.'
                : 'Узнать, встречаются ли имя и телефон в чужих текстах, не удалось: поищите их сами.',
            )}
          </p>
          <dl className="mt-3 grid max-w-xs grid-cols-[1fr_auto] gap-x-6 gap-y-1.5">
            {places.map(({ label, count }) => (
              <div key={label} className="col-span-2 grid grid-cols-subgrid">
                <dt className="text-muted-foreground">{label}</dt>
                <dd className="text-right tabular-nums">{formatNumber(count)}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
            {names.map((name) => (
              <Link
                key={name}
                to={{ search: `?${new URLSearchParams({ q: name })}` }}
                className="inline-flex min-h-11 items-center text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent"
              >
                Искать «{name}» в&nbsp;письмах
              </Link>
            ))}
          </p>
        </div>
      )}
    </div>
  )
}
