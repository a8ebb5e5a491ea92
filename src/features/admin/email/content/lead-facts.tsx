import { Disclosure } from '@/components/disclosure'
import { leadWishes } from '../../lead-details'
import { DetailList } from '../detail-list'
import { LetterText } from './email-text'

interface LeadFactsProps {
  lead: unknown
  interest: string | null
  /** The mail that told the managers of it. */
  body: string | null
}

/** What a form asked for, as fields. */
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
            <LetterText text={body} />
          </Disclosure>
        </div>
      )}
    </>
  )
}
