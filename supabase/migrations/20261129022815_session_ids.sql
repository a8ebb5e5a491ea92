set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.is_secret_session (
  session_id text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN (session_id ~ '[0-9]{10,16}[_.:-]([A-Za-z0-9-]+-)?[a-z0-9]{26,40}$'::text);

CREATE OR REPLACE FUNCTION private.stored_session_id (
  session_id text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE WHEN (session_id ~ '^[A-Za-z](?=.*[0-9])[A-Za-z0-9_.:~+/=-]{11,}$'::text) THEN
  (COALESCE("substring"(session_id, '^([A-Za-z][A-Za-z0-9_.:-]{0,39}[0-9]{10,16}[_.:-])[A-Za-z0-9-]{1,40}$'::text), 'chat_0000000000_'::text) ||
  "left"(encode(sha256(convert_to(session_id, 'UTF8'::name)), 'hex'::text), CASE WHEN private.is_secret_session(session_id) THEN 26 ELSE 16 END)) ELSE session_id END;
