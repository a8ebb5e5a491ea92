import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { Backdrop } from '@/components/backdrop'
import { emailStatuses } from '@contracts/email-status.ts'
import { formatNumber } from '@contracts/russian.ts'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import { Button } from '@/components/ui/button'
import { toast } from '@/lib/toast'
import { useMedia } from '@/lib/hooks/use-media'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { useCommands } from '../../commands/use-commands'
import { usePrefetchedEmail } from '../../email/email-requests'
import { EmailPane } from '../../email/pane/email-pane'
import { emailKey } from '../../lib/refetch'
import { Panel } from '../../parts/panel-heading'
import { PanelNote } from '../../parts/panel-note'
import { whoIs } from '../../lib/sender'
import { AdvanceContext, nextOf, useAdvanceSwitch } from '../../triage/advance'
import { useTriage } from '../../triage/triage-requests'
import { latestUndo } from '../../triage/undo'
import { useViewer } from '../../lib/viewer'
import { useLiveWriters } from '../../lib/writers'
import { useExportEmails } from '../export/export-emails'
import { InboxToolbar, type InboxToolbarProps } from '../filters/inbox-toolbar'
import { addressesIn, defaultInboxQuery } from '../inbox-query'
import { useRowFocus } from '../../lib/use-row-focus'
import { InboxList } from '../list/inbox-list'
import { NewLeadDialog } from '../new-lead/new-lead-dialog'
import { BulkBar } from '../selection/bulk-bar'
import { useSelection } from '../selection/use-selection'
import { fetchInboxPage, pageArguments, useInboxEmails } from '../inbox-requests'
import { useFillHeight } from '../../lib/use-fill-height'
import { useInboxAddress } from '../use-inbox-address'
import { Kbd } from '../../parts/kbd'
import { PaneLayer } from '../../parts/pane-layer'
import { InboxActions, InboxTools, WeeklyPromise } from './inbox-heading'

const nothingToUndo = () =>
  toast.info('Отменять нечего', 'Последнее изменение отменяется десять секунд.')

export function InboxPanel() {
  if (useViewer().isStaff) return <Inbox />
  return <PanelNote text="У вас нет прав для просмотра email данных." />
}

function Inbox() {
  const { userId } = useViewer()
  const address = useInboxAddress()
  const { query, openedId } = address
  // A click shows at once: the list and the opened email follow in the next frame.
  const listedQuery = useDeferredValue(query)
  const shownId = useDeferredValue(openedId)
  const { counts, pages, emails, ids } = useInboxEmails(listedQuery)
  const selection = useSelection(ids)
  const writingIn = useLiveWriters()
  const exporting = useExportEmails(query)
  const [isAdding, setAdding] = useState(false)
  const exportList = () => exporting.mutate(ids.filter((id) => selection.selected.has(id)))
  const addLead = useCallback(() => setAdding(true), [])
  const isWide = useMedia('(min-width: 64rem)')
  const frame = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  useFillHeight(frame)

  const rows = useRowFocus(list, ids, openedId)
  const { open: openAddress, close: closeAddress } = address
  const open = (id: string, byKeyboard: boolean) => {
    openAddress(id)
    if (byKeyboard) pane.current?.focus({ preventScroll: true })
  }
  const close = useStableCallback(() => {
    closeAddress()
    rows.focusCurrent()
  })

  const [advances, setAdvances] = useAdvanceSwitch()
  const goOn = useStableCallback((id: string) => {
    if (id !== openedId) return
    const next = nextOf(emails, id, query.queue)
    if (next === undefined) close()
    // Not away from the list, whose keys go on from the opened row.
    else open(next, list.current?.contains(document.activeElement) !== true)
  })
  const advance = advances ? goOn : undefined
  const triage = useTriage(emails, advance)
  usePrefetchedEmail(shownId && nextOf(emails, shownId, query.queue))

  const queries = useQueryClient()
  const isSpam = query.queue === 'spam'
  // Commands act on the selected emails, or else on the current row.
  useCommands(() => {
    const current = rows.current()
    const chosen = [...selection.selected]
    // Until the pane shows the opened email, its name is that of another.
    const isDrawn =
      openedId === undefined ||
      (openedId === shownId && queries.getQueryData(emailKey(openedId)) !== undefined)
    const only = current !== undefined && isDrawn ? [current] : undefined
    const targets = chosen.length > 0 ? chosen : only
    const about = targets?.length === 1 && emails.find(({ id }) => id === targets[0])
    const step = (by: 1 | -1) => {
      const id = rows.step(by)
      if (id !== undefined && openedId !== undefined) openAddress(id)
      if (id === undefined && by === 1 && pages.hasNextPage) void pages.fetchNextPage()
    }
    return {
      next: () => step(1),
      previous: () => step(-1),
      ...(current !== undefined && {
        open: () => open(current, true),
        select: () => selection.toggle(current),
      }),
      ...(about && { about: whoIs(about) }),
      ...(targets && {
        take: () => triage.take(targets, userId),
        assign: (to: string) => triage.assign(targets, to),
        ...Object.fromEntries(
          emailStatuses.map((status) => [
            `status-${status}`,
            () => triage.setStatus(targets, status),
          ]),
        ),
        spam: () => triage.markSpam(targets, !isSpam),
      }),
      undo: latestUndo() ?? nothingToUndo,
      'new-lead': addLead,
      export: exportList,
      ...((chosen.length > 0 || openedId !== undefined) && {
        close: () => (chosen.length > 0 ? selection.clear() : close()),
      }),
    }
  })

  const ofList = {
    counts,
    query: {
      isFetching: pages.isFetching && !pages.isFetchingNextPage,
      refetch: pages.refetch,
    },
    isExporting: exporting.isPending,
    onExport: exportList,
    onNewLead: addLead,
    advances,
    onAdvances: setAdvances,
  }
  const opened = useMemo(
    () =>
      shownId !== undefined && (
        <AdvanceContext value={advance}>
          <ErrorBoundary resetKey={shownId}>
            <EmailPane emailId={shownId} onClose={close} />
          </ErrorBoundary>
        </AdvanceContext>
      ),
    [shownId, close, advance],
  )

  return (
    <Panel
      title="Письма"
      query={ofList.query}
      hidesHeading={!isWide}
      remark={<WeeklyPromise counts={counts} />}
      actions={<InboxActions {...ofList} />}
    >
      <div
        ref={frame}
        className="rounded-card border bg-card max-lg:-mx-3 lg:mt-2 lg:grid lg:h-(--fill) lg:min-h-[34rem] lg:grid-cols-[26rem_minmax(0,1fr)] lg:overflow-hidden 2xl:grid-cols-[30rem_minmax(0,1fr)]"
      >
        <div className="flex min-h-0 min-w-0 flex-col lg:border-r">
          <InboxToolbar
            query={query}
            isListed={listedQuery.q === query.q && !pages.isPlaceholderData}
            counts={counts}
            isWide={isWide}
            tools={!isWide && <InboxTools {...ofList} />}
            onChange={address.setQuery}
            onNewLead={addLead}
          />
          <InboxList
            ref={list}
            pages={pages}
            emails={emails}
            ids={ids}
            query={listedQuery}
            openedId={openedId}
            selection={selection}
            writingIn={writingIn}
            onOpen={open}
            onQuery={address.setQuery}
          />
          {/* Always rendered: turning the list into the last child and back would restyle each row. */}
          <div className="contents">
            <BulkBar selection={selection} triage={triage} isSpam={isSpam} emails={emails} />
          </div>
        </div>
        {isWide && (
          <div ref={pane} tabIndex={-1} className="min-h-0 min-w-0 outline-none">
            {opened || <NothingOpened counts={counts} />}
          </div>
        )}
      </div>
      {!isWide && opened && (
        <PaneLayer title="Письмо" onClose={close} onClosed={rows.focusCurrent}>
          {opened}
        </PaneLayer>
      )}
      <ErrorBoundary floats resetKey={isAdding}>
        <NewLeadDialog isOpen={isAdding} onClose={() => setAdding(false)} onStored={open} />
      </ErrorBoundary>
    </Panel>
  )
}

const waiting = { ...defaultInboxQuery, queue: 'waiting' } as const

/** Shown instead of an opened email on a wide screen: what waits, and a button that opens the first of it. */
function NothingOpened({ counts }: Pick<InboxToolbarProps, 'counts'>) {
  const { userId } = useViewer()
  const navigate = useNavigate()
  const start = useMutation({
    mutationFn: () => fetchInboxPage({ ...pageArguments(waiting, userId), page_size: 1 }),
    onSuccess: ([first]) => first && navigate(addressesIn(waiting)(first.id)),
    meta: { refused: 'Ошибка загрузки emails' },
  })
  return (
    <div className="relative isolate grid h-full place-items-center p-8 text-center">
      <Backdrop className="lattice-ground opacity-70 [--lattice-fade:radial-gradient(50%_60%_at_50%_50%,black,transparent)]" />
      <div>
        {counts && counts.waiting > 0 ? (
          <>
            <p className="text-lead">
              {[
                `Ждут: ${formatNumber(counts.waiting)}`,
                ...(counts.overdue > 0 ? [`просрочены: ${formatNumber(counts.overdue)}`] : []),
              ].join(', ')}
            </p>
            <Button className="mt-4" aria-busy={start.isPending} onClick={() => start.mutate()}>
              Начать
            </Button>
          </>
        ) : (
          <p className="text-lead">Выберите письмо</p>
        )}
        <p className="mt-3 flex flex-wrap items-center justify-center gap-1.5 text-sm text-muted-foreground">
          <Kbd>J</Kbd> <Kbd>K</Kbd> по списку, <Kbd>Enter</Kbd> открыть, <Kbd>?</Kbd> все клавиши
        </p>
      </div>
    </div>
  )
}
