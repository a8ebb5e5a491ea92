import { existsSync, writeFileSync } from 'node:fs'
import { installPackages } from '../../../dev/commands/support/packages.ts'
import type { Programs } from './cluster.ts'

const bin = '/usr/lib/postgresql/15/bin'

const checker = '/usr/share/postgresql/15/extension/plpgsql_check.control'

/** Debian would start a server of its own with the package. */
const serverSettings = '/etc/postgresql-common/createcluster.conf'

/**
 * The programs of PostgreSQL 15, the older version that the platform runs, with pg_dump and pg_restore: Debian 12's
 * package, installed where there is none. Undefined where it cannot be: on another system, or without its root.
 */
export function findPostgres15(): Programs | undefined {
  if (!existsSync(bin) || !existsSync(checker)) {
    installPackages('postgresql-common')
    if (existsSync(serverSettings)) writeFileSync(serverSettings, 'create_main_cluster = false\n')
    installPackages('postgresql-15', 'postgresql-15-plpgsql-check')
  }
  return existsSync(bin) ? { bin, locale: ['--locale=C.UTF-8'] } : undefined
}
