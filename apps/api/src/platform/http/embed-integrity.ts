import { createHash } from 'node:crypto'
import { z } from 'zod'
import { embedPolicies } from './embed-policies.ts'

/** What the build writes beside each release. */
export const releaseRecord = z.object({
  version: z.string(),
  script: z.string(),
  chunks: z.record(z.string(), z.string()),
})
type ReleaseRecord = z.infer<typeof releaseRecord>

/** Where a page finds a release: our origin, and the name it goes by (`v1`, or its exact version). */
type Address = { origin: string; release: string }

/**
 * All that a page needs to accept these bytes and no others. `integrity` on the tag covers the loader only; the import
 * map covers what the loader imports.
 */
export const integrityOf = ({ version, script, chunks }: ReleaseRecord, { origin, release }: Address) => {
  const at = (path: string) => `${origin}/showroom/embed/${path}`
  const src = at(`${release}/showroom.js`)
  const imports = Object.fromEntries(Object.entries(chunks).map(([path, hash]) => [at(path), hash]))
  const importMap = JSON.stringify({ integrity: imports })
  const importMapHash = `sha256-${createHash('sha256').update(importMap).digest('base64')}`
  return {
    version,
    script: { src, integrity: script },
    imports,
    html: [
      `<script type="importmap">${importMap}</script>`,
      `<script type="module" src="${src}" integrity="${script}" data-showroom="YOUR-SHOWROOM-ID"></script>`,
    ].join('\n'),
    csp: embedPolicies(origin, [importMapHash, script, ...Object.values(chunks)]),
  }
}
