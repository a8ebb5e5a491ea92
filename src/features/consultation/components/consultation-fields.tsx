import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { consultationBudgets, consultationProjectTypes } from '@contracts/lead-options.ts'
import type { ConsultationInput } from '@contracts/lead.ts'
import { Field } from '@/components/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { consultationBudgetLabels, consultationProjectTypeLabels } from '@/content/consultation'

const projectTypes = consultationProjectTypes.map((value) => ({
  value,
  label: consultationProjectTypeLabels[value],
}))
const budgets = consultationBudgets.map((value) => ({
  value,
  label: consultationBudgetLabels[value],
}))

interface ConsultationFieldsProps {
  register: UseFormRegister<ConsultationInput>
  errors: FieldErrors<ConsultationInput>
}

export function ConsultationFields({ register, errors }: ConsultationFieldsProps) {
  return (
    <div className="grid gap-x-5 gap-y-4.5 sm:grid-cols-2">
      <Field label="Имя" required error={errors.name?.message}>
        {(control) => (
          <Input {...control} {...register('name')} autoComplete="name" placeholder="Ваше имя" />
        )}
      </Field>
      <Field label="Email" required error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('email')}
            type="email"
            autoComplete="email"
            placeholder="name@company.ru"
          />
        )}
      </Field>
      <Field label="Телефон" required error={errors.phone?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('phone')}
            type="tel"
            autoComplete="tel"
            placeholder="+996 555 123 456"
          />
        )}
      </Field>
      <Field label="Компания" error={errors.company?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('company')}
            autoComplete="organization"
            placeholder="Название компании"
          />
        )}
      </Field>
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
      <Field label="Бюджет" error={errors.budget?.message}>
        {(control) => (
          <Select
            {...control}
            {...register('budget')}
            options={budgets}
            placeholder="Выберите бюджет"
          />
        )}
      </Field>
      <div className="sm:col-span-2">
        <Field label="Описание проекта" error={errors.description?.message}>
          {(control) => (
            <Textarea
              {...control}
              {...register('description')}
              rows={4}
              placeholder="Какую задачу нужно решить? Достаточно пары предложений."
            />
          )}
        </Field>
      </div>
    </div>
  )
}
