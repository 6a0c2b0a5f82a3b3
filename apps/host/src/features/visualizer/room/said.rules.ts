import type { DesignState } from '@showroom/contract/visualizer/design'
import { fixtureNames, isFixture } from '@showroom/contract/visualizer/fixtures'
import { isLaid, isPainted, surfaceNames } from '@showroom/contract/visualizer/surfaces'
import type { Material } from '@showroom/contract/visualizer/visualizer'
import { money } from '@showroom/widgets/ui/format.ts'
import { roomMessages as messages } from './messages.ts'
import type { RoomLines } from './room-lines.rules.ts'
import type { SurfaceRow } from './surface-rows.rules.ts'

type Said = {
  key: SurfaceRow['key']
  state: DesignState
  materials: ReadonlyMap<string, Material>
  list: RoomLines
}

export const nameOfRow = (key: SurfaceRow['key']): string =>
  isFixture(key) ? fixtureNames[key] : surfaceNames[key]

/** One surface or fixture in one sentence: what lies there, how much of it that is, and what the room comes to. */
export const sentenceFor = ({ key, state, materials, list }: Said): string => {
  const name = nameOfRow(key)
  if (key === 'metal') return messages.said(name, state.metal ?? messages.nothingLaid, '')
  if (isPainted(key)) return messages.said(name, state.painted[key]?.color ?? messages.nothingLaid, '')
  const laid = isLaid(key) ? state.laid[key] : undefined
  const product = isFixture(key) ? state.fixtures?.[key]?.product_id : laid?.product_id
  const material = product ? materials.get(product) : undefined
  if (!material) return messages.said(name, messages.nothingLaid, '')
  const line = list.lines.find(({ product_id }) => product_id === material.id)
  const details = [
    ...(laid?.pattern ? [messages.patterns[laid.pattern].toLowerCase()] : []),
    ...(laid?.angle ? [messages.degrees(laid.angle)] : []),
  ]
  return [
    messages.said(name, material.name, details.join(', ')),
    ...(line
      ? [messages.saidUnits(messages.units(line.qty, material.price.uom), money(line.total_cents))]
      : []),
    messages.saidTotal(list.total_cents),
  ].join(' ')
}
