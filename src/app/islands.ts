import type { ComponentType } from 'react'
import type { IslandName } from '@/components/island'

type IslandModule = () => Promise<{ default: ComponentType }>

/** What draws an island once it is needed. None takes props: each knows or finds what it shows. */
const islands: Record<IslandName, IslandModule> = {
  testimonials: () => import('@/pages/islands/home-testimonials'),
  articleContents: () => import('@/pages/islands/article-contents'),
  blogIndex: () => import('@/pages/islands/blog-index'),
  newsletter: () => import('@/pages/islands/newsletter'),
}

const isIslandName = (name: string): name is IslandName => name in islands

/** The island that an element of the page marks, if it marks one that we know. */
export function islandOf(element: Element): IslandModule | undefined {
  const name = element.getAttribute('data-island') ?? ''
  return isIslandName(name) ? islands[name] : undefined
}
