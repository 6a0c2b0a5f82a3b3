import { onTestFinished, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { EventOf } from '../shop/index.ts'
import { aCart, aLine } from '../testing/cart-fixtures.ts'
import { drawWidget } from '../testing/draw-widget.tsx'
import { type FakeAnswers, refusal } from '../testing/fake-api.ts'
import { useAddToCart } from './useAddToCart.ts'

const items = [{ product_id: 'fogHoned1224', qty: 9 }]
const Buy = () => {
  const add = useAddToCart()
  return (
    <button type="button" onClick={() => void add(items)}>
      Buy
    </button>
  )
}

const adding = (answer: NonNullable<FakeAnswers['POST /api/projectCart/sync_to_cart']>) =>
  drawWidget({ 'POST /api/projectCart/sync_to_cart': answer }, [], <Buy />)
const takes = () => ({ success: true as const, data: aCart([aLine()]) })

type Asked = EventOf<'add-to-cart'>
const asked = (host: HTMLElement, listener: (event: Asked) => void) =>
  host.addEventListener('showroom:add-to-cart', (event) => Reflect.apply(listener, undefined, [event]))

const noStrayErrors = () => {
  const strays: unknown[] = []
  const hear = (event: PromiseRejectionEvent) => {
    event.preventDefault()
    strays.push(event.reason)
  }
  window.addEventListener('unhandledrejection', hear)
  onTestFinished(() => window.removeEventListener('unhandledrejection', hear))
  return strays
}

test('the event before an action promises its outcome', async () => {
  const { host } = await adding(takes)
  const outcomes: unknown[] = []
  asked(host, (event) => void event.promise.then((outcome) => outcomes.push(outcome)))
  await page.getByRole('button', { name: 'Buy' }).click()
  await expect.poll(() => outcomes).toMatchObject([{ items, count: 1 }])
})

test('an action that is refused rejects with a code and a sentence, which nobody has to hear', async () => {
  const strays = noStrayErrors()
  const { host, shop } = await adding(() => {
    throw refusal(422, 'Only 4 boxes are left.')
  })
  const ignored: unknown[] = []
  asked(host, (event) => ignored.push(event.promise))
  await page.getByRole('button', { name: 'Buy' }).click()
  await expect.poll(() => shop.cart.getState().message).toBe('Only 4 boxes are left.')
  await expect(ignored[0]).rejects.toEqual({ code: 'refused', message: 'Only 4 boxes are left.' })
  expect(strays).toEqual([])
})

test('a page that prevents the action takes over: nothing is sent, and the promise says so', async () => {
  const strays = noStrayErrors()
  const { host, asked: sent } = await adding(takes)
  const outcomes: unknown[] = []
  asked(host, (event) => {
    event.preventDefault()
    event.promise.catch((refused: unknown) => outcomes.push(refused))
  })
  await page.getByRole('button', { name: 'Buy' }).click()
  await expect.poll(() => outcomes).toEqual([{ code: 'prevented', message: expect.any(String) }])
  expect(sent.map(({ call }) => call)).not.toContain('POST /api/projectCart/sync_to_cart')
  expect(strays).toEqual([])
})

test('a listener that throws stops nothing', async () => {
  const thrown = vi.fn()
  const hear = (event: ErrorEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    thrown(event.error)
  }
  window.addEventListener('error', hear, true)
  onTestFinished(() => window.removeEventListener('error', hear, true))
  const { host, shop } = await adding(takes)
  asked(host, () => {
    throw new Error('The page’s own mistake.')
  })
  await page.getByRole('button', { name: 'Buy' }).click()
  await expect.poll(() => shop.cart.getState().count).toBe(1)
  expect(thrown).toHaveBeenCalled()
})
