import type { Locator } from '@playwright/test'

/** The list after its heading: other buttons of the room can be pressed as well. */
export const floorGoods = (rooms: Locator) =>
  rooms.getByRole('heading', { name: 'Materials: floor' }).locator('xpath=following-sibling::ul[1]')

export const rowOf = (rooms: Locator, name: string) => rooms.getByRole('row').filter({ hasText: name })

/** What else may lie on the floor, with its name. */
export const otherFloor = async (rooms: Locator) => {
  const other = floorGoods(rooms).getByRole('button', { pressed: false }).first()
  const name = await other.locator('> span:not(.picture)').first().innerText()
  return { name, button: floorGoods(rooms).getByRole('button', { name }) }
}
