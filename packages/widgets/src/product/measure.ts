import { areaOf, netArea } from '@showroom/contract/cart/quantity.rules'

/** What a visitor types about a room, kept as typed; the sums below are whole thousandths. */
export type Side = { feet: string; inches: string }
export type Sides = { length: Side; width: Side }
export type Room = {
  id: number
  name: string
  by: 'area' | 'sides'
  area: string
  sides: Sides
  /** Doors, windows, islands: what is not covered. */
  openings: readonly Sides[]
}

const emptySide: Side = { feet: '', inches: '' }
export const emptySides: Sides = { length: emptySide, width: emptySide }
export const newRoom = (id: number, by: Room['by'] = 'area'): Room => ({
  id,
  name: '',
  by,
  area: '',
  sides: emptySides,
  openings: [],
})

/** `12.5` as 12500; read from the digits, so that no fraction is ever rounded. */
export function milliOf(text: string): number {
  const [whole = '', part = ''] = text.trim().split('.')
  return /^\d*$/.test(whole + part) ? Number(whole) * 1000 + Number(part.slice(0, 3).padEnd(3, '0')) : 0
}

export const milliFeetOf = ({ feet, inches }: Side): number =>
  milliOf(feet) + Math.round(milliOf(inches) / 12)

export const sidesArea = ({ length, width }: Sides): number => areaOf(milliFeetOf(length), milliFeetOf(width))

/** Thousandths of a square foot that are left to cover. */
export const roomArea = (room: Room): number =>
  room.by === 'area' ? milliOf(room.area) : netArea(sidesArea(room.sides), room.openings.map(sidesArea))

export const totalArea = (rooms: readonly Room[]): number =>
  rooms.reduce((sum, room) => sum + roomArea(room), 0)
