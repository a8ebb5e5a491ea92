import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { Breadcrumbs } from './breadcrumbs'

const crumbsAt = (path: string, lang: 'ru' | 'en' = 'ru') => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Breadcrumbs lang={lang} />
    </MemoryRouter>,
  )
  return screen.queryAllByRole('listitem').map((item) => item.textContent)
}

it.each([
  ['/mobile-apps', ['Главная', 'Услуги', 'Мобильные приложения']],
  ['/blog/telegram-automation', ['Главная', 'Блог', 'Автоматизация в Telegram']],
  ['/about', ['Главная', 'О компании']],
  ['/', []],
  ['/no/such/page', []],
])('shows at %s the crumbs %j', (path, crumbs) => {
  expect(crumbsAt(path)).toEqual(crumbs)
})

it('links the parent pages and marks the current one', () => {
  crumbsAt('/mobile-apps')
  expect(screen.getByRole('link', { name: 'Услуги' })).toHaveAttribute('href', '/services')
  expect(screen.getAllByRole('link')).toHaveLength(2)
  expect(screen.getByText('Мобильные приложения')).toHaveAttribute('aria-current', 'page')
})

it('is in the page’s language', () => {
  expect(crumbsAt('/innovations', 'en')).toEqual(['Home', 'Innovations'])
})
