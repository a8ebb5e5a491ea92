import { consultationBudgets, consultationProjectTypes } from '@contracts/lead-options.ts'
import { ContactFields } from '../submission/contact-fields'
import { Field } from '@/components/field'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import {
  consultationBudgetHint,
  consultationBudgetLabels,
  consultationProjectTypeLabels,
} from '@/content/consultation'
import type { useConsultationForm } from './use-consultation-form'

const optionsOf = <Id extends string>(ids: readonly Id[], labels: Record<Id, string>) =>
  ids.map((value) => ({ value, label: labels[value] }))
const projectTypes = optionsOf(consultationProjectTypes, consultationProjectTypeLabels)
const budgets = optionsOf(consultationBudgets, consultationBudgetLabels)

type Filled = Pick<ReturnType<typeof useConsultationForm>, 'form' | 'isOrder' | 'currency'>

/** The form's fields; for an order without those that the package answers. */
export function ConsultationFields({ form, isOrder, currency }: Filled) {
  const { register } = form
  const { errors } = form.formState
  return (
    <div className="grid gap-x-5 gap-y-4.5 sm:grid-cols-2">
      <ContactFields form={form} />
      {!isOrder && (
        <>
          <Field label="Тип проекта" error={errors.projectType?.message}>
            {(control) => (
              <Select
                {...control}
                {...register('projectType')}
                options={projectTypes}
                placeholder="Выберите тип"
              />
            )}
          </Field>
          <Field
            label="Бюджет"
            hint={consultationBudgetHint(currency)}
            error={errors.budget?.message}
          >
            {(control) => (
              <Select
                {...control}
                {...register('budget')}
                options={budgets}
                placeholder="Выберите бюджет"
              />
            )}
          </Field>
        </>
      )}
      <div className="sm:col-span-2">
        <Field label={isOrder ? 'Задача' : 'Описание проекта'} error={errors.description?.message}>
          {(control) => (
            <Textarea
              {...control}
              {...register('description')}
              rows={isOrder ? 2 : 4}
              placeholder={
                isOrder
                  ? 'Можно пропустить: спросим при разговоре.'
                  : 'Какую задачу нужно решить? Достаточно пары предложений.'
              }
            />
          )}
        </Field>
      </div>
    </div>
  )
}
