import { expect, onTestFinished, test } from 'vitest'
import { adoptStyles } from './index.ts'
import { anOpenShop } from '../testing/catalogue-fixtures.ts'
import { drawIn, shopWith } from '../testing/draw-widget.tsx'
import { aThemedShop } from '../testing/showroom-fixtures.ts'

const colorOn = (host: Element, name: string) => getComputedStyle(host).getPropertyValue(name)
const harvestShop = () =>
  shopWith({ 'GET /api/shop': () => ({ success: true, data: aThemedShop('HARVEST2') }) }).shop

test('the showroom’s colours reach the widget, and a page’s own on the tag win over them', async () => {
  const { host } = await drawIn(harvestShop(), [], <p>Tile</p>)
  await expect.poll(() => colorOn(host, '--showroom-accent')).toBe('#b4532a')

  const pageStyles = document.createElement('style')
  pageStyles.textContent = '.own-colours { --showroom-accent: #123456 }'
  document.head.append(pageStyles)
  host.className = 'own-colours'
  expect(colorOn(host, '--showroom-accent')).toBe('#123456')
  pageStyles.remove()
})

test('a colour that is none never becomes style', async () => {
  const hostile = anOpenShop({
    theme: {
      logo: null,
      is_custom: true,
      light: {
        '--showroom-accent': 'red;} * { display: none',
        color: '#ff0000',
        '--showroom-ink': '#101010',
      },
      dark: {},
    },
  })
  const { shop } = shopWith({ 'GET /api/shop': () => ({ success: true, data: hostile }) })
  const { host } = await drawIn(shop, [], <p>Tile</p>)
  await expect.poll(() => colorOn(host, '--showroom-ink')).toBe('#101010')
  expect(colorOn(host, '--showroom-accent')).toBe('#1f5a4c')
  expect(getComputedStyle(host).color).not.toBe('rgb(255, 0, 0)')
})

test('a page that styles everything with !important changes neither text nor layout inside', async () => {
  const hostile = document.createElement('style')
  hostile.textContent = '* { all: unset !important; color: red !important; font-size: 40px !important }'
  document.head.append(hostile)
  const { host, root } = await drawIn(harvestShop(), [], <p>Tile</p>)
  const text = root.querySelector('p')
  expect(getComputedStyle(host).display).toBe('block')
  expect(text && getComputedStyle(text).color).toBe('rgb(31, 29, 26)')
  expect(text && Number.parseFloat(getComputedStyle(text).fontSize)).toBeLessThanOrEqual(18)
  hostile.remove()
})

test('styles are adopted once, whoever asks', () => {
  const root = document.createElement('div').attachShadow({ mode: 'open' })
  adoptStyles(root, ['p { color: green }', 'p { color: green }'])
  adoptStyles(root, ['p { color: green }'])
  expect(root.adoptedStyleSheets).toHaveLength(1)
})

test('a widget in a part of the page that is hidden is hidden with it, and dark where the page is dark', async () => {
  const { host, root } = await drawIn(harvestShop(), [], <p>Tile</p>)
  const drawn = root.querySelector('p')
  if (!drawn) throw new Error('Nothing was drawn.')
  Object.assign(document.body.style, { visibility: 'hidden', pointerEvents: 'none' })
  onTestFinished(() => document.body.removeAttribute('style'))
  host.style.colorScheme = 'dark'
  const now = getComputedStyle(drawn)
  await expect
    .poll(() => [now.visibility, now.pointerEvents, now.colorScheme])
    .toEqual(['hidden', 'none', 'dark'])
})
