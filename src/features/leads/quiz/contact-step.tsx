import { FilePicker } from '@/components/uploads/file-picker'
import { briefHint } from '@/content/consultation'
import { ContactFields } from '../submission/contact-fields'
import { Honeypot } from '../submission/honeypot'
import { EstimatePanel } from './estimate-panel'
import type { useQuiz } from './use-quiz'

export function ContactStep({ quiz }: { quiz: ReturnType<typeof useQuiz> }) {
  return (
    <div className="grid gap-6">
      <EstimatePanel estimate={quiz.range} />
      {/* The form is being sent: a change would be lost. */}
      <fieldset disabled={quiz.isOffline} className="grid gap-x-5 gap-y-4.5 sm:grid-cols-2">
        <ContactFields form={quiz.form} />
      </fieldset>
      <FilePicker uploads={quiz.uploads} hint={briefHint} />
      <Honeypot field={quiz.honeypot} />
    </div>
  )
}
