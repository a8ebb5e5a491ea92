const server = /@email-smtp(?:-fips)?\.([a-z0-9-]+)\.amazonaws\.com(?::|\/|$)/
const accepted = /^250 Ok ([0-9a-f-]{20,100})\s*$/i

/**
 * The Message-ID by which Amazon SES replaces ours, if a mail was given to its SMTP server
 * (https://docs.aws.amazon.com/ses/latest/dg/header-fields.html).
 *
 * @param url of the server
 * @param answer its answer to the mail, which names the left part
 */
export function sesMessageId(url: string, answer: string): string | undefined {
  const [, region] = server.exec(url) ?? []
  const [, id] = accepted.exec(answer) ?? []
  return region && id && `<${id}@${region === 'us-east-1' ? 'email' : region}.amazonses.com>`
}
