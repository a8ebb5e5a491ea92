/**
 * SQL that makes it working time around the clock: for tests, and for trying things out by night. Promises go
 * on running by the real hours. It stays in the database, so give it a data folder of its own.
 */
export const alwaysOpen = `
  create or replace function private.is_working_time(moment timestamptz) returns boolean
  language sql stable set search_path = '' as 'select true'`
