-- Promises run in working time: deadlines are computed here, once, and stored for all readers. The browser and the
-- functions count by the same rules (functions/_shared/contracts/working-time.ts); a test compares the two.

-- `workingHours` of src/content/working-hours.ts, as deliver-mail hands them over: weekdays from Monday, exceptions. None
-- before its first call: any time is working time then.
create function private.working_hours()
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(
    (select s.working_hours from private.schedule s),
    '{"timeZone": "UTC", "week": [], "exceptions": {}}'::jsonb
  );
end
$$;

create function private.company_time_zone()
returns text
language sql stable set search_path = ''
return private.working_hours() ->> 'timeZone';

create function private.company_day(moment timestamptz)
returns date
language sql stable set search_path = ''
return (company_day.moment at time zone private.company_time_zone())::date;

-- The working periods of a day, in order; a working day as a whole is one period from midnight to midnight.
create function private.working_periods(day date, as_whole_day boolean)
returns table (opens timestamptz, closes timestamptz)
language plpgsql stable set search_path = ''
as $$
declare
  hours constant jsonb := private.working_hours();
  zone constant text := hours ->> 'timeZone';
  periods constant jsonb := coalesce(
    hours -> 'exceptions' -> to_char(working_periods.day, 'YYYY-MM-DD'),
    hours -> 'week' -> (extract(isodow from working_periods.day)::integer - 1)
  );
begin
  if not working_periods.as_whole_day then
    return query
      select (working_periods.day + (p ->> 0)::time) at time zone zone,
        (working_periods.day + (p ->> 1)::time) at time zone zone
      from jsonb_array_elements(periods) p;
  elsif jsonb_array_length(periods) > 0 then
    return query
      select working_periods.day::timestamp at time zone zone,
        (working_periods.day + 1)::timestamp at time zone zone;
  end if;
end
$$;

-- Outside of working time, counts from the next opening, which adding zero returns. A schedule without working time
-- falls back to the plain clock: a request is stored in any case.
create function private.add_working_time(
  moment timestamptz,
  amount interval,
  by_whole_days boolean default false
)
returns timestamptz
language plpgsql stable set search_path = ''
as $$
declare
  first_day constant date := private.company_day(add_working_time.moment);
  -- In seconds: what is added must not depend on the session's own time zone.
  seconds_left numeric := extract(epoch from add_working_time.amount);
  period record;
begin
  for day_number in 0..400 loop
    for period in
      select greatest(p.opens, add_working_time.moment) as begins, p.closes
      from private.working_periods(first_day + day_number, add_working_time.by_whole_days) p
      where p.closes > add_working_time.moment
    loop
      if period.begins + make_interval(secs => seconds_left) <= period.closes then
        return period.begins + make_interval(secs => seconds_left);
      end if;
      seconds_left := seconds_left - extract(epoch from period.closes - period.begins);
    end loop;
  end loop;
  return add_working_time.moment + add_working_time.amount;
end
$$;

-- A moment in working time: the given one, or the next opening.
create function private.next_opening(moment timestamptz)
returns timestamptz
language sql stable set search_path = ''
return private.add_working_time(next_opening.moment, interval '0');

create function private.is_working_time(moment timestamptz)
returns boolean
language sql stable set search_path = ''
return private.next_opening(is_working_time.moment) = is_working_time.moment;

-- Adds hours of working days: 24 hours lead to the same time of the next. Begins and ends in working time.
create function private.add_working_days(moment timestamptz, amount interval)
returns timestamptz
language sql stable set search_path = ''
return private.next_opening(
  private.add_working_time(
    private.next_opening(add_working_days.moment), add_working_days.amount, by_whole_days => true
  )
);
