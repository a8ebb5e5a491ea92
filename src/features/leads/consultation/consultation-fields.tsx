import type { UseFormReturn } from 'react-hook-form'
import { consultationBudgets, consultationProjectTypes } from '@contracts/lead-options.ts'
import type { Consultation, ConsultationInput } from '@contracts/lead.ts'
import { ContactFields } from '../submission/contact-fields'
import { Field } from '@/components/field'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import {
  consultationBudgetHint,
  consultationBudgetLabels,
  consultationProjectTypeLabels,
} from '@/content/consultation'

const optionsOf = <Id extends string>(ids: readonly Id[], labels: Record<Id, string>) =>
  ids.map((value) => ({ value, label: labels[value] }))
const projectTypes = optionsOf(consultationProjectTypes, consultationProjectTypeLabels)
const budgets = optionsOf(consultationBudgets, consultationBudgetLabels)

interface ConsultationFieldsProps {
  form: UseFormReturn<ConsultationInput, unknown, Consultation>
  /** A package is ordered: what it is and costs is known. */
  isOrder: boolean
}

export function ConsultationFields({ form, isOrder }: ConsultationFieldsProps) {
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
          <Field label="Бюджет" hint={consultationBudgetHint} error={errors.budget?.message}>
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
