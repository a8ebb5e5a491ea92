import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { siteMap } from '@/content/site-map'
import { Breadcrumbs } from './breadcrumbs'

type Row = [path: string, crumbs: string[]]

const blog = Object.values(siteMap).filter(({ path }) => path.startsWith('/blog/'))

const crumbsAt = (path: string, lang: 'ru' | 'en' = 'ru') => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Breadcrumbs lang={lang} />
    </MemoryRouter>,
  )
  return screen.queryAllByRole('listitem').map((item) => item.textContent)
}

it.each<Row>([
  ['/web-development', ['Главная', 'Услуги', siteMap.webDevelopment.label]],
  ...blog.slice(0, 1).map(({ path, label }): Row => [path, ['Главная', 'Блог', label]]),
  ['/about', ['Главная', 'О компании']],
  ['/', []],
  ['/no/such/page', []],
])('shows at %s the crumbs %j', (path, crumbs) => {
  expect(crumbsAt(path)).toEqual(crumbs)
})

it('links the parent pages and marks the current one', () => {
  crumbsAt('/web-development')
  expect(screen.getByRole('link', { name: 'Услуги' })).toHaveAttribute('href', '/services')
  expect(screen.getAllByRole('link')).toHaveLength(2)
  expect(screen.getByText(siteMap.webDevelopment.label)).toHaveAttribute('aria-current', 'page')
})

it('is in the page’s language', () => {
  expect(crumbsAt('/terms', 'en')).toEqual(['Home', siteMap.terms.label])
})
