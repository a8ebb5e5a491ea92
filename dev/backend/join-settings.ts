import type { PGlite } from '@supabase/lite/pglite'

const setting = /^SELECT set_config\('([\w.]+)', (?:\$1|''), true\)$/
const role = /^SET LOCAL ROLE "\w+"$/
const wishes = /^\s*SELECT current_setting\('response\.status', true\)/

const nothing = { rows: [], fields: [] }
const quote = (value: unknown) => `'${String(value).replaceAll("'", "''")}'`

/**
 * Begins a request's transaction and makes its settings in one message, before the first statement that has work to do:
 * Lite 0.10 sends up to twelve statements for that, which take longer than most requests' own work. The role is set twice,
 * and no function of ours sets the status or the headers of its answer (a test asks): these are neither reset nor read.
 * @returns what ends a transaction that was left open
 */
export function joinSettings(driver: PGlite) {
  const query = driver.query.bind(driver)
  let due: string[] = []
  let isOpen = false
  driver.query = async (text, parameters = [], options) => {
    const [, name] = setting.exec(text) ?? []
    if (name) {
      if (parameters.length > 0)
        due.push(`select set_config('${name}', ${quote(parameters[0])}, true)`)
      return nothing
    }
    if (text === 'BEGIN') {
      due = [text]
      return nothing
    }
    if (role.test(text) || wishes.test(text)) return nothing
    const isEnd = text === 'COMMIT' || text === 'ROLLBACK'
    const statements = due
    due = []
    if (isEnd) {
      // A transaction that has done nothing was not begun.
      if (statements[0] !== 'BEGIN') await driver.exec(text)
      isOpen = false
      return nothing
    }
    if (statements.length > 0) {
      isOpen ||= statements[0] === 'BEGIN'
      await driver.exec(statements.join(';'))
    }
    return query(text, parameters, options)
  }
  /** Rolls back a transaction that a request has left open, and forgets settings that it has not used. */
  return async () => {
    due = []
    if (!isOpen) return
    isOpen = false
    await driver.exec('ROLLBACK')
  }
}
