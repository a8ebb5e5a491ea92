import { NavLink } from 'react-router-dom'
import { navigationFor } from '@/content/navigation'
import { siteMap } from '@/content/site-map'
import { useAuth } from '@/features/auth/session/auth-context'
import { cn } from '@/lib/cn'
import { ServicesMenu } from './services-menu'

/** The panel of a row spans the header, so its item must not be a positioned box. */
const servicesItem = { row: 'flex', column: 'relative' }

/** The navigation links for the visitor's role; nothing if there are none. */
export function HeaderLinks({ direction }: { direction: 'row' | 'column' }) {
  const { role } = useAuth()
  const links = navigationFor(role ?? undefined)
  if (links.length === 0) return null
  return (
    <nav aria-label="Основная">
      <ul className={cn('flex', direction === 'row' ? 'gap-0.5' : 'flex-col')}>
        {links.map(({ path, label }) => (
          <li
            key={path}
            className={path === siteMap.services.path ? servicesItem[direction] : undefined}
          >
            <NavLink
              to={path}
              className={({ isActive }) =>
                cn(
                  'flex items-center rounded-control font-medium transition-colors hover:text-foreground',
                  direction === 'row' ? 'h-11 px-2 text-[0.9375rem]' : 'h-13 text-2xl',
                  isActive ? 'text-foreground' : 'text-muted-foreground',
                )
              }
            >
              {label}
            </NavLink>
            {path === siteMap.services.path && <ServicesMenu direction={direction} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}
