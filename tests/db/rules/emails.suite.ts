import { afterEach, describe, expect, it } from 'vitest'
import { emailStatuses } from '../../../supabase/functions/_shared/contracts/email-status.ts'
import type { World } from '../support/world.ts'

/** Consequences of a change of an email: `processed`, and entries in the audit log. */
export function emailsSuite(getWorld: () => World): void {
  afterEach(() => getWorld().restore())

  const newLines = async () => {
    const { snapshot, baseline } = getWorld()
    const known = baseline['public.audit_log']?.length ?? 0
    const lines = (await snapshot())['public.audit_log'] ?? []
    return lines.toSorted((a, b) => Number(a.id) - Number(b.id)).slice(known)
  }

  it.each(emailStatuses)('derives processed from the status %s', async (status) => {
    const { clients, ids } = getWorld()
    const update = await clients.staff.from('emails').update({ status }).eq('id', ids.email)
    expect(update.error).toBeNull()
    const { data } = await clients.staff.from('emails').select().eq('id', ids.email).single()
    expect(data).toMatchObject({
      status,
      processed: status === 'processed' || status === 'completed',
    })
  })

  it('derives processed at insertion, whatever was sent', async () => {
    const { clients } = getWorld()
    const { data } = await clients.service
      .from('emails')
      .insert([
        { status: 'completed', processed: false },
        { status: 'new', processed: true },
      ])
      .select('status, processed')
    expect(data).toEqual([
      { status: 'completed', processed: true },
      { status: 'new', processed: false },
    ])
  })

  it('keeps an email of a former colleague editable', async () => {
    const { clients, accounts, ids } = getWorld()
    const { colleague, admin } = accounts
    await clients.staff
      .from('emails')
      .update({ assigned_to_user_id: colleague.id })
      .eq('id', ids.email)
      .throwOnError()
    await admin.client
      .rpc('set_user_role', { target_user_id: colleague.id, new_role: 'user' })
      .throwOnError()
    const { data } = await clients.staff
      .from('emails')
      .update({ status: 'completed' })
      .eq('id', ids.email)
      .select('status, assigned_to_user_id')
    expect(data).toEqual([{ status: 'completed', assigned_to_user_id: colleague.id }])
  })

  describe('audit log', () => {
    it('records who changed status and assignee, with old and new values', async () => {
      const { clients, accounts, ids } = getWorld()
      await clients.staff
        .from('emails')
        .update({ status: 'in_progress', assigned_to_user_id: accounts.staff.id })
        .eq('id', ids.email)
        .throwOnError()
      const line = { actor_id: accounts.staff.id, entity: 'email', entity_id: ids.email }
      expect(await newLines()).toMatchObject([
        { ...line, action: 'status_changed', details: { from: 'new', to: 'in_progress' } },
        { ...line, action: 'assignee_changed', details: { from: null, to: accounts.staff.id } },
      ])
    })

    it('records no change without an effect', async () => {
      const { clients, ids } = getWorld()
      await clients.staff
        .from('emails')
        .update({ status: 'new' })
        .eq('id', ids.email)
        .throwOnError()
      expect(await newLines()).toEqual([])
    })

    it('records who changed a role, and null for the system', async () => {
      const { clients, accounts } = getWorld()
      const { admin, bystander } = accounts
      await clients.admin
        .rpc('set_user_role', { target_user_id: bystander.id, new_role: 'staff' })
        .throwOnError()
      await clients.service
        .from('user_roles')
        .update({ role: 'user' })
        .eq('user_id', bystander.id)
        .throwOnError()
      const line = { entity: 'user', entity_id: bystander.id, action: 'role_changed' }
      expect(await newLines()).toMatchObject([
        { ...line, actor_id: admin.id, details: { from: 'user', to: 'staff' } },
        { ...line, actor_id: null, details: { from: 'staff', to: 'user' } },
      ])
    })

    it('knows only the actions that the pages have words for', async () => {
      const write = getWorld().api.sql(
        `select private.audit('email_read', 'email', gen_random_uuid())`,
      )
      await expect(write).rejects.toThrow('audit_action')
    })

    it.each([
      'update public.audit_log set action = action',
      'delete from public.audit_log',
      'truncate public.audit_log',
    ])('refuses even the owner: %s', async (statement) => {
      const { api, snapshot, baseline } = getWorld()
      await expect(api.sql(statement)).rejects.toThrow()
      expect(await snapshot()).toEqual(baseline)
    })
  })
}
