import type { Shop } from '../shop/open-shop.ts'

/** Grey tiles that are seen for less are only in the way: of a slow phone's time they take half as much as goods. */
const patienceMs = 100

/** Waits a little for what is drawn first, in the showroom's colours; never fails, as whoever draws it asks again. */
export const soon = (shop: Shop, known: Promise<unknown>) =>
  Promise.race([
    Promise.allSettled([shop.actions.open(), known]),
    new Promise((late) => setTimeout(late, patienceMs)),
  ])
