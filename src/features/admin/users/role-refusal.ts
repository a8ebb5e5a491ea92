/** What the database says (supabase/migrations, set_user_role and last_admin) → what an admin can do. */
const explanations = [
  [
    'The last admin',
    'Это единственный администратор. Сначала назначьте администратором кого-нибудь ещё.',
  ],
  ['Only an admin', 'Менять роли могут только администраторы, а вы больше не администратор.'],
  ['There is no such user', 'Такого пользователя больше нет: аккаунт удалён.'],
] as const

/** Why a role could not be changed, if we know it. */
export function explainRoleRefusal(error: Error): string | undefined {
  return explanations.find(([said]) => error.message.startsWith(said))?.[1]
}
