import type { Blueprint } from '../design.ts'
import { appliance } from './appliances.ts'
import { countertop } from './countertop.ts'
import { bathFaucet, bathFaucetPart, tubFiller } from './faucets.ts'
import { ceilingFan, exhaustFan, fanPart } from './fans.ts'
import { hardware } from './hardware.ts'
import { kitchenFaucet, kitchenSink, sinkPart } from './kitchen.ts'
import { light } from './lights.ts'
import { outdoorPart } from './outdoor-part.ts'
import { outdoorStone } from './outdoor-stone.ts'
import { laminate, vinyl } from './resilient-floor.ts'
import { linearDrain, roughInValve, showerBase, showerDoor, showerFitting } from './showers.ts'
import { tile } from './tile.ts'
import { bidetSeat, toilet, toiletPart } from './toilets.ts'
import { floorTrim, tileTrim } from './trim.ts'
import { tub, tubPart } from './tubs.ts'
import { turf } from './turf.ts'
import { vanity, vanityTop } from './vanities.ts'
import { hardwood } from './wood-floor.ts'

/** Who designs the families of which category; a subcategory of its own kind is named besides. */
const byCategory: Record<string, Blueprint> = {
  'tile-flooring': tile,
  'backsplash-tiles': tile,
  'hardwood-flooring': hardwood,
  'laminate-flooring': laminate,
  'luxury-flooring': vinyl,
  'bathroom-vanitys': vanity,
  'bathroom-faucets': bathFaucet,
  'kitchen-faucets': kitchenFaucet,
  'kitchen-sinks': kitchenSink,
  'bath-tubs': tub,
  showers: showerFitting,
  toilets: toilet,
  'cabinet-hardware': hardware,
  countertop,
  appliances: appliance,
  lights: light,
  fans: ceilingFan,
  hardscaping: outdoorStone,
  'stacked-stone': outdoorStone,
  'pool-copings': outdoorStone,
  'artificial-turf': turf,
}

const bySubcategory: Record<string, Blueprint> = {
  'liners-pencils-and-bullnose': tileTrim,
  'trim-and-moldings': floorTrim,
  'laminate-trim': floorTrim,
  'lvp-trim': floorTrim,
  'vanity-tops': vanityTop,
  'tub-fillers': tubFiller,
  'drains-and-accessories': bathFaucetPart,
  'grids-drains-and-disposals': sinkPart,
  'drains-and-trim': tubPart,
  'shower-doors-and-enclosures': showerDoor,
  'shower-bases-and-pans': showerBase,
  'wall-panels-and-niches': showerBase,
  'rough-in-valves': roughInValve,
  'linear-drains': linearDrain,
  'bidet-seats': bidetSeat,
  'seats-and-parts': toiletPart,
  'bath-exhaust-fans': exhaustFan,
  'downrods-and-controls': fanPart,
  'retaining-wall-blocks': outdoorPart,
  'steps-treads-and-caps': outdoorPart,
  'edging-base-and-jointing': outdoorPart,
  'caps-and-sills': outdoorPart,
  'infill-seam-and-tools': outdoorPart,
}

export const blueprintOf = (category: string, subcategory: string): Blueprint => {
  const blueprint = bySubcategory[subcategory] ?? byCategory[category]
  if (!blueprint) throw new RangeError(`Nobody designs ${subcategory}.`)
  return blueprint
}
