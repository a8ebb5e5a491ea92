/** SQL that makes it night for the next nine hours, whatever the clock says. */
export const closedNow = [
  `create or replace function private.is_working_time(moment timestamptz) returns boolean
   language sql stable set search_path = '' as 'select false'`,
  `create or replace function private.next_opening(moment timestamptz) returns timestamptz
   language sql stable set search_path = ''
   as 'select next_opening.moment + interval ''9 hours'''`,
] as const
