import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { loadable, remembering } from './loadable'

afterEach(cleanup)

const Greeting = ({ name }: { name: string }) => <p>Салам, {name}</p>

const draw = (loader: ReturnType<typeof remembering<{ default: typeof Greeting }>>) => {
  const Part = loadable(loader)
  return render(
    <Suspense fallback="Загрузка...">
      <Part name="Айгуль" />
    </Suspense>,
  )
}

it('draws what is loaded at once, without its fallback', async () => {
  const loader = remembering(() => Promise.resolve({ default: Greeting }))
  await loader()
  draw(loader)
  expect(screen.getByText('Салам, Айгуль')).toBeVisible()
})

it('loads what is not there, and draws it then', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Greeting }))
  draw(remembering(load))
  expect(screen.getByText('Загрузка...')).toBeVisible()
  expect(await screen.findByText('Салам, Айгуль')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

it('has nothing at hand after a failure, and may try again', async () => {
  const load = vi
    .fn(() => Promise.resolve({ default: Greeting }))
    .mockRejectedValueOnce(new Error('offline'))
  const loader = remembering(load)
  await expect(loader()).rejects.toThrow('offline')
  expect(loader.loaded).toBeUndefined()
  await loader()
  expect(loader.loaded?.default).toBe(Greeting)
})
