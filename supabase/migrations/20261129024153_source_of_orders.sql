set local lock_timeout = '2s';
set local statement_timeout = '10min';

-- In a file of its own: a value can be used only once its transaction is over.
ALTER TYPE "public"."lead_source" ADD VALUE IF NOT EXISTS 'order' BEFORE 'project_quiz';
