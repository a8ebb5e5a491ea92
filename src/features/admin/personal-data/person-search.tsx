import { zodResolver } from '@hookform/resolvers/zod'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { addressField } from '@contracts/mail-address.ts'
import { z } from '@contracts/zod.ts'
import { Field } from '@/components/field'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { typography } from '@/lib/text/typography'
import { type Erased, type FoundPerson, useDescribePerson } from './person-requests'
import { ErasedReport } from './erased-report'
import { PersonFound } from './person-found'

const schema = z.object({ address: addressField.pipe(z.string().toLowerCase()) })

/** Looks up a person by address, to export or erase their data. */
export function PersonSearch() {
  const [params] = useSearchParams()
  const person = params.get('person') ?? ''
  // A new link means another person.
  return <Content key={person} person={person} />
}

function Content({ person }: { person: string }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { address: person } })
  const search = useDescribePerson()
  const [outcome, setOutcome] = useState<{ person: FoundPerson; erased?: Erased }>()
  const submit = form.handleSubmit(({ address }) => {
    if (search.isPending) return
    setOutcome(undefined)
    search.mutate(address, { onSuccess: (found) => setOutcome({ person: found }) })
  })
  return (
    <section aria-labelledby="person-title" className="rounded-card border bg-card p-4 sm:p-5">
      <h3 id="person-title" className="font-semibold">
        Данные одного человека
      </h3>
      <p className="mt-1 text-[0.9375rem] text-muted-foreground">
        {typography(
          'Если человек попросил копию своих данных или их удаление, найдите его по адресу, с которого он писал.',
        )}
      </p>
      <form
        noValidate
        onSubmit={submit}
        className="mt-4 grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <Field label="Email человека" required error={form.formState.errors.address?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('address')}
              type="email"
              inputMode="email"
              autoComplete="off"
            />
          )}
        </Field>
        <Button type="submit" className="min-h-12 sm:mt-[1.625rem]" aria-busy={search.isPending}>
          <Search aria-hidden />
          {search.isPending ? 'Ищем…' : 'Найти'}
        </Button>
      </form>
      <div aria-live="polite">
        {outcome &&
          (outcome.erased ? (
            <ErasedReport person={outcome.person} erased={outcome.erased} />
          ) : (
            <PersonFound
              person={outcome.person}
              onErased={(erased) => setOutcome({ ...outcome, erased })}
            />
          ))}
      </div>
    </section>
  )
}
