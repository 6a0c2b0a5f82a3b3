import type { Locator } from '@playwright/test'

/** The list after its heading: other buttons of the room can be pressed as well. */
const goodsUnder = (rooms: Locator, heading: string) =>
  rooms.getByRole('heading', { name: heading }).locator('xpath=following-sibling::ul[1]')

export const floorGoods = (rooms: Locator) => goodsUnder(rooms, 'Materials: floor')

export const rowOf = (rooms: Locator, name: string) => rooms.getByRole('row').filter({ hasText: name })

/** What is not chosen of a list, with its name. */
const otherOf = async (goods: Locator) => {
  const other = goods.getByRole('button', { pressed: false }).first()
  const name = await other.locator('> span:not(.picture)').first().innerText()
  return { name, button: goods.getByRole('button', { name }) }
}

/** What else may lie on the floor, with its name. */
export const otherFloor = (rooms: Locator) => otherOf(floorGoods(rooms))

/** What else may stand there, once its kind is opened. */
export const otherFixture = async (rooms: Locator, kind: string) => {
  await rooms.getByRole('group', { name: 'Fixtures' }).getByRole('radio', { name: kind }).check()
  const goods = goodsUnder(rooms, `Fixtures: ${kind.toLowerCase()}`)
  await goods.getByRole('button', { pressed: false }).first().waitFor()
  return otherOf(goods)
}
