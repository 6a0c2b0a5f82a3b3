import { ask } from './person.ts'

/** The goods of a showroom are read once, and on a busy machine for longer than a browser waits. */
export const goodsAreRead = (showroom: string) =>
  ask(`GET /api/visualization/templates?showroom=${showroom}&room_type=kitchen&page_size=24`)
