import { authMails } from '@/content/auth-mails'
import { mailPage, paragraph } from '../supabase/functions/_shared/mail/html.ts'

/** The templates of Supabase Auth's mails, by name, in the layout of all our mails. */
export const authTemplates = Object.entries(authMails).map(
  ([name, { type, title, text, button, note }]) => ({
    name,
    html: mailPage({
      title,
      // Filled in by Auth: https://supabase.com/docs/guides/auth/auth-email-templates
      body: paragraph(text(type === 'email_change' ? '{{ .NewEmail }}' : '{{ .Email }}')),
      // In the fragment, which no server sees, and redeemed by a button: mail scanners open every link.
      button: { href: `{{ .SiteURL }}/#token_hash={{ .TokenHash }}&type=${type}`, label: button },
      footer: paragraph(note),
    }),
  }),
)
