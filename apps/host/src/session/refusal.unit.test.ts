import { ShopError } from '@showroom/widgets/shop'
import { beforeEach, expect, test } from 'vitest'
import { useToasts } from '../toast/toast.ts'
import { fieldErrorsOf, tellRefusal } from './refusal.ts'

const toasts = () => useToasts.getState().shown.map(({ kind, text }) => [kind, text])
const refused = (status: number, message = `The sentence of ${status}.`) =>
  new ShopError({ status, code: 'refused', message, errors: { email: ['First.', 'Second.'] } })

beforeEach(() => useToasts.setState({ shown: [] }))

test.each([
  [422, 'warning'],
  [403, 'error'],
  [404, 'error'],
  [405, 'error'],
  [500, 'error'],
])('a %i is told by a toast of its kind, with the server’s sentence', (status, kind) => {
  tellRefusal(refused(status))
  expect(toasts()).toEqual([[kind, `The sentence of ${status}.`]])
})

test.each([0, 400, 401, 409, 429, 503])('a %i is not told by a toast', (status) => {
  tellRefusal(refused(status))
  expect(toasts()).toEqual([])
})

test('a bug is not told as if the server had said it', () => {
  tellRefusal(new TypeError('x is undefined'))
  expect(toasts()).toEqual([])
})

test('the same sentence twice is one toast', () => {
  for (const status of [403, 404]) tellRefusal(refused(status, 'No.'))
  expect(toasts()).toEqual([['error', 'No.']])
})

test('field errors are kept by field, all sentences of each', () => {
  expect(fieldErrorsOf(refused(422))).toEqual({ email: ['First.', 'Second.'] })
  expect(fieldErrorsOf(new TypeError('x is undefined'))).toEqual({})
})
