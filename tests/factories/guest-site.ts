import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, type Page } from '@playwright/test'
import { type Watch, watchContext, watchOf } from './guest-watch.ts'
import { test as base, theServer } from './server.ts'
import { isBrowsersOwn } from './visit.ts'

export type GuestFile = { body: string | Buffer; type?: string; headers?: Record<string, string> }

/** A website of somebody else, on an origin of its own, which the demo showrooms admit in development. */
export type GuestSite = {
  origin: string
  /** What browsers posted to `/csp-report`. */
  reports: string[]
  close: () => Promise<void>
}

const typeOf = (path: string) => {
  if (path.endsWith('.js') || path.endsWith('.mjs')) return 'text/javascript; charset=utf-8'
  if (path.endsWith('.css')) return 'text/css; charset=utf-8'
  return 'text/html; charset=utf-8'
}

/** `files` by path: `{ '/': '<!doctype html>…', '/old.js': { body, headers } }`. */
export const serveGuest = async (files: Record<string, GuestFile | string>): Promise<GuestSite> => {
  const reports: string[] = []
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://guest').pathname
    if (path === '/csp-report') return void keepReport(request, response, reports)
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
    reports,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

const keepReport = async (request: IncomingMessage, response: ServerResponse, reports: string[]) => {
  reports.push(`report: ${await text(request)}`)
  response.writeHead(204).end()
}

export type Guest = {
  /** Serves the files and goes to `/`. Gives the site's origin. */
  visit: (files: Record<string, GuestFile | string>, path?: string) => Promise<string>
  /** Admits findings and console messages that this very page makes: of its own, or of the browser on its faults. */
  admit: (...patterns: RegExp[]) => void
  /** Keeps the findings of a page that is about to be left. */
  look: () => Promise<void>
  answering: Watch['answering']
}

/** Journeys on hostile pages. Whatever a good guest never does fails the test: see guest-watch.ts. */
export const test = base.extend<{ guest: Guest; complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
      page.on('console', (message) => {
        if (!isBrowsersOwn(message.text())) complaints.push(`console: ${message.type()}: ${message.text()}`)
      })
      await use(complaints)
    },
    { auto: true },
  ],
  guest: async ({ page, context, complaints }, hand) => {
    const sites: GuestSite[] = []
    const admitted: RegExp[] = []
    const watch = watchOf(page)
    await watchContext(context)
    const look = async () => {
      complaints.push(...(await watch.look()))
    }
    await hand({
      visit: async (files, path = '/') => {
        const site = await serveGuest(files)
        sites.push(site)
        await page.goto(site.origin + path)
        return site.origin
      },
      admit: (...patterns) => void admitted.push(...patterns),
      look,
      answering: watch.answering,
    })
    await look()
    for (const site of sites) await site.close()
    const cookies = (await context.cookies()).map(({ name, domain }) => `cookie: ${name} of ${domain}`)
    const found = [...complaints, ...cookies, ...sites.flatMap((site) => site.reports)]
    expect(found.filter((line) => !admitted.some((pattern) => pattern.test(line)))).toEqual([])
  },
})

/** The line that contractors paste, for the server under test. */
export const scriptTag = (showroom = 'HARVEST2', more = '') =>
  `<script type="module" src="${embedOrigin()}/showroom/embed/v1/showroom.js" data-showroom="${showroom}" ${more}></script>`

export const embedOrigin = () => theServer().origin

export { expect, type Page }
