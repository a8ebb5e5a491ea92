create or replace function private.working_hours()
returns jsonb
language sql immutable set search_path = ''
as $$
  select '{
    "timeZone": "Asia/Almaty",
    "week": [
      [["10:00", "19:00"]],
      [["10:00", "19:00"]],
      [["10:00", "19:00"]],
      [["10:00", "19:00"]],
      [["10:00", "19:00"]],
      [],
      []
    ],
    "exceptions": {"2026-12-16": [], "2027-01-01": [], "2027-03-22": []}
  }'::jsonb
$$;
