/**
 * SQL that makes it working time around the clock: for tests, and for trying things out at night. Promises still run
 * by the real hours. It stays in the database, so use a separate data folder.
 */
export const alwaysOpen = `
  create or replace function private.is_working_time(moment timestamptz) returns boolean
  language sql stable set search_path = '' as 'select true'`
