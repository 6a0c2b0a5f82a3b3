import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { openToAnyPage } from './any-page.ts'
import { refuse } from './domain-error.ts'
import { integrityOf, releaseRecord } from './embed-integrity.ts'
import { pathOf, pointer, sendFrom, unchanging } from './send-file.ts'

const options = { config: { access: 'anyone' } } as const
const exactVersion = /^\d+\.\d+\.\d+$/
const release = /^(v\d+|\d[\w.-]*)$/

/**
 * The contractor's script. `v1/showroom.js` may change every five minutes; a release and the chunks, which are named by
 * their content, never do.
 */
export const embedRoutes = (app: FastifyInstance, site: { folder: string; publicUrl: string }) => {
  app.get<{ Params: { release: string } }>(
    '/showroom/embed/:release/integrity.json',
    options,
    async ({ params }, reply) => {
      const record =
        (await readRecord(site.folder, params.release)) ??
        (await refuseUnknownRelease(site.folder, params.release))
      openToAnyPage(reply).header('cache-control', pointer.cacheControl)
      return integrityOf(record, { origin: new URL(site.publicUrl).origin, release: params.release })
    },
  )
  app.get('/showroom/embed/*', options, async (request, reply) => {
    const path = pathOf(request.params)
    const [folder = ''] = path.split('/')
    const isRelease = release.test(folder)
    if (isRelease && !(await readRecord(site.folder, folder))) await refuseUnknownRelease(site.folder, folder)
    const caching = folder === 'chunks' || exactVersion.test(folder) ? unchanging : pointer
    return sendFrom(openToAnyPage(reply), site.folder, { path, caching })
  })
}

const readRecord = async (folder: string, name: string) => {
  if (!release.test(name)) return undefined
  const text = await readFile(join(folder, name, 'release.json'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : releaseRecord.parse(JSON.parse(text))
}

const published = z.array(z.object({ version: z.string() }))

/** Never the newest instead: who names a version has a reason. */
const refuseUnknownRelease = async (folder: string, name: string): Promise<never> => {
  const text = await readFile(join(folder, 'releases.json'), 'utf8').catch(() => '[]')
  const versions = published.parse(JSON.parse(text)).map(({ version }) => version)
  return refuse(
    404,
    'unknown_release',
    `There is no release ${name}. Published: ${versions.join(', ') || 'none yet'}. v1 is always the newest of its kind.`,
  )
}
