import { expect } from '@playwright/test'
import { aFilledChecklist } from './a-filled-checklist.ts'
import { pressByKeyboard } from './by-keyboard.ts'
import { goodsAreRead } from './goods-are-read.ts'
import { floorGoods, otherFloor, rowOf } from './guest-rooms.ts'
import type { Page } from './guest-site.ts'
import { aVerifiedPerson } from './person.ts'
import { signInOn } from './sign-in-window.ts'

/** A tag on a page of somebody else: what stands there, and how a visitor uses it by keyboard alone. */
export type Placed = { body: string; use: (page: Page) => Promise<void> }

const rooms = async (): Promise<Placed> => {
  await goodsAreRead('HARVEST2')
  return {
    body: '<h1>Your kitchen</h1><showroom-visualizer room="kitchen"></showroom-visualizer>',
    use: async (page) => {
      const tag = page.locator('showroom-visualizer')
      const look = tag.getByRole('button', { name: /^Modern kitchen/ })
      await expect(look).toBeVisible()
      await pressByKeyboard(look)
      await expect(floorGoods(tag)).toBeVisible()
      const { name, button } = await otherFloor(tag)
      await pressByKeyboard(button)
      await expect(rowOf(tag, name)).toContainText('Floor')
      await pressByKeyboard(tag.getByRole('button', { name: 'Add all to cart' }))
      await expect(tag.getByRole('button', { name: 'Added to cart' })).toBeFocused()
    },
  }
}

const checklist = async (): Promise<Placed> => {
  const owner = await aVerifiedPerson()
  const { id } = await aFilledChecklist(owner)
  return {
    body: `<h1>Your bath</h1><showroom-sign-in></showroom-sign-in><showroom-checklist project="${id}"></showroom-checklist>`,
    use: async (page) => {
      await signInOn(page, owner)
      const tag = page.locator('showroom-checklist')
      const decision = tag.getByRole('button', { name: /^Mirror/ })
      await expect(decision).toBeVisible()
      await pressByKeyboard(decision)
      await expect(decision).toHaveAttribute('aria-expanded', 'true')
      await pressByKeyboard(
        tag.getByRole('list', { name: 'Options of Mirror' }).getByRole('button', { name: /^Approve/ }),
      )
      await expect(decision).toContainText('Approved')
      await expect(decision).toBeFocused()
    },
  }
}

export const guestTags = { 'showroom-visualizer': rooms, 'showroom-checklist': checklist }
