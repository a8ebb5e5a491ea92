import { Pause, Play, X } from 'lucide-react'
import { useState } from 'react'
import { formatNumber } from '@contracts/russian.ts'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { formatDateTime } from '@/lib/text/format-moment'
import { ConfirmButton } from '../../parts/confirm-button'
import { type Act, type Issue, useSteerIssue } from './issue-requests'
import { IssuePreview } from './issue-preview'

/** An issue's figures: counted from its letters while they are kept, else those stored when it ended. */
export function figuresOf({ figures, reader_count, sent_count, failed_count }: Issue) {
  const readers = reader_count ?? 0
  const sent = sent_count ?? figures?.sent ?? 0
  const failed = failed_count ?? figures?.failed ?? 0
  return {
    readers,
    sent,
    failed,
    queued: figures?.queued ?? 0,
    bounced: figures?.bounced ?? 0,
    departed: figures?.departed ?? 0,
    /** From 0 to 1. */
    done: readers ? Math.min(1, (sent + failed) / readers) : 0,
  }
}

export function IssueReport({ issue }: { issue: Issue }) {
  const [isPreviewed, setPreviewed] = useState(false)
  const figures = figuresOf(issue)
  if (isPreviewed) return <IssuePreview issueId={issue.id} onBack={() => setPreviewed(false)} />
  return (
    <div className="space-y-5">
      {issue.pause_reason && (
        <Alert>
          <p className="font-medium">
            Отправка остановилась сама: провайдер отклоняет письма одно за другим.
          </p>
          <p className="mt-1 [overflow-wrap:anywhere]">{issue.pause_reason}</p>
          <p className="mt-1">
            Остальные своё письмо ещё получат: устраните причину и продолжите отправку.
          </p>
        </Alert>
      )}
      <div className="rounded-card border bg-card p-5 sm:p-6">
        <p role="status" className="text-lg font-medium">
          Отправлено {formatNumber(figures.sent)} из {formatNumber(figures.readers)}
        </p>
        <div
          role="progressbar"
          aria-label="Отправка выпуска"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.floor(figures.done * 100)}
          className="mt-3 h-2 overflow-hidden rounded-full bg-muted"
        >
          <div
            className="h-full rounded-full bg-accent transition-[width]"
            style={{ width: `${figures.done * 100}%` }}
          />
        </div>
        <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
          <Figure label="В очереди" value={figures.queued} />
          <Figure label="Отклонено" value={figures.failed} />
          <Figure label="Вернулось" value={figures.bounced} />
          <Figure label="Отписались" value={figures.departed} />
        </dl>
        <p className="mt-5 text-caption text-muted-foreground">
          {[
            issue.started_at && `Начат ${formatDateTime(issue.started_at)}`,
            issue.finished_at && `закончен ${formatDateTime(issue.finished_at)}`,
            issue.status === 'sending' && `до ${issue.pace_per_minute} писем в минуту`,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Steering issue={issue} />
        <Button variant="secondary" onClick={() => setPreviewed(true)}>
          Показать письмо
        </Button>
      </div>
    </div>
  )
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt className="text-caption text-muted-foreground">{label}</dt>
      <dd className="mt-0.5 text-title font-semibold">{formatNumber(value)}</dd>
    </div>
  )
}

/** Pause, resume, and cancel. */
function Steering({ issue: { id, status } }: { issue: Issue }) {
  const steer = useSteerIssue()
  if (status !== 'sending' && status !== 'paused') return null
  const take = (act: Act) => {
    if (!steer.isPending) steer.mutate({ issue_id: id, act })
  }
  return (
    <>
      {status === 'sending' ? (
        <Button variant="secondary" aria-busy={steer.isPending} onClick={() => take('pause')}>
          <Pause aria-hidden />
          Пауза
        </Button>
      ) : (
        <Button aria-busy={steer.isPending} onClick={() => take('resume')}>
          <Play aria-hidden />
          Продолжить
        </Button>
      )}
      <ConfirmButton
        question="Отменить отправку?"
        consequence="Остальные письмо не получат, продолжить будет нельзя."
        answer="Отменить отправку"
        refusal="Не отменять"
        onConfirm={() => take('cancel')}
      >
        <X aria-hidden />
        Отменить…
      </ConfirmButton>
    </>
  )
}
