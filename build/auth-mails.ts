import { authMails } from '@/content/auth-mails'
import { mailPage, paragraph } from '../supabase/functions/_shared/mail/html.ts'

/** The templates of Supabase Auth's mails, by name: drawn like every other mail. */
export const authTemplates = Object.entries(authMails).map(
  ([name, { type, title, text, button, note }]) => ({
    name,
    html: mailPage({
      title,
      // What Auth puts in: https://supabase.com/docs/guides/auth/auth-email-templates
      body: paragraph(text(type === 'email_change' ? '{{ .NewEmail }}' : '{{ .Email }}')),
      // In the fragment, which no server sees, and redeemed by a button: programs that check mail open every link.
      button: { href: `{{ .SiteURL }}/#token_hash={{ .TokenHash }}&type=${type}`, label: button },
      footer: paragraph(note),
    }),
  }),
)
