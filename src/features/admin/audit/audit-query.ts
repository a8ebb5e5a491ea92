/** The kinds of lines that the log can be narrowed to; `audit_log.kind` says which one a line is of. */
export const auditKinds = ['role', 'status', 'assignee', 'note', 'reply'] as const

export type AuditKind = (typeof auditKinds)[number]

export const auditKindLabels: Record<AuditKind, string> = {
  role: 'Роли',
  status: 'Статусы',
  assignee: 'Назначения',
  note: 'Заметки',
  reply: 'Ответы',
}

/** Stands for everything that nobody who was signed in has done. */
export const theSystem = 'system'

/** Which lines of the log are shown. */
export interface AuditQuery {
  kind?: AuditKind | undefined
  /** The id of who did it, or `theSystem`. */
  who?: string | undefined
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads the query from the page's address; whatever is not understood there is as if it were not there. */
export function readAuditQuery(params: URLSearchParams): AuditQuery {
  const who = params.get('who') ?? ''
  return {
    kind: auditKinds.find((kind) => kind === params.get('kind')),
    who: who === theSystem || uuid.test(who) ? who : undefined,
  }
}

/** Writes the query into the page's address. */
export function writeAuditQuery(
  params: URLSearchParams,
  { kind, who }: AuditQuery,
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries({ kind, who })) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
