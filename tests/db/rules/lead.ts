import type { World } from '../support/world.ts'

/** Arguments of submit_lead for a complete consultation request. */
export function leadArguments(changes: Record<string, unknown> = {}) {
  return {
    submission_id: crypto.randomUUID() as string,
    client_hash: 'a-client',
    max_per_window: 5,
    window_seconds: 60,
    email: {
      source: 'consultation',
      from_email: 'Nurlan@client.example',
      to_email: 'leads@kerege.example',
      subject: 'Консультация',
      body: 'Нужен интернет-магазин',
      html_content: '<p>Нужен интернет-магазин</p>',
      lead: { name: 'Нурлан', projectType: 'web' },
      interest: 'Веб-разработка',
      page_url: 'https://kerege.example/services',
      referrer: 'https://search.example/',
      utm: { source: 'newsletter' },
    },
    customer: {
      email: ' Nurlan@Client.example ',
      name: 'Нурлан',
      phone: '+996 555 123456',
      company: 'ОсОО «Пример»',
    },
    consent: { text_version: '2024-01-09', page_url: 'https://kerege.example/services' },
    notification: {
      to_email: 'leads@kerege.example',
      reply_to: 'nurlan@client.example',
      subject: 'Новая заявка',
      text_body: 'Нурлан просит консультацию',
      html_body: '<p>Нурлан просит консультацию</p>',
    },
    proved_human: false,
    ...changes,
  }
}

export interface LeadResult {
  outcome: string
  email_id: string | null
  retry_after_seconds: number | null
}

/** Submits a lead as the functions do. */
export async function submitLead(
  { clients }: { clients: Pick<World['clients'], 'service'> },
  args: ReturnType<typeof leadArguments>,
): Promise<LeadResult> {
  const { data, error } = await clients.service.rpc('submit_lead', args).single<LeadResult>()
  if (error) throw new Error(error.message)
  return data
}
