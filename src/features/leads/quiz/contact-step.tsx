import type { ComponentProps, RefObject } from 'react'
import type { Estimate } from '@contracts/estimate.ts'
import { ConsentLine } from '../submission/consent-line'
import { ContactFields } from '../submission/contact-fields'
import { Honeypot } from '../submission/honeypot'
import { EstimatePanel } from './estimate-panel'

interface ContactStepProps extends ComponentProps<typeof ContactFields> {
  estimate: Estimate
  honeypot: RefObject<HTMLInputElement | null>
}

/** The last step: the estimate, and where to send the proposal. */
export function ContactStep({ estimate, honeypot, register, errors }: ContactStepProps) {
  return (
    <div className="grid gap-6">
      <EstimatePanel estimate={estimate} />
      <div className="grid gap-x-5 gap-y-4.5 sm:grid-cols-2">
        <ContactFields register={register} errors={errors} />
      </div>
      <Honeypot field={honeypot} />
      <ConsentLine />
    </div>
  )
}
