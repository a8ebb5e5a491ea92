import type { Role } from '@contracts/role.ts'
import { Badge } from '@/components/ui/badge'
import { roleAppearance } from '../role-appearance'

export function RoleBadge({ role }: { role: Role }) {
  const { label, badge } = roleAppearance[role]
  return <Badge variant={badge}>{label}</Badge>
}
