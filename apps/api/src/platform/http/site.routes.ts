import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openToAnyPage } from './any-page.ts'
import { embedRoutes } from './embed.routes.ts'
import { askedEveryTime, ordinary, pathOf, sendFrom, unchanging } from './send-file.ts'

const options = { config: { access: 'anyone' } } as const

/**
 * What a contractor's website opens in a window of its own: the window must be able to tell the page that has opened it.
 * Nobody may frame it all the same, and every other page of ours stands apart from who has opened it. A bank sends whoever
 * it has asked back to /checkout-payment, where the window must still know its website.
 */
const popupPages = [
  '/showroom/embed/sign-in',
  '/showroom/embed/sign-in/register',
  '/showroom/embed/checkout',
  '/showroom/embed/checkout/register',
  '/showroom/checkout-payment',
]

const popupRoutes = (app: FastifyInstance, folder: string) => {
  for (const page of popupPages)
    app.get(page, options, (_request, reply) =>
      sendFrom(reply.header('cross-origin-opener-policy', 'unsafe-none'), folder, {
        path: 'index.html',
        caching: askedEveryTime,
      }),
    )
}

/** Sends a page that was drawn; false where the browser has to draw it from the build's own file. */
export type SendPage = (asked: { request: FastifyRequest; reply: FastifyReply }) => Promise<boolean>

/** Every path without a file's ending is a page of the host, which reads its own address. */
const hostRoutes = (app: FastifyInstance, folder: string, sendPage: SendPage) => {
  const page = async (request: FastifyRequest, reply: FastifyReply) =>
    (await sendPage({ request, reply }))
      ? reply
      : sendFrom(reply, folder, { path: 'index.html', caching: askedEveryTime })
  // The star does not match nothing; and the host's own addresses begin with the slash.
  app.get('/showroom/', options, (request, reply) =>
    request.url.startsWith('/showroom/') ? page(request, reply) : reply.redirect('/showroom/', 302),
  )
  app.get('/showroom/*', options, (request, reply) => {
    const path = pathOf(request.params)
    const isFile = /\.\w+$/.test(path)
    if (!isFile) return page(request, reply)
    // A logo or a picture is also shown on contractors' pages.
    return sendFrom(openToAnyPage(reply), folder, {
      path,
      caching: path.startsWith('assets/') ? unchanging : ordinary,
    })
  })
}

export type Site = { host: string; embed: string; publicUrl: string; sendPage: SendPage }

/** What the build made: the host below /showroom/, and the script below /showroom/embed/. */
export const siteRoutes = async (app: FastifyInstance, { host, embed, publicUrl, sendPage }: Site) => {
  await app.register(staticFiles, { serve: false, preCompressed: true, dotfiles: 'deny' })
  app.get('/', options, (_request, reply) => reply.redirect('/showroom/', 302))
  embedRoutes(app, { folder: embed, publicUrl })
  popupRoutes(app, host)
  hostRoutes(app, host, sendPage)
}
