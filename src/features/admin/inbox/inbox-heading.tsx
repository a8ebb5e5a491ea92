import { Download, Keyboard } from 'lucide-react'
import { IconButton } from '@/components/ui/icon-button'
import { PanelHeading } from '../panel-heading'
import type { InboxCounts } from './fetch-inbox-counts'
import { WeeklyPromise } from './weekly-promise'

interface InboxHeadingProps {
  counts: InboxCounts | null | undefined
  isFetching: boolean
  isExporting: boolean
  onRefresh: () => void
  onExport: () => void
  onHelp: () => void
}

export function InboxHeading(props: InboxHeadingProps) {
  const { counts, isFetching, isExporting, onRefresh, onExport, onHelp } = props
  return (
    <PanelHeading
      id="inbox-title"
      title="Email сообщения"
      isFetching={isFetching}
      onRefresh={onRefresh}
      actions={
        <>
          <IconButton label="Выгрузить список в CSV" aria-busy={isExporting} onClick={onExport}>
            <Download aria-hidden className={isExporting ? 'animate-pulse' : undefined} />
          </IconButton>
          <IconButton
            label="Клавиши"
            keyName="?"
            aria-keyshortcuts="?"
            className="max-lg:hidden"
            onClick={onHelp}
          >
            <Keyboard aria-hidden />
          </IconButton>
        </>
      }
    >
      <WeeklyPromise counts={counts} />
    </PanelHeading>
  )
}
