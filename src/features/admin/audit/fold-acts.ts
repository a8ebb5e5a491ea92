import { formatNumber, plural } from '@contracts/russian.ts'
import { logDetails } from '../lib/log-details'
import type { AuditRow, Change } from './audit-row'

type Described = AuditRow & { change: Change }

/** Acts that are shown as one line, the newest first; never empty. */
export type Acts<Row> = readonly [Row, ...Row[]]

/** What is counted in words. Roles, accounts and issues stand alone: each matters. */
const counted: Readonly<Record<string, readonly [one: string, two: string, five: string]>> = {
  email: ['письмо', 'письма', 'писем'],
  customer: ['клиент', 'клиента', 'клиентов'],
  chat: ['чат', 'чата', 'чатов'],
  newsletter_subscriber: ['подписчик', 'подписчика', 'подписчиков'],
}

/** «30 писем». @param hasMore whether the next page may go on with the same */
export const countActs = ({ length, 0: { entity } }: Acts<AuditRow>, hasMore: boolean): string =>
  `${formatNumber(length)}${hasMore ? '+' : ''}\u00a0${plural(length, ...(counted[entity] ?? ['запись', 'записи', 'записей']))}`

const mostApartMs = 15 * 60_000
/** Two acts are seen at a glance. */
const fewest = 3
/** Acts on one email each may write two lines. */
const reach = 3

const changeId = ({ details }: AuditRow) => logDetails.parse(details).change_id

const isSame = (group: Acts<Described>, row: Described) => {
  const [first] = group
  return (
    first.actor_id === row.actor_id &&
    first.action === row.action &&
    first.entity === row.entity &&
    first.change.text === row.change.text &&
    row.entity in counted &&
    !group.some(({ entity_id }) => entity_id === row.entity_id)
  )
}

const follows = (group: Acts<Described>, row: Described) =>
  Date.parse((group.at(-1) ?? group[0]).at) - Date.parse(row.at) <= mostApartMs

/** Joins what one act of a person did to many, and the same acts in a row of one person. */
export function foldActs<Row extends Described>(rows: readonly Row[]): Acts<Row>[] {
  const groups: [Row, ...Row[]][] = []
  for (const row of rows) {
    const act = changeId(row)
    const group = groups
      .slice(-reach)
      .findLast(
        (each) =>
          isSame(each, row) &&
          (act === undefined
            ? each === groups.at(-1) && follows(each, row)
            : changeId(each[0]) === act),
      )
    if (group) group.push(row)
    else groups.push([row])
  }
  return groups.flatMap<Acts<Row>>((group) =>
    group.length < fewest && changeId(group[0]) === undefined
      ? group.map((row): Acts<Row> => [row])
      : [group],
  )
}

/** What all of them changed: values that differ are left out. */
export function commonChange(acts: Acts<Described>): Change {
  const [{ change }] = acts
  const isCommon = (value: 'from' | 'to') =>
    acts.every((act) => act.change[value] === change[value])
  if (!isCommon('to')) return { text: change.text }
  return isCommon('from') ? change : { text: change.text, to: change.to }
}
