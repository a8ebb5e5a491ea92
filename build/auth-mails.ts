import { authMails } from '@/content/auth-mails'
import { company, storagePrefix } from '@/content/company'
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

/** Lines of `supabase/config.toml` that follow the content: the project's name, the site's address and the subjects of Auth's mails. */
export function withContent(config: string): string {
  const subjects = config.replace(
    /subject = ".*?"(?=, content_path = "\.\/supabase\/templates\/(\w+)\.html")/g,
    (line, name: string) => {
      const mail = Object.entries(authMails).find(([template]) => template === name)?.[1]
      return mail ? `subject = ${JSON.stringify(mail.subject)}` : line
    },
  )
  return subjects
    .replace(/^project_id = .*$/m, `project_id = "${storagePrefix}"`)
    .replace(/^site_url = .*$/m, `site_url = "${company.site}"`)
    .replace(
      /^additional_redirect_urls = .*$/m,
      `additional_redirect_urls = ["${company.site}/**"]`,
    )
}

/** The subjects of Auth's mails in the overlay for a stack of your own, each beside the template that it is of. */
export function withSubjects(overlay: string): string {
  return overlay.replace(/(?<=_SUBJECTS_(\w+): ).*/g, (line, name: string) => {
    const [, template] = new RegExp(`_TEMPLATES_${name}: .*/(\\w+)\\.html`).exec(overlay) ?? []
    return Object.entries(authMails).find(([one]) => one === template)?.[1].subject ?? line
  })
}
