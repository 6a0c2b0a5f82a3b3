import { buy, journey } from '../factories/guest-journey.ts'
import { guestFiles, guestPage } from '../factories/guest-page.ts'
import { embedOrigin, expect, scriptTag, test } from '../factories/guest-site.ts'

const trusted = `require-trusted-types-for 'script'; trusted-types 'none'`
const nothingElse = `base-uri 'none'; form-action 'none'; object-src 'none'; report-uri /csp-report`

const under = (policy: string, page: string) =>
  guestFiles({}, { '/': { body: page, headers: { 'content-security-policy': policy } } })

const withNonce = (page: string) => page.replaceAll('<script ', '<script nonce="r4nd0m" ')

test('nonce and strict-dynamic, trusted types for none: not one report', async ({ page, guest }) => {
  const policy = `default-src 'none'; script-src 'nonce-r4nd0m' 'strict-dynamic'; style-src 'self'; img-src 'self' ${embedOrigin()}; connect-src ${embedOrigin()}; ${trusted}; ${nothingElse}`
  await guest.visit(under(policy, withNonce(guestPage())))
  await journey(page)
})

test('hosts by name, without a nonce: not one report', async ({ page, guest }) => {
  const host = embedOrigin()
  const policy = `default-src 'none'; script-src 'self' ${host}; style-src 'self'; img-src ${host}; connect-src ${host}; ${trusted}; ${nothingElse}`
  await guest.visit(under(policy, guestPage()))
  await journey(page)
})

test('a policy that forgets our pictures is reported, and the shop still sells', async ({ page, guest }) => {
  const policy = `default-src 'none'; script-src 'nonce-r4nd0m' 'strict-dynamic'; style-src 'self'; img-src 'self'; connect-src ${embedOrigin()}; ${trusted}; ${nothingElse}`
  guest.admit(/img-src/, /violates the following Content Security Policy directive: "img-src/)
  await guest.visit(under(policy, withNonce(guestPage())))
  await buy(page)
})

test('a script that the policy refuses leaves what the page wrote in the tag', async ({ page, guest }) => {
  const body = '<showroom-shop><a href="tel:5550100">Call us for tile</a></showroom-shop>'
  guest.admit(/script-src/)
  await guest.visit(under(`script-src 'self'`, guestPage({ script: scriptTag(), body })))
  await expect(page.getByRole('link', { name: 'Call us for tile' })).toBeVisible()
})
