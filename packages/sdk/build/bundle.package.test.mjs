import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { bundleEmbed } from './bundle.mjs'
import { recordOf } from './releases.mjs'

// At night: the gate has built these bytes a moment ago, and `guest/delivery` pins them.
test.runIf(process.env.NIGHT === '1')('the same sources make the same bytes', async () => {
  const built = new URL('../dist/embed/v1/release.json', import.meta.url)
  const { script, chunks } = JSON.parse(await readFile(built, 'utf8'))
  expect(recordOf(await bundleEmbed(), {})).toMatchObject({ script, chunks })
})
