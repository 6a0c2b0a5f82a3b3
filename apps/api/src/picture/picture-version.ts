import { createHash } from 'node:crypto'
import type { Appearance } from '@showroom/contract/catalogue/appearance'
import { scenes } from '@showroom/drawing/relight/scene-index'

/** Raise it when drawing itself changes: every address changes with it. */
const engine = 3

const engineDigest = createHash('sha256')
  .update(`${engine} ${JSON.stringify(scenes)}`)
  .digest('hex')

/** Eight characters that change with anything that would change the picture. */
export function pictureVersion(appearance: Appearance): string {
  const facts = Object.entries(appearance).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(engineDigest).update(JSON.stringify(facts)).digest('hex').slice(0, 8)
}

/** The same for a furnished room; longer, because rooms are many. */
export function roomVersion({ scene, surfaces }: { scene: string; surfaces: readonly Appearance[] }): string {
  const digest = createHash('sha256').update(engineDigest).update(scene)
  for (const surface of surfaces) digest.update(pictureVersion(surface))
  return digest.digest('hex').slice(0, 16)
}
