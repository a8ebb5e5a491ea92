import { type ArticleId, articles, type ListedArticleId } from '@/content/blog/articles'
import { categories, type CategoryId } from '@/content/blog/categories'

/** The topic to filter by, or all. */
export type Topic = CategoryId | 'all'

const isListed = (id: string): id is ListedArticleId => Object.hasOwn(articles, id)
const isPublished = (id: ListedArticleId): id is ArticleId => articles[id].status === 'published'
const isCategory = (id: string): id is CategoryId => Object.hasOwn(categories, id)

const listed: readonly ListedArticleId[] = Object.keys(articles).filter(isListed)

export const topics: readonly CategoryId[] = Object.keys(categories).filter(isCategory)

/** The articles of a topic, in the table's order: the featured ones, all, and whether none is published yet. */
export function selectArticles(topic: Topic) {
  const latest = listed.filter((id) => topic === 'all' || articles[id].category === topic)
  const featured = latest.filter(isPublished).filter((id) => articles[id].featured)
  return { featured, latest, isAllComing: !latest.some(isPublished) }
}
