import type { RefObject } from 'react'
import type { Estimate } from '@contracts/estimate.ts'
import { FilePicker } from '@/components/uploads/file-picker'
import type { Uploads } from '@/components/uploads/use-uploads'
import { briefHint } from '@/content/consultation'
import { type ContactForm, ContactFields } from '../submission/contact-fields'
import { Honeypot } from '../submission/honeypot'
import { EstimatePanel } from './estimate-panel'

interface ContactStepProps {
  form: ContactForm
  estimate: Estimate
  honeypot: RefObject<HTMLInputElement | null>
  uploads: Uploads
  /** Whether the request waits for a connection. */
  isOffline: boolean
}

/** The last step: the estimate, and the address for the proposal. */
export function ContactStep({ form, estimate, honeypot, uploads, isOffline }: ContactStepProps) {
  return (
    <div className="grid gap-6">
      <EstimatePanel estimate={estimate} />
      {/* The form is being sent: a change would be lost. */}
      <fieldset disabled={isOffline} className="grid gap-x-5 gap-y-4.5 sm:grid-cols-2">
        <ContactFields form={form} />
      </fieldset>
      <FilePicker uploads={uploads} hint={briefHint} />
      <Honeypot field={honeypot} />
    </div>
  )
}
