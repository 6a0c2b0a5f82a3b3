import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { rootCss } from '../ui/root.css.ts'
import { hostTokensFile, tokens } from './tokens.ts'

test('widgets have the colours of the one table', () => {
  const written = [...rootCss.matchAll(/^ {2}(--showroom-[a-z-]+): (.+);$/gm)].map(([, name, value]) => [
    name,
    value,
  ])
  expect(Object.fromEntries(written)).toEqual(tokens.light)
})

test('our own pages have the colours of the one table, light and dark', async () => {
  const file = new URL('../../../../apps/host/src/theme/tokens.css', import.meta.url)
  await expect(hostTokensFile()).toMatchFileSnapshot(fileURLToPath(file))
})

test('light and dark have the same colours, by name', () => {
  const { '--showroom-radius': _, ...light } = tokens.light
  expect(Object.keys(light)).toEqual(Object.keys(tokens.dark))
})
