import { Download, Keyboard } from 'lucide-react'
import { IconButton } from '@/components/ui/icon-button'
import type { InboxCounts } from './fetch-inbox-counts'
import { RefreshButton } from '../refresh-button'
import { PromiseLine } from './promise-line'

interface InboxHeadingProps {
  counts: InboxCounts | null | undefined
  isFetching: boolean
  isExporting: boolean
  onRefresh: () => void
  onExport: () => void
  onHelp: () => void
}

/** The panel's name, how the promise is kept, and what concerns the list as a whole. */
export function InboxHeading(props: InboxHeadingProps) {
  const { counts, isFetching, isExporting, onRefresh, onExport, onHelp } = props
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <h2 id="inbox-title" className="text-title font-semibold tracking-[-0.012em]">
        Email сообщения
      </h2>
      <div className="max-md:order-3 max-md:w-full">
        <PromiseLine counts={counts} />
      </div>
      <div className="-mr-2.5 ml-auto flex items-center">
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
        <RefreshButton isFetching={isFetching} onRefresh={onRefresh} />
      </div>
    </div>
  )
}
