import type { RoomCorner, RoomWall } from '@showroom/contract/visualizer/own-plan.rules'
import type { swings } from '@showroom/contract/visualizer/surfaces'

const corners: Record<RoomCorner, string> = {
  'north-west': 'Upper left',
  'north-east': 'Upper right',
  'south-east': 'Lower right',
  'south-west': 'Lower left',
}

const sides: Record<string, string> = { north: 'Top', east: 'Right', south: 'Bottom', west: 'Left' }

const swingNames: Record<(typeof swings)[number], string> = {
  'in-left': 'Into the room, hinged left',
  'in-right': 'Into the room, hinged right',
  'out-left': 'Out of the room, hinged left',
  'out-right': 'Out of the room, hinged right',
  slide: 'It slides',
}

const isCorner = (text: string): text is RoomCorner => text in corners

/** What the page says on which a room is drawn by its numbers. */
export const ownPlanMessages = {
  title: 'Draw your own room',
  about:
    'Type what you measured, wall to wall. The drawing and what there is to cover follow as you type. It begins empty; a room with cabinets or fixtures begins from one of our floor plans, in your size.',
  toPlans: 'See our floor plans',
  toTrace: 'Trace a picture of a floor plan instead',
  room: 'The room',
  name: 'What you call it',
  nameExample: 'Our bathroom',
  type: 'Room',
  width: 'Left to right',
  length: 'Top to bottom',
  height: 'Floor to ceiling',
  lengthHint: 'Lengths as 12\' 6", 12.5 or 150".',
  tile: 'Wall tile up to',
  corners: 'Corners',
  aboutCorners: 'A chimney, a closet, the other half of an L: cut it off its corner.',
  addCorner: 'Cut a corner',
  corner: 'Corner',
  cornerNamed: (corner: RoomCorner): string => corners[corner],
  openings: 'Doors and windows',
  aboutOpenings: 'Seen from inside, from the left end of the wall.',
  kind: 'What it is',
  kinds: { door: 'Door', window: 'Window', opening: 'Opening' },
  addOpening: (kind: 'door' | 'window' | 'opening'): string =>
    ({ door: 'Add a door', window: 'Add a window', opening: 'Add an opening' })[kind],
  wall: 'Wall',
  wallNamed: (wall: RoomWall): string => {
    const [corner = '', number] = wall.split(' ')
    return isCorner(corner) && number ? `${corners[corner]} corner, wall ${number}` : `${sides[wall]} wall`
  },
  at: 'From the left end',
  openingWidth: 'Width',
  openingHeight: 'Height',
  sill: 'Above the floor',
  swing: 'How it opens',
  swings: swingNames,
  remove: (what: string) => `Remove ${what.toLowerCase()}`,
  cornerNumber: (at: number) => `Corner ${at}`,
  openingNumber: (kind: string, at: number) => `${kind} ${at}`,
  drawing: 'Your room',
  notYet: 'Once its sides are typed, your room is drawn here.',
  nameIt: 'Please give it a name.',
  noLength: 'Please write a length as 12\' 6", 12.5 or 150".',
  noSide: 'Between 3 and 100 feet.',
  sqft: (area: number) => `${(area / 1_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} sq ft`,
  walls: 'Walls to paint',
  open: 'Open this room',
}
