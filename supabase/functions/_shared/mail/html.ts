const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Makes a text harmless inside an HTML element or a quoted attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? '')

/** The same, with its line breaks kept visible. */
export const escapeMultiline = (text: string) => escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>')
