import type { Rating } from '@contracts/chat-limits.ts'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody } from '@/components/ui/dialog'
import { ratingTexts } from '@/content/chat'
import { RatingStars } from './rating-stars'

interface RatingDialogProps {
  open: boolean
  given: Rating | undefined
  onRate: (rating: Rating) => void
  onSkip: () => void
  /** Moves the focus on. */
  onClosed: () => void
}

/** Asks for a rating, which may be skipped. */
export function RatingDialog({ open, given, onRate, onSkip, onClosed }: RatingDialogProps) {
  return (
    <Dialog open={open} onClose={onSkip} onClosed={onClosed} size="small" title={ratingTexts.title}>
      <DialogBody>
        <form onSubmit={(event) => event.preventDefault()}>
          <RatingStars given={given} onRate={onRate} />
          <div className="mt-3 grid place-items-center *:col-start-1 *:row-start-1">
            <p role="status" className="text-sm font-medium">
              {given ? ratingTexts.thanks : ''}
            </p>
            <Button variant="ghost" onClick={onSkip} className={given ? 'invisible' : ''}>
              {ratingTexts.skip}
            </Button>
          </div>
        </form>
      </DialogBody>
    </Dialog>
  )
}
