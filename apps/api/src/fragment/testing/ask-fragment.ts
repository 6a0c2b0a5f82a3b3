import type { FastifyInstance } from 'fastify'

type Asked = { tag?: string; query?: string; showroom?: string; headers?: Record<string, string> }

/** As a server asks for a tag. Each test has a page of its own, so that none waits for the limits of another. */
export const askFragment = (
  app: FastifyInstance,
  page: number,
  { tag = 'showroom-products', query = '', showroom = 'HARVEST2', headers = {} }: Asked = {},
) =>
  app.inject({
    url: `/showroom/embed/fragment/${tag}?showroom=${showroom}&search=${page}${query}`,
    headers,
    remoteAddress: `192.0.2.${page}`,
  })
