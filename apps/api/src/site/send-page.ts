import type { FastifyReply, FastifyRequest } from 'fastify'
import { takesBrotli } from '../platform/http/brotli.ts'
import type { Page, PageAnswer } from './pages.ts'
import type { PageRequest } from '@showroom/contract/site/site'

type Asked = { request: FastifyRequest; reply: FastifyReply }

/** Sends the page of an address; false where there is none but the file that the build made. */
export const sendPageWith =
  (answer: (request: PageRequest) => Promise<PageAnswer>) =>
  async ({ request, reply }: Asked): Promise<boolean> => {
    const { pathname, search } = new URL(request.url, 'http://host')
    const path = pathname.slice('/showroom'.length).replace(/(.)\/+$/, '$1') || '/'
    const answered = await answer({ path, search })
    if (answered.kind === 'bare') return false
    if (answered.kind === 'elsewhere') reply.redirect(`/showroom${answered.path}`, 302)
    else send({ request, reply }, answered.page)
    return true
  }

const send = ({ request, reply }: Asked, { status, html, brotli, etag }: Page) => {
  reply
    .code(status)
    // Anybody may keep it, and asks whether it is still the same: it names files that the next build replaces.
    .header('cache-control', 'public, max-age=0, must-revalidate')
    .header('vary', 'Accept-Encoding')
    .header('etag', etag)
    .type('text/html; charset=utf-8')
  const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim())
  if (status === 200 && known.includes(etag)) return reply.code(304).send()
  return takesBrotli(request) ? reply.header('content-encoding', 'br').send(brotli) : reply.send(html)
}
