import { Disclosure } from '@/components/disclosure'
import { leadWishes } from '../../lead-details'
import { DetailList } from '../detail-list'
import { EmailText } from './email-text'

interface LeadFactsProps {
  lead: unknown
  interest: string | null
  /** The text of the email. */
  body: string | null
}

/** The answers of a form. */
export function LeadFacts({ lead, interest, body }: LeadFactsProps) {
  const wishes = leadWishes(lead)
  const facts = interest ? [{ label: 'Интерес', value: interest }, ...wishes] : wishes
  return (
    <>
      {facts.length > 0 ? (
        <DetailList details={facts} />
      ) : (
        <p className="text-[0.9375rem] text-muted-foreground">Оставлены только контакты.</p>
      )}
      {body && (
        <div className="mt-2 -mb-2">
          <Disclosure summary="Текст заявки целиком">
            <EmailText text={body} />
          </Disclosure>
        </div>
      )}
    </>
  )
}
