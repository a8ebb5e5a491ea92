import type { Database } from '@contracts/database.types.ts'
import { request } from '@/lib/backend/database-answer'

type Functions = Database['public']['Functions']

/** Calls a function of the database. @returns its result @throws {RequestError} */
export const call = <Name extends keyof Functions>(
  name: Name,
  args?: Functions[Name]['Args'],
): Promise<Functions[Name]['Returns']> => request((supabase) => supabase.rpc(name, args))
