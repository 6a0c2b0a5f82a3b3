import type { AiStyle } from '@showroom/contract/design-ai/ai-choices'
import type { AiStart } from '@showroom/contract/design-ai/ai-start'
import type { AiRoom } from '@showroom/contract/design-ai/ai-choices'
import { isLaid } from '@showroom/contract/visualizer/surfaces'
import type { Design, Floorplan, Template } from '@showroom/contract/visualizer/visualizer'

/** A room of the visualizer as an idea can begin from it, with what it says of the rest of the form. */
export type KnownStart = { start: AiStart; room: AiRoom; style: AiStyle | null }

const bare: AiStart['state'] = { v: 1, laid: {}, painted: {}, metal: null }

/** What somebody has measured themselves counts, as it does in the visualizer. */
const areasIn = (floorplan: Floorplan, state: AiStart['state']): AiStart['areas'] => {
  const areas = { ...floorplan.areas.laid }
  for (const [key, laid] of Object.entries(state.laid))
    if (isLaid(key) && laid.area !== null && areas[key] !== undefined) areas[key] = laid.area
  return areas
}

type Known = Pick<AiStart, 'from' | 'name' | 'template' | 'state'> & { floorplan: Floorplan }

const startWith = ({ floorplan, ...known }: Known): AiStart => ({
  ...known,
  floorplan: floorplan.id,
  scene: floorplan.scene,
  areas: areasIn(floorplan, known.state),
})

export const startOfPlan = (floorplan: Floorplan): KnownStart => ({
  start: startWith({ from: 'plan', name: floorplan.name, template: null, state: bare, floorplan }),
  room: floorplan.room_type,
  style: null,
})

export const startOfTemplate = ({ id, title, style, state, floorplan }: Template): KnownStart => ({
  start: startWith({ from: 'template', name: title, template: id, state, floorplan }),
  room: floorplan.room_type,
  style,
})

export const startOfDesign = ({ name, template_id, state, floorplan }: Design): KnownStart => ({
  start: startWith({ from: 'design', name, template: template_id, state, floorplan }),
  room: floorplan.room_type,
  style: null,
})
