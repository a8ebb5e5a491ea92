import { consultationBudgets, consultationProjectTypes } from '@contracts/lead-options.ts'
import { translated } from '@contracts/lang.ts'
import { useLang } from '@/lib/hooks/use-texts'
import { errorText } from '@/lib/text/error-text'
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

const texts = translated(
  {
    projectType: 'Тип проекта',
    chooseType: 'Выберите тип',
    budget: 'Бюджет',
    chooseBudget: 'Выберите бюджет',
    task: 'Задача',
    taskHint: 'Можно пропустить: спросим при разговоре.',
    description: 'Описание проекта',
    descriptionHint: 'Какую задачу нужно решить? Достаточно пары предложений.',
  },
  {
    projectType: 'Project type',
    chooseType: 'Choose a type',
    budget: 'Budget',
    chooseBudget: 'Choose a budget',
    task: 'Task',
    taskHint: 'You can skip this: we will ask when we talk.',
    description: 'About the project',
    descriptionHint: 'What needs to be solved? A couple of sentences will do.',
  },
)

type Filled = Pick<ReturnType<typeof useConsultationForm>, 'form' | 'isOrder' | 'currency'>

/** The form's fields; for an order without those that the package answers. */
export function ConsultationFields({ form, isOrder, currency }: Filled) {
  const { register } = form
  const { errors } = form.formState
  const lang = useLang()
  const said = texts[lang]
  return (
    <div className="grid gap-x-5 gap-y-4.5 sm:grid-cols-2">
      <ContactFields form={form} />
      {!isOrder && (
        <>
          <Field
            label={said.projectType}
            error={errorText(lang, 'projectType', errors.projectType)}
          >
            {(control) => (
              <Select
                {...control}
                {...register('projectType')}
                options={optionsOf(consultationProjectTypes, consultationProjectTypeLabels[lang])}
                placeholder={said.chooseType}
              />
            )}
          </Field>
          <Field
            label={said.budget}
            hint={consultationBudgetHint(currency, lang)}
            error={errorText(lang, 'budget', errors.budget)}
          >
            {(control) => (
              <Select
                {...control}
                {...register('budget')}
                options={optionsOf(consultationBudgets, consultationBudgetLabels[lang])}
                placeholder={said.chooseBudget}
              />
            )}
          </Field>
        </>
      )}
      <div className="sm:col-span-2">
        <Field
          label={isOrder ? said.task : said.description}
          error={errorText(lang, 'description', errors.description)}
        >
          {(control) => (
            <Textarea
              {...control}
              {...register('description')}
              rows={isOrder ? 2 : 4}
              placeholder={isOrder ? said.taskHint : said.descriptionHint}
            />
          )}
        </Field>
      </div>
    </div>
  )
}
