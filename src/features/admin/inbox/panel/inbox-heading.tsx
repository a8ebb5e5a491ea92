import { Download, Plus } from 'lucide-react'
import { formatNumber } from '@contracts/russian.ts'
import { Button } from '@/components/ui/button'
import { SwitchInput } from '@/components/signed-in/switch-input'
import { IconButton } from '@/components/ui/icon-button'
import { PanelHeading, RefreshButton } from '../../panel-heading'
import type { InboxCounts } from '../inbox-requests'

interface InboxHeadingProps {
  counts: InboxCounts | null | undefined
  isFetching: boolean
  isExporting: boolean
  onRefresh: () => void
  onExport: () => void
  onNewLead: () => void
  advances: boolean
  onAdvances: (advances: boolean) => void
}

export function InboxHeading(props: InboxHeadingProps) {
  const { isFetching, onRefresh, onNewLead } = props
  return (
    <PanelHeading
      id="inbox-title"
      title="Email сообщения"
      isFetching={isFetching}
      onRefresh={onRefresh}
      actions={
        <>
          <AdvanceSwitch {...props} />
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
      <WeeklyPromise {...props} />
    </PanelHeading>
  )
}

function ExportButton({ isExporting, onExport }: InboxHeadingProps) {
  return (
    <IconButton label="Выгрузить список в CSV" aria-busy={isExporting} onClick={onExport}>
      <Download aria-hidden className={isExporting ? 'animate-pulse' : undefined} />
    </IconButton>
  )
}

function AdvanceSwitch({ advances, onAdvances }: InboxHeadingProps) {
  return (
    <label
      title="После ответа, статуса, «Отложить» и «Спам»"
      className="mr-4 flex min-h-11 cursor-pointer items-center gap-1 text-sm text-muted-foreground"
    >
      <SwitchInput checked={advances} onChange={({ target }) => onAdvances(target.checked)} />
      Открывать следующее
    </label>
  )
}

/** The same on a phone, where the list needs the room: unfolded with the filters. */
export function InboxTools(props: InboxHeadingProps) {
  const { isFetching, onRefresh } = props
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-2">
      <WeeklyPromise {...props} />
      <AdvanceSwitch {...props} />
      <div className="flex items-center gap-1">
        <ExportButton {...props} />
        <RefreshButton isFetching={isFetching} onRefresh={onRefresh} />
      </div>
    </div>
  )
}

function WeeklyPromise({ counts }: InboxHeadingProps) {
  if (!counts) return null
  const { promised, kept } = counts
  if (promised === 0) {
    return (
      <p className="text-sm text-muted-foreground">На этой неделе сроки ответа ещё не наступали</p>
    )
  }
  return (
    <p className="flex items-center gap-2.5 text-sm text-muted-foreground">
      <Ring share={kept / promised} />
      <span>
        В срок на этой неделе:{' '}
        <span className="font-semibold text-foreground">{formatNumber(kept)}</span> из{' '}
        {formatNumber(promised)}
      </span>
    </p>
  )
}

function Ring({ share }: { share: number }) {
  const circle = { cx: 10, cy: 10, r: 8, fill: 'none', strokeWidth: 3 }
  return (
    <svg aria-hidden viewBox="0 0 20 20" className="size-5 shrink-0 -rotate-90">
      <circle {...circle} className="stroke-border" />
      <circle
        {...circle}
        pathLength={1}
        strokeDasharray={`${share} 1`}
        className="stroke-success"
      />
    </svg>
  )
}
