import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { company } from '@/content/company'
import { reportedErrors } from '../../../tests/support/broken-parts'
import { Form } from './form'

const reported = reportedErrors()

const submit = () => fireEvent.submit(screen.getByRole('form'))

function show(onSubmit: () => unknown) {
  render(
    <Form aria-label="Форма" onSubmit={onSubmit}>
      <input aria-label="Имя" />
    </Form>,
  )
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Айгуль' } })
}

it.each([
  ['throws', () => expect.fail('not today')],
  ['is rejected', () => Promise.reject(new Error('not today'))],
])('says how else to write where submitting %s, and keeps what is typed', async (_, task) => {
  show(task)
  submit()
  expect(await screen.findByRole('alert')).toHaveTextContent('Не отправлено')
  expect(screen.getByRole('link', { name: company.email })).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  )
  expect(screen.getByRole('textbox')).toHaveValue('Айгуль')
  expect(reported).toMatchObject([{ message: 'not today' }])
})

it('offers the telephone of a company that has one', async () => {
  Object.assign(company, { phone: '+996 555 123 456' })
  show(() => expect.fail('not today'))
  submit()
  expect(await screen.findByRole('link', { name: /^\+996\s555\s123\s456$/ })).toHaveAttribute(
    'href',
    'tel:+996555123456',
  )
  Object.assign(company, { phone: '' })
})

it('is submitted once at a time, and forgets an earlier failure', async () => {
  let settle = () => {}
  const task = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('not today'))
    .mockImplementation(() => new Promise((resolve) => (settle = resolve)))
  show(task)
  submit()
  await screen.findByRole('alert')
  submit()
  submit()
  expect(task).toHaveBeenCalledTimes(2)
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  settle()
})
