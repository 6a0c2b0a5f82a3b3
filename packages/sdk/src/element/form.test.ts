import { aProduct } from '@showroom/widgets/testing/product-fixtures.ts'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { doors } from '../doors.ts'
import { pageOf } from '../page.ts'
import { shopAnswer } from '../testing/shop-answer.ts'
import { defineTag } from './define-tag.ts'

const hit = {
  id: 'harvest1',
  company_name: 'Harvest Home Remodeling',
  vsd_id: 'HARVEST2',
  city: 'Sacramento',
  state: 'CA',
  license_number: '1048812',
}

const answers: Record<string, (query: URLSearchParams) => unknown> = {
  '/api/shop': () => shopAnswer('HARVEST2'),
  '/api/visualization/showrooms': (query) => ({
    success: true,
    data: query.get('s') === hit.vsd_id ? [hit] : [],
  }),
  '/api/public': () => ({ success: true, data: aProduct() }),
}

const page = pageOf({ showroom: 'HARVEST2', apiBase: 'https://forms.test' })

beforeEach(async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    const { pathname, searchParams } = new URL(String(address))
    const answer = answers[pathname]
    return Response.json(answer ? answer(searchParams) : { success: true, data: [] })
  })
  onTestFinished(() => fetched.mockRestore())
  defineTag('showroom-entry', await doors['showroom-entry'](), page)
  defineTag('showroom-product', await doors['showroom-product'](), page)
})
afterEach(() => document.body.replaceChildren())

const formWith = (tag: string) => {
  document.body.innerHTML = `<form>${tag}<button>Send</button></form>`
  const form = document.querySelector('form')
  const element = form?.firstElementChild
  if (!form || !(element instanceof HTMLElement)) throw new Error('There is no form.')
  const sent = () => [...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`)
  return { form, element, sent, box: () => element.shadowRoot?.querySelector('input') }
}

test('the chosen Showroom ID is sent with the form under its name', async () => {
  const { sent, element, form } = formWith('<showroom-entry name="pro" value="HARVEST2"></showroom-entry>')
  await expect.poll(sent).toEqual(['pro=HARVEST2'])
  expect(Reflect.get(element, 'form')).toBe(form)
  element.setAttribute('name', 'showroom')
  await expect.poll(sent).toEqual(['showroom=HARVEST2'])
})

test('a required Showroom ID that is missing keeps the form from being sent, and takes the focus', async () => {
  const { form, element, box } = formWith('<showroom-entry name="pro" required></showroom-entry>')
  await expect
    .poll(() => Reflect.get(element, 'validationMessage'))
    .toBe('Please enter your Pro’s Showroom ID.')
  expect(form.checkValidity()).toBe(false)
  expect(element.matches(':invalid')).toBe(true)
  form.requestSubmit()
  await expect.poll(() => element.shadowRoot?.activeElement).toBe(box())
  element.removeAttribute('required')
  await expect.poll(() => form.checkValidity()).toBe(true)
})

test('what is not found is wrong, and is not sent', async () => {
  const { form, sent, element, box } = formWith('<showroom-entry name="pro"></showroom-entry>')
  await expect.poll(box).toBeTruthy()
  box()?.focus()
  await userEvent.keyboard('NOSUCH99')
  await expect.poll(() => Reflect.get(element, 'validationMessage')).toContain('No Showroom Found')
  expect(form.checkValidity()).toBe(false)
  expect(sent()).toEqual([])
})

test('a reset goes back to what the page wrote, and what was entered can be given back', async () => {
  const { form, sent, element, box } = formWith(
    '<showroom-entry name="pro" value="HARVEST2"></showroom-entry>',
  )
  await expect.poll(sent).toEqual(['pro=HARVEST2'])
  box()?.focus()
  await userEvent.keyboard('{Control>}a{/Control}{Delete}')
  await expect.poll(sent).toEqual([])
  form.reset()
  await expect.poll(sent).toEqual(['pro=HARVEST2'])
  Reflect.apply(Reflect.get(element, 'formStateRestoreCallback'), element, ['NOSUCH99', 'restore'])
  await expect.poll(() => box()?.value).toBe('NOSUCH99')
})

test('in a disabled fieldset nothing can be entered, and nothing is sent', async () => {
  document.body.innerHTML =
    '<form><fieldset disabled><showroom-entry name="pro" value="HARVEST2"></showroom-entry></fieldset></form>'
  const entry = document.querySelector('showroom-entry')
  const form = document.querySelector('form')
  await expect.poll(() => entry?.shadowRoot?.querySelector('input')?.disabled).toBe(true)
  expect(form && [...new FormData(form)]).toEqual([])
  document.querySelector('fieldset')?.removeAttribute('disabled')
  await expect.poll(() => entry?.shadowRoot?.querySelector('input')?.disabled).toBe(false)
  await expect.poll(() => form && [...new FormData(form)]).toEqual([['pro', 'HARVEST2']])
})

test('a product sends itself and how many, follows the visitor, and forgets on reset', async () => {
  const { id } = aProduct()
  const { sent, form, element } = formWith(
    `<showroom-product name="tile" product="${id}"></showroom-product>`,
  )
  await expect.poll(sent).toEqual([`tile[product]=${id}`, expect.stringMatching(/^tile\[qty\]=\d+$/)])
  const first = sent()
  Reflect.apply(Reflect.get(element, 'formStateRestoreCallback'), element, ['12', 'restore'])
  await expect.poll(sent).toEqual([`tile[product]=${id}`, 'tile[qty]=12'])
  form.reset()
  await expect.poll(sent).toEqual(first)
  element.removeAttribute('name')
  await expect.poll(sent).toEqual([])
})

test('only tags that hold a value are form elements', async () => {
  defineTag('showroom-cart-button', await doors['showroom-cart-button'](), page)
  const associated = ['showroom-entry', 'showroom-product', 'showroom-cart-button'].filter(
    (name) => Reflect.get(customElements.get(name) ?? {}, 'formAssociated') === true,
  )
  expect(associated).toEqual(['showroom-entry', 'showroom-product'])
})
