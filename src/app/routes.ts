import type { ComponentType } from 'react'
import type { RouteId } from '@/content/routes'

type PageModule = () => Promise<{ default: ComponentType }>

/** The page of every route of the table, each its own chunk. */
export const pageModules: Record<RouteId, PageModule> = {
  home: () => import('@/pages/home'),
  privacy: () => import('@/pages/privacy'),
  terms: () => import('@/pages/terms'),
  admin: () => import('@/pages/admin'),
}

export const notFoundModule: PageModule = () => import('@/pages/not-found')
