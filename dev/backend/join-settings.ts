import type { PGlite } from '@supabase/lite/pglite'

const setting = /^SELECT set_config\('([\w.]+)', \$1, true\)$/

/**
 * Sends the settings of a request's transaction in one statement: Lite 0.10 makes up to ten of them, which take
 * longer than most requests' own work. They are due before the next statement of another kind.
 */
export function joinSettings(driver: PGlite): void {
  const query = driver.query.bind(driver)
  let due: { name: string; value: unknown }[] = []
  driver.query = async (text, parameters, options) => {
    const [, name] = setting.exec(text) ?? []
    if (name) {
      due.push({ name, value: parameters?.[0] })
      return { rows: [], fields: [] }
    }
    const settings = due
    due = []
    if (settings.length > 0 && text !== 'ROLLBACK') {
      const calls = settings.map(({ name }, index) => `set_config('${name}', $${index + 1}, true)`)
      await query(
        `select ${calls.join(', ')}`,
        settings.map(({ value }) => value),
      )
    }
    return query(text, parameters, options)
  }
}
