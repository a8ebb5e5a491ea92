import { roles } from '@contracts/role.ts'
import { z } from '@contracts/zod.ts'

const text = z.string().optional().catch(undefined)
const role = z.enum(roles).optional().catch(undefined)
const number = z.number().optional().catch(undefined)

/** The details of a log's row; what is missing or of another type is undefined. */
export const logDetails = z
  .object({
    ...{ from: text, to: text, what: text, reason: text },
    ...{ reply_id: text, change_id: text, invited_by: text, role, number },
  })
  .catch({})

/** The details of a change of a user's role, who may have had none before or after. */
export const roleChange = z.object({ from: role, to: role }).catch({})

export type RoleChange = z.infer<typeof roleChange>
