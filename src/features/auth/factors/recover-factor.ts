import { FunctionError } from '@/lib/backend/functions'
import { callFunctionSignedIn } from '@/lib/backend/signed-in-functions'
import { getSupabase } from '@/lib/backend/supabase'
import { refreshAssurance } from './factors'

/**
 * Removes the account's second factors with one of its recovery codes, and refreshes the session.
 * @throws {FunctionError} the refusal
 */
export async function recoverFactor(code: string): Promise<void> {
  await callFunctionSignedIn('recover-factor', { code })
  await refreshAssurance(await getSupabase())
}

/** Explains why a recovery code was not accepted. */
export const explainRecovery = (error: unknown): string =>
  error instanceof FunctionError && error.code === 'wrong_code'
    ? 'Такого кода нет, или попыток было слишком много. Проверьте код, попробуйте через час или напишите администратору.'
    : 'Не получилось. Проверьте соединение и попробуйте ещё раз.'
