import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { articleList } from '@/content/blog/articles'
import { categories } from '@/content/blog/categories'
import { BlogIndex } from '../blog-index'

const open = () =>
  render(
    <MemoryRouter>
      <BlogIndex />
    </MemoryRouter>,
  )
const chips = () => screen.getByRole('group', { name: 'Рубрики блога' })
const chip = (label: string) =>
  within(chips()).getByRole('button', { name: new RegExp(`^${label}`) })
const all = articleList
const featured = all.filter((article) => article.featured)
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)

it.runIf(all.length > 0)('shows every article, the featured ones twice', () => {
  open()
  expect(titles()).toHaveLength(all.length + featured.length)
})

it.runIf(all.length > 0)('filters by a topic’s chip, and shows everything again', () => {
  open()
  for (const [id, topic] of Object.entries(categories)) {
    fireEvent.click(chip(topic.label))
    expect(chip(topic.label)).toHaveAttribute('aria-pressed', 'true')
    const its = all.filter(({ category }) => category === id)
    expect(new Set(titles()).size).toBe(its.length)
  }
  fireEvent.click(chip('Все'))
  expect(titles()).toHaveLength(all.length + featured.length)
})

it.runIf(all.length > 0)('links published articles and announces the others', () => {
  open()
  for (const item of screen.getAllByRole('article')) {
    const soon = within(item).queryByText('Готовится')
    const link = within(item).queryByRole('link')
    expect([soon, link].filter(Boolean)).toHaveLength(1)
    expect(item.textContent.includes('мин')).toBe(link !== null)
    if (link) expect(link.getAttribute('href')).toMatch(/^\/blog\/[a-z-]+$/)
  }
})

it.runIf(all.length > 0)(
  'says what the figures count, and of which topic nothing can be read yet',
  () => {
    open()
    expect(chips()).toHaveAccessibleDescription(/вместе с\sтеми, что\sготовятся/)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    for (const [id, topic] of Object.entries(categories)) {
      fireEvent.click(chip(topic.label))
      const isPublished = all.some(
        ({ category, status }) => category === id && status === 'published',
      )
      expect(screen.getByRole('status').textContent).toMatch(
        isPublished ? /^$/ : /читать пока нечего/,
      )
    }
  },
)
