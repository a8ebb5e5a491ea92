import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { services } from '@/content/pages/services'
import { reportedErrors } from '../../tests/support/broken-parts'
import { loadSections, PageView } from './page-view'

// Files share a worker, which may have loaded the real ones.
vi.hoisted(() => vi.resetModules())
vi.mock('./page-hero', () => ({
  PageHero: () => {
    throw new Error('no hero today')
  },
}))
reportedErrors()

it('shows all sections but the one that breaks', async () => {
  await loadSections(services)
  render(
    <MemoryRouter>
      <PageView page={services} />
    </MemoryRouter>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Эта часть не открылась')
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(1)
})
