import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { test as base } from './visit.ts'

export type GuestFile = { body: string | Buffer; type?: string; headers?: Record<string, string> }

/** A website of somebody else, on an origin of its own, which the demo showrooms admit in development. */
export type GuestSite = { origin: string; close: () => Promise<void> }

const typeOf = (path: string) => {
  if (path.endsWith('.js') || path.endsWith('.mjs')) return 'text/javascript; charset=utf-8'
  if (path.endsWith('.css')) return 'text/css; charset=utf-8'
  return 'text/html; charset=utf-8'
}

/** `files` by path: `{ '/': '<!doctype html>…', '/old.js': { body, headers } }`. */
export const serveGuest = async (files: Record<string, GuestFile | string>): Promise<GuestSite> => {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://guest').pathname
    const found = files[path]
    // Browsers ask for it by themselves; a missing one is a message in the console.
    if (found === undefined) return response.writeHead(path === '/favicon.ico' ? 204 : 404).end()
    const file = typeof found === 'string' ? { body: found } : found
    response.writeHead(200, { 'content-type': file.type ?? typeOf(path), ...file.headers }).end(file.body)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

export type Guest = {
  /** Serves the files and goes to `/`. Gives the site's origin. */
  visit: (files: Record<string, GuestFile | string>, path?: string) => Promise<string>
}

/** Journeys on hostile pages: `complaints` of visit.ts watches errors and the console of each. */
export const test = base.extend<{ guest: Guest }>({
  guest: async ({ page }, use) => {
    const sites: GuestSite[] = []
    await use({
      visit: async (files, path = '/') => {
        const site = await serveGuest(files)
        sites.push(site)
        await page.goto(site.origin + path)
        return site.origin
      },
    })
    for (const site of sites) await site.close()
  },
})

/** The line that contractors paste, for the server under test. */
export const scriptTag = (showroom = 'HARVEST2', more = '') =>
  `<script type="module" src="${embedOrigin()}/showroom/embed/v1/showroom.js" data-showroom="${showroom}" ${more}></script>`

export const embedOrigin = () => process.env.SHOWROOM_ORIGIN ?? 'http://localhost:4000'

export { expect, type Page }
