import { afterEach, expect, test } from 'vitest'
import { doors } from '../doors.ts'
import { defineProbe, drawn } from '../testing/probe.tsx'
import { pageWith } from '../testing/shop-answer.ts'
import { defineTag } from './define-tag.ts'

afterEach(() => document.body.replaceChildren())

const shown = (selector: string) => document.querySelector(selector)?.checkVisibility() === true

test('what a page puts into header and footer stands there, through changes and moves', async () => {
  const { name, define } = defineProbe(pageWith('HARVEST2'))
  document.body.innerHTML = `<${name}>
    <h2 slot="header">Our materials</h2><p id="rest">Call us</p><p slot="footer">Ask for a sample</p>
  </${name}>`
  define()
  await drawn()
  const tag = document.querySelector(name)
  const order = [...(tag?.shadowRoot?.querySelectorAll('slot, .probe') ?? [])].map(
    (one) => one.getAttribute('name') ?? one.className,
  )
  expect(order).toEqual(['header', 'probe', 'footer'])
  expect([shown('h2'), shown('[slot=footer]'), shown('#rest')]).toEqual([true, true, false])
  tag?.setAttribute('label', 'changed')
  if (tag) document.body.appendChild(document.createElement('aside')).append(tag)
  await drawn()
  expect([shown('aside h2'), shown('aside [slot=footer]')]).toEqual([true, true])
  document.querySelector('h2')?.remove()
  expect(tag?.shadowRoot?.querySelector('.probe')).not.toBeNull()
})

test('where there is nothing to show the page’s own words go first, and ours stand without them', async () => {
  defineTag('showroom-categories', await doors['showroom-categories'](), pageWith('HARVEST2'))
  document.body.innerHTML =
    '<showroom-categories></showroom-categories><showroom-categories><p slot="empty">Coming in May</p></showroom-categories>'
  await expect
    .poll(() =>
      [...document.querySelectorAll('showroom-categories')].map((tag) =>
        tag.shadowRoot?.querySelector('[part=empty]')?.checkVisibility(),
      ),
    )
    .toEqual([true, false])
  expect(shown('[slot=empty]')).toBe(true)
})
