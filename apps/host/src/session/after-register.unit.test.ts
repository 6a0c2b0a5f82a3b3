import { expect, test } from 'vitest'
import { afterRegister, signedInAtRegister } from './redirect.ts'

const item = { showroom: '0', floorplan: '4', floorTemplate: '2' }
const registered = {
  user: { type: 'User' as const },
  redirect: null,
  redirectTo: null,
  visualRedirect: null,
  myItem: null,
}

test('a stored visual redirect with a complete my_item makes a project and leads there', () => {
  const outcome = afterRegister({
    ...registered,
    visualRedirect: '/our-brands',
    myItem: item,
    redirectTo: '/cart',
  })
  expect(outcome).toEqual({ kind: 'item_to_project', item, to: '/our-brands' })
})

test('a stored visual redirect to another site leads home', () => {
  const outcome = afterRegister({ ...registered, visualRedirect: '//evil.example', myItem: item })
  expect(outcome).toMatchObject({ to: '/' })
})

test.each([null, { showroom: '0' }, { ...item, floorplan: null }])(
  'a visual redirect with an incomplete my_item leads to /visualize',
  (myItem) =>
    expect(afterRegister({ ...registered, visualRedirect: '/our-brands', myItem })).toEqual({
      kind: 'go',
      to: '/visualize',
    }),
)

test('otherwise redirect_to, then the redirect query, then home', () => {
  expect(afterRegister({ ...registered, redirectTo: '/cart', redirect: '/our-brands' })).toEqual({
    kind: 'go',
    to: '/cart',
  })
  expect(afterRegister({ ...registered, redirectTo: '/login', redirect: '/checkout' }).to).toBe('/checkout')
  expect(afterRegister({ ...registered, redirectTo: '/register/contractor' }).to).toBe('/')
  expect(afterRegister(registered).to).toBe('/')
})

test('only a User follows a visual redirect', () => {
  const outcome = afterRegister({
    ...registered,
    user: { type: 'Contractor' },
    visualRedirect: '/our-brands',
    myItem: item,
  })
  expect(outcome).toEqual({ kind: 'go', to: '/' })
})

test('a logged-in user visiting the register page goes home, anybody else to the account', () => {
  expect(signedInAtRegister({ type: 'User' })).toBe('/')
  expect(signedInAtRegister({ type: 'Contractor' })).toBe('/account')
  expect(signedInAtRegister({ type: 'Admin' })).toBe('/account')
})
