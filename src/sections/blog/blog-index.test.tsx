import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { articles } from '@/content/blog/articles'
import { BlogIndex } from '../blog-index'

const open = () =>
  render(
    <MemoryRouter>
      <BlogIndex />
    </MemoryRouter>,
  )
const chips = () => screen.getByRole('group', { name: 'Рубрики блога' })
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)

it('shows every article, the featured ones twice', () => {
  open()
  expect(titles()).toHaveLength(Object.keys(articles).length + 2)
})

it('filters by a topic’s chip, and shows everything again', () => {
  open()
  fireEvent.click(within(chips()).getByRole('button', { name: /^Telegram/ }))
  expect(within(chips()).getByRole('button', { name: /^Telegram/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(new Set(titles()).size).toBe(2)
  for (const title of titles()) expect(title).toMatch(/Telegram/)
  fireEvent.click(within(chips()).getByRole('button', { name: /^Все/ }))
  expect(titles()).toHaveLength(Object.keys(articles).length + 2)
})

it('links published articles and announces the others', () => {
  open()
  for (const item of screen.getAllByRole('article')) {
    const soon = within(item).queryByText('Готовится')
    const link = within(item).queryByRole('link')
    expect([soon, link].filter(Boolean)).toHaveLength(1)
    expect(item.textContent.includes('мин')).toBe(link !== null)
    if (link) expect(link.getAttribute('href')).toMatch(/^\/blog\/[a-z-]+$/)
  }
})

it('says what the figures count, and of which topic nothing can be read yet', () => {
  open()
  expect(chips()).toHaveAccessibleDescription(/вместе с\sтеми, что\sготовятся/)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  fireEvent.click(within(chips()).getByRole('button', { name: /^SaaS/ }))
  expect(screen.getByRole('status')).toHaveTextContent(/читать пока нечего/)
  fireEvent.click(within(chips()).getByRole('button', { name: /^E-commerce/ }))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
