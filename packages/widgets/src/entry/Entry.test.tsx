import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawOn, drawWidget, heard, shopWith } from '../testing/draw-widget.tsx'
import type { AskedOf, FakeAnswers } from '../testing/fake-api.ts'
import { aProfile, harvest, harvestDesign, maple } from '../testing/showroom-fixtures.ts'
import { css, Widget } from './index.ts'

const known = [harvest, harvestDesign, maple]
const found = ({ url }: AskedOf) => {
  const text = (url.searchParams.get('s') ?? '').toLowerCase().replace(/[\s-]/g, '')
  const data = known.filter((hit) =>
    [hit.vsd_id, hit.company_name].some((name) => name.toLowerCase().replace(/\s/g, '').startsWith(text)),
  )
  return { success: true as const, data }
}
const answers: FakeAnswers = {
  'GET /api/visualization/showrooms': found,
  'GET /api/visualization/shop_profile': () => ({
    success: true,
    data: { profile: aProfile(harvest), category: [] },
  }),
}

const draw = async (given: FakeAnswers = {}) => {
  const drawn = await drawWidget({ ...answers, ...given }, css, <Widget />)
  const searches = () =>
    drawn.asked
      .filter((one) => one.call === 'GET /api/visualization/showrooms')
      .map((one) => one.url.searchParams.get('s'))
  return { ...drawn, searches }
}
/** Before any effect has run: Preact draws at once, React a moment later. */
const firstInput = async (host: HTMLElement): Promise<HTMLInputElement> => {
  const root = host.shadowRoot
  if (!root) throw new Error('Nothing is drawn in a shadow root.')
  while (true) {
    const input = root.querySelector('input')
    if (input) return input
    await new Promise<void>((changed) => {
      const observer = new MutationObserver(() => {
        observer.disconnect()
        changed()
      })
      observer.observe(root, { childList: true, subtree: true })
    })
  }
}
const box = () => page.getByRole('combobox', { name: 'Showroom ID' })
const next = () => page.getByRole('button', { name: 'Next' })

describe('the Showroom ID box', () => {
  test('keeps a letter that is typed in the moment in which the box appears', async () => {
    const host = document.createElement('div')
    const drawing = drawOn(host, { shop: shopWith(answers).shop, css, widget: <Widget /> })
    const input = await firstInput(host)
    input.setRangeText('H', 0, 0, 'end')
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    await drawing
    await userEvent.type(box(), '{End}ARVEST2')
    await expect.element(box()).toHaveValue('HARVEST2')
    await expect.element(next()).toBeEnabled()
  })

  test('does not search at two characters, and searches above two once the hand rests', async () => {
    const { searches } = await draw()

    await box().fill('ha')
    await new Promise((rest) => setTimeout(rest, 400))
    expect(searches()).toEqual([])

    await userEvent.type(box(), 'rv')
    await expect.poll(searches).toEqual(['harv'])
  })

  test('searches at once at exactly eight characters, however they were pasted', async () => {
    const { searches } = await draw()
    // As soon as a resting hand would be waited for, beginning with the change itself: before any such wait has ended.
    let searchedByThen: ReturnType<typeof searches> | undefined
    box()
      .element()
      .addEventListener('input', () => setTimeout(() => (searchedByThen = searches()), 250))
    await box().fill(' harv-est2 ')
    await expect.poll(() => searchedByThen).toEqual(['harv-est2'])
    await expect.element(next()).toBeEnabled()
  })

  test('searches when it is emptied, and Next is disabled again', async () => {
    const { searches } = await draw()
    await box().fill('HARVEST2')
    await expect.element(next()).toBeEnabled()

    await box().fill('')
    await expect.element(next()).toBeDisabled()
    await expect.poll(searches).toEqual(['HARVEST2', ''])
  })

  test('drops the answer to an earlier text that arrives late', async () => {
    let answerFirst = () => {}
    const late = new Promise<void>((resolve) => {
      answerFirst = resolve
    })
    const { searches } = await draw({
      'GET /api/visualization/showrooms': async (asked) => {
        if (asked.url.searchParams.get('s') === 'HARVEST2') await late
        return found(asked)
      },
    })
    await box().fill('HARVEST2')
    await expect.poll(() => searches().length).toBe(1)
    await box().fill('MAPLE247')
    await expect.element(page.getByRole('option', { name: /Maple & Main/ })).toBeVisible()

    answerFirst()
    await new Promise((rest) => setTimeout(rest, 50))
    expect(page.getByRole('option', { name: /Harvest Home/ }).elements()).toHaveLength(0)
    await expect.element(page.getByRole('option', { name: /Maple & Main/ })).toBeVisible()
  })

  test('shows company name, Showroom ID, city and license of a hit', async () => {
    await draw()
    await box().fill('HARVEST2')
    const hit = page.getByRole('option')
    await expect.element(hit).toHaveTextContent('Harvest Home Remodeling')
    await expect.element(hit).toHaveTextContent('Showroom ID HARVEST2')
    await expect.element(hit).toHaveTextContent('Sacramento, CA · Lic. 1048812')
  })

  test('warns in the words of the specification when nothing is found', async () => {
    await draw()
    await box().fill('NOSUCH99')
    const warning = 'No Showroom Found, Please Enter Correct Showroom Id.'
    await expect.element(page.getByText(warning).first()).toBeVisible()
    await expect.element(next()).toBeDisabled()
  })

  test('waits for a choice among several, made with the keyboard alone, and enters with Enter', async () => {
    const { host } = await draw()
    const chosen = heard(host, 'selected')

    await box().fill('harvest')
    await expect.element(page.getByRole('option').first()).toBeVisible()
    await expect.element(next()).toBeDisabled()

    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.element(box()).toHaveValue('HDESIGN4')
    await expect.element(next()).toBeEnabled()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => chosen).toEqual([harvestDesign])
  })

  test('a page that calls preventDefault takes over', async () => {
    const { host } = await draw()
    let wasCancelable = false
    host.addEventListener('showroom:selected', (event) => {
      wasCancelable = event.cancelable
      event.preventDefault()
    })
    await box().fill('HARVEST2')
    await next().click()
    await expect.poll(() => wasCancelable).toBe(true)
  })

  test('a showroom that is gone at Next is said to be gone', async () => {
    await draw({ 'GET /api/visualization/shop_profile': () => ({ success: true, data: [] }) })
    await box().fill('HARVEST2')
    await next().click()
    await expect
      .element(page.getByText('No Showroom Found, Please Enter Correct Showroom Id.').first())
      .toBeVisible()
  })
})
