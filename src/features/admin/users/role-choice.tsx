import type { Role } from '@contracts/role.ts'
import { roleAppearance } from '../labels'
import { RoleBadge } from './user-cells'

const choices: readonly Role[] = ['user', 'staff', 'admin']

export function RoleChoice({ role, onChange }: { role: Role; onChange: (role: Role) => void }) {
  return (
    <fieldset className="mt-7 min-w-0">
      <legend className="text-sm font-semibold">Роль</legend>
      <div className="mt-3 space-y-2">
        {choices.map((choice) => (
          <label
            key={choice}
            className="relative flex min-h-14 cursor-pointer items-center gap-3.5 rounded-control border px-4 py-3 transition-colors hover:border-input has-checked:border-accent has-checked:bg-accent/8 has-focus-visible:outline-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name="role"
              value={choice}
              checked={role === choice}
              onChange={() => onChange(choice)}
              data-first-focus={role === choice ? '' : undefined}
              className="size-4.5 shrink-0 accent-accent outline-none"
            />
            <span className="flex min-w-0 flex-1 flex-col items-start gap-x-4 gap-y-1.5 sm:flex-row sm:items-center">
              <span className="sm:w-36">
                <RoleBadge role={choice} />
              </span>
              <span className="text-sm text-muted-foreground">
                {roleAppearance[choice].permissions}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
