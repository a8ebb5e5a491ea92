const all = ['SELECT', 'INSERT', 'UPDATE', 'DELETE']

/** Every right that the migrations give, and to whom; nobody else has any. */
export const expectedGrants: Record<string, Record<string, string[]>> = {
  'private.rate_limits': { service_role: all },
  'public.audit_log': { authenticated: ['SELECT'], service_role: ['SELECT', 'INSERT'] },
  'public.chat_messages': { authenticated: ['SELECT'], service_role: all },
  'public.chat_sessions': { authenticated: ['SELECT'], service_role: all },
  'public.chat_summaries': { authenticated: ['SELECT'], service_role: all },
  'public.consents': { authenticated: ['SELECT'], service_role: all },
  'public.customers': { authenticated: ['SELECT'], service_role: all },
  'public.emails': {
    authenticated: ['SELECT', 'UPDATE (assigned_to_user_id)', 'UPDATE (status)'],
    service_role: all,
  },
  'public.newsletter_subscriptions': { authenticated: ['SELECT'], service_role: all },
  'public.outbox': { authenticated: ['SELECT'], service_role: all },
  'public.profiles': {
    authenticated: [
      'SELECT',
      'INSERT (email)',
      'INSERT (full_name)',
      'INSERT (user_id)',
      'UPDATE (full_name)',
    ],
    service_role: all,
  },
  'public.user_presence': { authenticated: ['SELECT'], service_role: all },
  'public.user_roles': {
    authenticated: ['SELECT', 'INSERT (role)', 'INSERT (user_id)', 'DELETE'],
    service_role: all,
  },
}

/** Who may call what; functions that are not here may be called by nobody but their owner. */
export const expectedCallers: Record<string, string[]> = {
  'private.colleague_ids': ['authenticated'],
  'private.count_hit': ['service_role'],
  'private.has_role': ['authenticated'],
  'private.is_assured': ['authenticated'],
  'private.is_staff': ['authenticated'],
  'private.save_customer': ['service_role'],
  'private.set_user_role': ['authenticated'],
  'private.touch_last_seen': ['authenticated'],
  'private.unwrap_json': ['service_role'],
  'public.book_chat': ['service_role'],
  'public.claim_outbox': ['service_role'],
  'public.confirm_newsletter': ['service_role'],
  'public.end_chat': ['service_role'],
  'public.release_chat_message': ['service_role'],
  'public.set_user_role': ['authenticated'],
  'public.settle_outbox': ['service_role'],
  'public.store_chat_answer': ['service_role'],
  'public.submit_lead': ['service_role'],
  'public.subscribe_newsletter': ['service_role'],
  'public.take_chat_message': ['service_role'],
  'public.touch_last_seen': ['authenticated'],
  'public.unsubscribe_newsletter': ['service_role'],
}
