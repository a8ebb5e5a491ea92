import { Download, Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { formatNumber } from '@contracts/russian.ts'
import { Button } from '@/components/ui/button'
import { SwitchInput } from '@/components/signed-in/switch-input'
import { IconButton } from '@/components/ui/icon-button'
import { RefreshButton } from '../../parts/panel-heading'
import type { InboxCounts } from '../inbox-requests'

interface InboxToolsProps {
  counts: InboxCounts | null | undefined
  query: ComponentProps<typeof RefreshButton>['query']
  isExporting: boolean
  onExport: () => void
  onNewLead: () => void
  advances: boolean
  onAdvances: (advances: boolean) => void
}

/** The actions of the heading. */
export function InboxActions(props: InboxToolsProps) {
  return (
    <>
      <AdvanceSwitch {...props} />
      <Button
        variant="secondary"
        className="mr-1.5 h-10 px-3.5 text-sm"
        title="Новое обращение (C)"
        aria-keyshortcuts="c"
        onClick={props.onNewLead}
      >
        <Plus aria-hidden />
        Новое обращение
      </Button>
      <ExportButton {...props} />
    </>
  )
}

function ExportButton({ isExporting, onExport }: InboxToolsProps) {
  return (
    <IconButton label="Выгрузить список в CSV" aria-busy={isExporting} onClick={onExport}>
      <Download aria-hidden className={isExporting ? 'animate-pulse' : undefined} />
    </IconButton>
  )
}

function AdvanceSwitch({ advances, onAdvances }: InboxToolsProps) {
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

/** On a phone, where the list needs the room, all of it is unfolded with the filters. */
export function InboxTools(props: InboxToolsProps) {
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-2">
      <WeeklyPromise counts={props.counts} />
      <AdvanceSwitch {...props} />
      <div className="flex items-center gap-1">
        <ExportButton {...props} />
        <RefreshButton query={props.query} />
      </div>
    </div>
  )
}

export function WeeklyPromise({ counts }: Pick<InboxToolsProps, 'counts'>) {
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
