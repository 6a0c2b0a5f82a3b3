import { afterEach, expect, onTestFinished, test } from 'vitest'
import { defineProbe, drawn, textOf } from '../testing/probe.tsx'
import { pageWith } from '../testing/shop-answer.ts'

afterEach(() => {
  document.body.replaceChildren()
  for (const style of document.querySelectorAll('style.page')) style.remove()
})

const pageCss = (css: string) => {
  const style = document.createElement('style')
  style.className = 'page'
  style.textContent = css
  document.head.append(style)
}

const insertedProbe = async (attributes = '', children = '') => {
  const { name, define, seen } = defineProbe(pageWith('HARVEST2', 'MAPLE247'))
  document.body.innerHTML = `<${name} ${attributes}>${children}</${name}>`
  const element = document.querySelector<HTMLElement>(name)
  if (!element) throw new Error('Nothing was inserted.')
  return { element, define, seen }
}

test('styles are adopted, never written into the page', async () => {
  const { element, define } = await insertedProbe()
  const before = document.querySelectorAll('style').length
  define()
  await drawn()
  const shown = element.shadowRoot?.querySelector('.probe')
  expect(shown && getComputedStyle(shown).color).toBe('rgb(1, 2, 3)')
  expect(element.shadowRoot?.querySelector('style')).toBeNull()
  expect(document.querySelectorAll('style').length).toBe(before)
})

test('the page can not unset, recolour or hide what stands in the tag', async () => {
  pageCss(
    '* { all: unset !important; color: red !important; font-size: 40px !important } html { font-size: 3px }',
  )
  const { element, define } = await insertedProbe()
  define()
  await drawn()
  // A page whose text is red is looked at first.
  await expect.poll(() => getComputedStyle(element).display).toBe('block')
  const root = element.shadowRoot?.querySelector('.root')
  expect(root && getComputedStyle(root).color).not.toBe('rgb(255, 0, 0)')
  expect(root && Number.parseFloat(getComputedStyle(root).fontSize)).toBeLessThan(19)
})

test('the showroom’s colours are laid on the tag, and the page’s own variables go first', async () => {
  const { element, define } = await insertedProbe()
  define()
  await drawn()
  expect(getComputedStyle(element).getPropertyValue('--showroom-accent')).toBe('#7a3b12')
  pageCss(`${element.localName} { --showroom-accent: #00ff00 }`)
  expect(getComputedStyle(element).getPropertyValue('--showroom-accent')).toBe('#00ff00')
})

test('theme="dark" takes the showroom’s dark colours, and follows a change', async () => {
  const { element, define } = await insertedProbe('theme="dark"')
  define()
  await drawn()
  expect(getComputedStyle(element).getPropertyValue('--showroom-accent')).toBe('#f0b48c')
  element.setAttribute('theme', 'light')
  await drawn()
  expect(getComputedStyle(element).getPropertyValue('--showroom-accent')).toBe('#7a3b12')
})

test('a part can be styled by the page', async () => {
  const { element, define } = await insertedProbe()
  pageCss(`${element.localName}::part(probe) { border-top: 3px solid rgb(9, 9, 9) }`)
  define()
  await drawn()
  const part = element.shadowRoot?.querySelector('.probe')
  expect(part && getComputedStyle(part).borderTopWidth).toBe('3px')
})

test('the place that the tag’s own content took is kept', async () => {
  const { element, define } = await insertedProbe('', '<div style="height: 480px">Call us for prices</div>')
  expect(element.offsetHeight).toBe(480)
  define()
  await drawn()
  expect(element.offsetHeight).toBe(480)
})

test('a hidden tag stays hidden', async () => {
  const { element, define } = await insertedProbe('hidden')
  define()
  await drawn()
  expect(getComputedStyle(element).display).toBe('none')
})

test('a tag may name another showroom, and change its mind', async () => {
  const { element, define } = await insertedProbe('showroom="MAPLE247"')
  define()
  await drawn()
  expect(textOf(element)).toContain('MAPLE247 open')
  element.removeAttribute('showroom')
  await drawn()
  expect(textOf(element)).toContain('HARVEST2 open')
})

test('on a page that runs right to left prices keep their order; the tag’s language decides, and may change', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const { element, define } = await insertedProbe()
  define()
  await drawn()
  const root = element.shadowRoot?.querySelector('.root')
  expect(root && getComputedStyle(root).direction).toBe('ltr')
  element.lang = 'ar'
  await drawn()
  expect(root?.getAttribute('lang')).toBe('ar')
  expect(root && getComputedStyle(root).direction).toBe('rtl')
  element.removeAttribute('lang')
  await drawn()
  expect(root?.getAttribute('dir')).toBe('ltr')
})
