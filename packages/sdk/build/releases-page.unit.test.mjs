import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { currentPage, releasesPage } from './releases-page.mjs'
import { readReleases } from './releases.mjs'

test('the table of releases says what was recorded; `npm run releases-page -w packages/sdk` writes it anew', async () => {
  const page = await readFile(new URL('../../../docs/embedding/releases.md', import.meta.url), 'utf8')
  expect(page).toBe(await currentPage(await readReleases()))
})

test('releases stand side by side, with what was measured last', () => {
  const page = releasesPage({
    releases: [{ version: '0.1.0', day: '2026-11-21', sizes: { loader: 1_400, runtime: 11_700 } }],
    unreleased: { version: '0.1.1', sizes: { loader: 1_390 } },
    measured: [
      { day: '2026-11-22', version: '0.1.1', rig: '4x CPU', figures: { 'layout shift': 0 } },
      { day: '2026-11-21', version: '0.1.0', rig: '4x CPU', figures: { 'layout shift': 0.01 } },
      { day: '2026-11-20', version: '0.1.0', rig: '4x CPU', figures: { 'layout shift': 0.5 } },
    ],
  })
  expect(page).toContain('| 0.1.0 | 2026-11-21 | 1,400 | 11,700 |')
  expect(page).toContain('| 0.1.1 | not yet | 1,390 |')
  expect(page).toContain('| layout shift | 0 | 0.01 |')
})
