/** How light a rendered room is, and where each of its planes lies. */
export type Mapping = { exposure: number; planes: number[][] }
type Mappings = { default: Record<string, Mapping> }

/** A few rooms each: whoever looks at a kitchen needs to know nothing of bathrooms. */
const kept: Record<string, () => Promise<Mappings>> = {
  room: () => import('@showroom/drawing/scenes/mappings/room.json'),
  'plan-kitchen': () => import('@showroom/drawing/scenes/mappings/plan-kitchen.json'),
  'plan-bath': () => import('@showroom/drawing/scenes/mappings/plan-bath.json'),
  'plan-living': () => import('@showroom/drawing/scenes/mappings/plan-living.json'),
}

export const mappingOf = async (scene: string): Promise<Mapping> => {
  const [kind, load] = Object.entries(kept).find(([each]) => scene.startsWith(`${each}-`)) ?? []
  const found = load && new Map(Object.entries((await load()).default)).get(scene)
  if (!found) throw new Error(`There is no room called ${scene}${kind ? ` among ${kind}` : ''}.`)
  return found
}
