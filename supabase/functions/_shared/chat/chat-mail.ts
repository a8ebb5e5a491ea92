import { filledGroups, type FieldGroup } from '../mail/fields.ts'
import { fieldStyles, groupHtml } from '../mail/fields-html.ts'
import { groupText } from '../mail/fields-text.ts'
import { mailPage } from '../mail/mail-page.ts'
import { transcriptHtml, transcriptText, type ChatTurn } from './transcript.ts'

type ChatMail = {
  title: string
  groups: FieldGroup[]
  transcript: readonly ChatTurn[]
  /** Whether an answer to the mail goes to the visitor. */
  canReply: boolean
  /** Origin of the site, without a slash at its end. */
  siteUrl: string
}

/** @returns what managers read of a chat, in plain text and as HTML */
export function chatMail({ title, groups, transcript, canReply, siteUrl }: ChatMail) {
  const shown = filledGroups(groups)
  const adminUrl = `${siteUrl}/admin`
  return {
    text: [
      title,
      ...shown.map(groupText),
      transcriptText(transcript),
      `Открыть в панели: ${adminUrl}`,
    ].join('\n\n'),
    html: mailPage({
      title,
      lead: canReply ? 'Ответ на это письмо придёт прямо клиенту.' : 'Разговор в чате на сайте.',
      body: shown.map((group) => groupHtml(group, siteUrl)).join('') + transcriptHtml(transcript),
      button: { href: adminUrl, label: 'Открыть в панели' },
      styles: fieldStyles,
    }),
  }
}
