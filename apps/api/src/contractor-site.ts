import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { folders } from './folders.ts'
import { serverOptions } from './http/server-options.ts'

/** What a careful contractor's web server sends: only the marketplace's script may run, and no text becomes script. */
const policy = (host: string) =>
  [
    "default-src 'none'",
    `script-src ${host}`,
    "style-src 'self'",
    `img-src 'self' ${host}`,
    `connect-src ${host}`,
    "font-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

const isPage = (name: string) => /^[a-z0-9-]+$/.test(name)

/** The demonstration of the script tag: a remodeler's pages on an origin of their own. */
export const buildContractorSite = async (config: Config): Promise<FastifyInstance> => {
  const app = Fastify({ ...serverOptions(config), logger: false })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy(config.publicUrl))
    reply.header('x-content-type-options', 'nosniff')
  })
  const page = async (name: string) => {
    const html = await readFile(join(folders.contractorSite, `${name}.html`), 'utf8')
    return html.replaceAll('{{HOST}}', config.publicUrl)
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
