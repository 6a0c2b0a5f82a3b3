import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { bundleEmbed } from './bundle.mjs'
import { recordOf } from './releases.mjs'

test('the same sources make the same bytes', async () => {
  const built = new URL('../dist/embed/v1/release.json', import.meta.url)
  const { script, chunks } = JSON.parse(await readFile(built, 'utf8'))
  expect(recordOf(await bundleEmbed(), {})).toMatchObject({ script, chunks })
})
