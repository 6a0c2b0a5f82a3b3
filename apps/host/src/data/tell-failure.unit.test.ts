import { ShopError } from '@showroom/widgets/shop'
import { beforeEach, expect, test } from 'vitest'
import { dismissRefusals, toast, useToasts } from '../kit/toast/toast.ts'
import { fieldErrorsOf } from './failure.ts'
import { tellCatalogued, tellFailure } from './tell-failure.ts'

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
  for (const tell of [tellCatalogued, tellFailure]) {
    tell(refused(status))
    expect(toasts()).toEqual([[kind, `The sentence of ${status}.`]])
  }
})

test.each([0, 400, 401, 409, 429, 503])(
  'a %i is told where the screen does not show it, and only there',
  (status) => {
    tellCatalogued(refused(status))
    expect(toasts()).toEqual([])
    tellFailure(refused(status))
    expect(toasts()).toEqual([['error', `The sentence of ${status}.`]])
  },
)

test('the same sentence twice is one toast', () => {
  for (const status of [403, 404]) tellFailure(refused(status, 'No.'))
  expect(toasts()).toEqual([['error', 'No.']])
})

test('what was refused is no longer said once it is sent again; what was done stays', () => {
  tellCatalogued(refused(422))
  toast.success('Saved.')
  dismissRefusals()
  expect(toasts()).toEqual([['success', 'Saved.']])
})

test('field errors are kept by field, all sentences of each', () => {
  expect(fieldErrorsOf(refused(422))).toEqual({ email: ['First.', 'Second.'] })
  expect(fieldErrorsOf(new TypeError('x is undefined'))).toEqual({})
})
