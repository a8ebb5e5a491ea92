-- The rule of 20261121002000_assurance.sql for the table that came after it.

create policy "A second factor, where there is one"
  on public.user_presence as restrictive for all to authenticated
  using ((select private.is_assured()));
