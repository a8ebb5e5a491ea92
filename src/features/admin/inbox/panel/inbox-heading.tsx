import { Download, Plus } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { PanelHeading } from '../../panel-heading'
import { RefreshButton } from '../../refresh-button'
import type { InboxCounts } from '../fetch-inbox-counts'
import { WeeklyPromise } from './weekly-promise'

interface InboxHeadingProps {
  counts: InboxCounts | null | undefined
  isFetching: boolean
  isExporting: boolean
  onRefresh: () => void
  onExport: () => void
  onNewLead: () => void
}

/** The title and what concerns the whole list, above it on a wide screen. */
export function InboxHeading(props: InboxHeadingProps) {
  const { counts, isFetching, onRefresh, onNewLead } = props
  return (
    <PanelHeading
      id="inbox-title"
      title="Email сообщения"
      isFetching={isFetching}
      onRefresh={onRefresh}
      actions={
        <>
          <Button
            variant="secondary"
            className="mr-1.5 h-10 px-3.5 text-sm"
            title="Новое обращение (C)"
            aria-keyshortcuts="c"
            onClick={onNewLead}
          >
            <Plus aria-hidden />
            Новое обращение
          </Button>
          <ExportButton {...props} />
        </>
      }
    >
      <WeeklyPromise counts={counts} />
    </PanelHeading>
  )
}

function ExportButton({
  isExporting,
  onExport,
}: Pick<InboxHeadingProps, 'isExporting' | 'onExport'>) {
  return (
    <IconButton label="Выгрузить список в CSV" aria-busy={isExporting} onClick={onExport}>
      <Download aria-hidden className={isExporting ? 'animate-pulse' : undefined} />
    </IconButton>
  )
}

/** The same on a phone, where the first letters matter more: unfolded with the filters. */
export function InboxTools(props: InboxHeadingProps) {
  const { counts, isFetching, onRefresh } = props
  return (
    <div className="mt-2 flex items-center justify-between gap-2">
      <WeeklyPromise counts={counts} />
      <div className="flex items-center gap-1">
        <ExportButton {...props} />
        <RefreshButton isFetching={isFetching} onRefresh={onRefresh} />
      </div>
    </div>
  )
}
