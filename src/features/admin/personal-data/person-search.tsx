import { zodResolver } from '@hookform/resolvers/zod'
import { CircleCheck, Search } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { searchedText } from '@contracts/mail-address.ts'
import { formatNumber } from '@contracts/russian.ts'
import { z } from '@contracts/zod.ts'
import { Form } from '@/components/ui/form'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/text-field'
import { typography } from '@/lib/text/typography'
import { type Erased, type FoundPerson, useDescribePerson } from './person-requests'
import { PersonFound } from './person-found'
import { isAddress, placesOf, tracesOf } from './person-words'

const schema = z.object({
  address: z
    .string()
    .transform((typed) => searchedText(typed).toLowerCase())
    .pipe(z.string().min(3, 'Укажите email, телефон или ник').max(254, 'Не больше 254 символов')),
})

export function PersonSearch({ person }: { person: string }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { address: person } })
  const search = useDescribePerson()
  const [erased, setErased] = useState<Erased>()
  const submit = form.handleSubmit(({ address }) => {
    if (search.isPending) return
    setErased(undefined)
    search.mutate(address)
  })
  return (
    <section aria-labelledby="person-title" className="rounded-card border bg-card p-4 sm:p-5">
      <h3 id="person-title" className="font-semibold">
        Данные одного человека
      </h3>
      <p className="mt-1 text-[0.9375rem] text-muted-foreground">
        {typography(
          'Если человек попросил копию своих данных или их удаление, найдите его по адресу, с которого он писал. Кто адреса не оставил, найдётся по телефону или нику.',
        )}
      </p>
      <Form
        onSubmit={submit}
        className="mt-4 grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <TextField
          label="Email, телефон или ник"
          required
          error={form.formState.errors.address?.message}
          {...form.register('address')}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" className="min-h-12 sm:mt-[1.625rem]" aria-busy={search.isPending}>
          <Search aria-hidden />
          {search.isPending ? 'Ищем…' : 'Найти'}
        </Button>
      </Form>
      <div aria-live="polite">
        {search.data &&
          (erased ? (
            <ErasedReport person={search.data} erased={erased} />
          ) : (
            <PersonFound person={search.data} onErased={setErased} />
          ))}
      </div>
    </section>
  )
}

type ErasedReportProps = { person: FoundPerson; erased: Erased }

/** What was erased, and which texts of others still name the person: only a reader can tell whom they mean. */
function ErasedReport({ person: { address, names }, erased }: ErasedReportProps) {
  const { had_account: hasAccount, mentions, ...counts } = erased
  const traces = tracesOf({ ...counts, hasAccount })
  const places = placesOf(mentions ?? {})
  return (
    <div className="mt-5 space-y-3 border-t pt-4 text-[0.9375rem]">
      <p className="flex gap-2.5">
        <CircleCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-success" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {typography(
            `Данные ${address} удалены${traces.length > 0 ? `: ${traces.join(', ')}` : ''}.${isAddress(address) ? ' Адрес вычеркнут и из того, что писали другие.' : ''}`,
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
