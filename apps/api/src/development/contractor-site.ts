import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '../platform/config/config.ts'
import { openGoods } from './contractor-fragments.ts'
import { folders } from '../platform/config/folders.ts'
import { serverOptions } from '../platform/http/server-options.ts'

/**
 * What a careful contractor's web server sends: only the marketplace's script may run, and no text becomes script.
 * Goods that are drawn on the server bring the marketplace's style sheets.
 */
const policy = (host: string) =>
  [
    "default-src 'none'",
    `script-src ${host}`,
    `style-src 'self' ${host}`,
    `img-src 'self' ${host}`,
    `connect-src ${host}`,
    "font-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

/** Of which the goods stand in the HTML already. The others show what the script does by itself. */
const drawnPages = ['bathrooms']

const isPage = (name: string) => /^[a-z0-9-]+$/.test(name)

/** The demonstration of the script tag: a remodeler's pages on an origin of their own. */
export const buildContractorSite = async (config: Config): Promise<FastifyInstance> => {
  const app = Fastify({ ...serverOptions(config), logger: false })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy(config.publicUrl))
    reply.header('x-content-type-options', 'nosniff')
  })
  // The same process: its public address may lead through a proxy that does not stand yet.
  const withGoods = openGoods(`http://localhost:${config.port}`)
  const page = async (name: string) => {
    const file = await readFile(join(folders.contractorSite, `${name}.html`), 'utf8')
    const html = file.replaceAll('{{HOST}}', config.publicUrl)
    return drawnPages.includes(name) ? withGoods(html) : html
  }
  await app.register(staticFiles, {
    root: folders.contractorSite,
    wildcard: true,
    index: false,
    dotfiles: 'deny',
  })
  app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(await page('index')))
  app.get<{ Params: { page: string } }>('/:page.html', async ({ params }, reply) => {
    if (!isPage(params.page)) return reply.callNotFound()
    const html = await page(params.page).catch(() => null)
    return html ? reply.type('text/html; charset=utf-8').send(html) : reply.callNotFound()
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found'))
  return app
}
