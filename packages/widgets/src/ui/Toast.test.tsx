import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawIn, shopWith } from '../testing/draw-widget.tsx'
import { toastCss } from './Toast.css.ts'
import { Toast } from './Toast.tsx'

const stays = () => undefined

/** The page's cart button, where most pages have theirs. */
const aCartButton = (top: string) => {
  const button = document.createElement('showroom-cart-button')
  button.style.cssText = `position: fixed; top: ${top}; right: 20px; width: 44px; height: 44px`
  document.body.append(button)
  onTestFinished(() => button.remove())
  return button
}

const toldToast = async () => {
  const { shop } = shopWith({})
  const toast = <Toast message="Added to cart." tone="good" onDismiss={stays} />
  const { root } = await drawIn(shop, [toastCss], toast)
  await expect.element(page.getByText('Added to cart.')).toBeVisible()
  const shown = root.querySelector('.toast')
  if (!shown) throw new Error('No toast was drawn.')
  return shown
}

const edgesOf = (element: Element) => element.getBoundingClientRect()

test('a toast leaves the cart button free, which is wanted right after it', async () => {
  const button = aCartButton('8px')
  const toast = await toldToast()
  await expect.poll(() => edgesOf(toast).top).toBeGreaterThan(edgesOf(button).bottom)
})

test('a toast comes in at the upper edge where nothing of ours is in its way', async () => {
  aCartButton('50vh')
  const toast = await toldToast()
  await expect.poll(() => Math.round(edgesOf(toast).top)).toBe(16)
})

test('a cart button that is scrolled to under a toast moves it on', async () => {
  const button = aCartButton('50vh')
  const toast = await toldToast()
  button.style.top = '8px'
  window.dispatchEvent(new Event('scroll'))
  await expect.poll(() => edgesOf(toast).top).toBeGreaterThan(edgesOf(button).bottom)
})

test('a bar of the page that covers its upper edge is left free', async () => {
  document.documentElement.style.setProperty('--showroom-sticky-offset', '80px')
  onTestFinished(() => void document.documentElement.style.removeProperty('--showroom-sticky-offset'))
  const toast = await toldToast()
  await expect.poll(() => Math.round(edgesOf(toast).top)).toBe(96)
})
