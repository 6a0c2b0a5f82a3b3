// What a browser has to know of a rendered room when it opens it, in a file for each kind of room: of all rooms together
// it would be a third of its program.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const mappingsFolder = new URL('../../packages/drawing/scenes/mappings/', import.meta.url).pathname
export const kindsOfRooms = ['room', 'plan-kitchen', 'plan-bath', 'plan-living']

export const mappingsOf = (scenes, kind) =>
  Object.fromEntries(
    Object.entries(scenes)
      .filter(([name]) => name.startsWith(`${kind}-`))
      .map(([name, { exposure, planes }]) => [name, { exposure, planes }]),
  )

export const writeMappings = (scenes) => {
  mkdirSync(mappingsFolder, { recursive: true })
  for (const kind of kindsOfRooms) {
    const lines = Object.entries(mappingsOf(scenes, kind)).map(
      ([name, mapping]) => `  ${JSON.stringify(name)}: ${JSON.stringify(mapping)}`,
    )
    writeFileSync(join(mappingsFolder, `${kind}.json`), `{\n${lines.join(',\n')}\n}\n`)
  }
}
