import { ArrowLeft, X } from 'lucide-react'
import { IconButton } from '@/components/ui/icon-button'
import { placeholders } from '../../labels'
import { stripHidden } from '../plain-text'

interface EmailTitleProps {
  subject: string | null
  onClose: () => void
}

/** The subject, and the buttons that close the email. */
export function EmailTitle({ subject, onClose }: EmailTitleProps) {
  return (
    <header className="flex shrink-0 items-start gap-1 px-1 pt-1.5 pb-1 lg:pt-2.5 lg:pr-3 lg:pl-6">
      <IconButton label="К списку" onClick={onClose} className="lg:hidden">
        <ArrowLeft aria-hidden className="size-5!" />
      </IconButton>
      <h2 className="line-clamp-3 min-w-0 flex-1 self-center py-1.5 text-lg leading-snug font-semibold tracking-[-0.012em] [overflow-wrap:anywhere]">
        {stripHidden(subject ?? '') || placeholders.subject}
      </h2>
      <IconButton label="Закрыть письмо" keyName="Esc" onClick={onClose} className="max-lg:hidden">
        <X aria-hidden className="size-5!" />
      </IconButton>
    </header>
  )
}
