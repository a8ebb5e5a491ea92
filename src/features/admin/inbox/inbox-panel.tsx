import { useCallback, useRef, useState } from 'react'
import { cn } from '@/lib/cn'
import { useMedia } from '@/lib/use-media'
import { useExportEmails } from './export/export-emails'
import { EmailPane } from '../email/email-pane'
import { BulkBar } from './selection/bulk-bar'
import { EmailLayer } from './email-layer'
import { InboxHeading } from './inbox-heading'
import { InboxResults } from './list/inbox-results'
import { InboxToolbar } from './filters/inbox-toolbar'
import { KeysHelp } from './keys/keys-help'
import { NothingOpened } from './nothing-opened'
import { useFillHeight } from './use-fill-height'
import { useInboxAddress } from './use-inbox-address'
import { useInboxCommands } from './keys/use-inbox-keys'
import { useInboxEmails } from './use-inbox-emails'
import { useRowFocus } from './keys/use-row-focus'
import { useSelection } from './selection/use-selection'
import { useTriage } from '../triage/use-triage'

export interface InboxViewer {
  userId: string
  isStaff: boolean
  isAdmin: boolean
}

/** The list and the opened e-mail, side by side on a wide screen, one over the other on a small one. */
export function Inbox({ viewer }: { viewer: InboxViewer }) {
  const { userId } = viewer
  const address = useInboxAddress()
  const { query, openedId } = address
  const { counts, pages, emails, ids } = useInboxEmails(query, userId)
  const selection = useSelection(ids)
  const triage = useTriage(emails)
  const exporting = useExportEmails()
  const [isHelpShown, setHelpShown] = useState(false)
  const isWide = useMedia('(min-width: 64rem)')
  const frame = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  useFillHeight(frame)

  const rows = useRowFocus(list, ids, openedId)
  const { open: openAddress, close: closeAddress } = address
  const open = useCallback(
    (id: string, byKeyboard: boolean) => {
      openAddress(id)
      if (byKeyboard) pane.current?.focus({ preventScroll: true })
    },
    [openAddress],
  )
  const close = useCallback(() => {
    closeAddress()
    rows.focusCurrent()
  }, [closeAddress, rows])

  useInboxCommands({
    viewerId: userId,
    address,
    rows,
    selection,
    triage,
    onOpen: (id) => open(id, true),
    onClose: close,
    onEnd: () => {
      if (pages.hasNextPage) void pages.fetchNextPage()
    },
    onSearch: () => search.current?.focus(),
    onHelp: () => setHelpShown(true),
  })

  const shown = openedId !== undefined && (
    <EmailPane emailId={openedId} viewer={viewer} onClose={close} />
  )

  return (
    <section aria-labelledby="inbox-title">
      <InboxHeading
        counts={counts}
        isFetching={pages.isFetching && !pages.isFetchingNextPage}
        isExporting={exporting.isPending}
        onRefresh={() => void pages.refetch()}
        onExport={() => exporting.mutate({ query, viewerId: userId })}
        onHelp={() => setHelpShown(true)}
      />
      <div
        ref={frame}
        className="mt-3 rounded-card border bg-card max-lg:-mx-3 lg:grid lg:h-(--fill) lg:min-h-[34rem] lg:grid-cols-[26rem_minmax(0,1fr)] lg:overflow-hidden 2xl:grid-cols-[30rem_minmax(0,1fr)]"
      >
        <div className="flex min-h-0 min-w-0 flex-col lg:border-r">
          <InboxToolbar
            search={search}
            query={query}
            counts={counts}
            viewerId={userId}
            onChange={address.setQuery}
          />
          <div
            data-scrolls
            aria-busy={pages.isPlaceholderData}
            className={cn(
              'transition-opacity lg:min-h-0 lg:flex-1 lg:overflow-y-auto lg:overscroll-contain',
              pages.isPlaceholderData && 'opacity-60',
            )}
          >
            <InboxResults
              ref={list}
              pages={pages}
              emails={emails}
              ids={ids}
              viewerId={userId}
              address={address}
              selection={selection}
              onOpen={open}
            />
          </div>
          <BulkBar selection={selection} total={ids.length} viewerId={userId} triage={triage} />
        </div>
        {isWide && (
          <div ref={pane} tabIndex={-1} className="min-h-0 min-w-0 outline-none">
            {shown || <NothingOpened />}
          </div>
        )}
      </div>
      {!isWide && shown && (
        <EmailLayer onClose={close} onClosed={rows.focusCurrent}>
          {shown}
        </EmailLayer>
      )}
      <KeysHelp open={isHelpShown} onClose={() => setHelpShown(false)} />
    </section>
  )
}
