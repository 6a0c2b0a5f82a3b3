import type { Server } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'
import type { Config } from '../config/config.ts'

/** The query is dropped: it holds what people searched for. */
const withoutQuery = (url: string) => url.replace(/\?.*$/, '')

/** Longer than proxies keep a connection: one that we close first dies under a request that nobody may repeat. */
const behindProxyMs = 75_000

/** Fastify waits for ever and takes a megabyte by default; a slow or endless request must not hold a socket. */
export const serverOptions = (config: Config): FastifyHttpOptions<Server> => ({
  bodyLimit: 262_144,
  // Of silence on both sides: a bank or a drawing may keep us busy with an answer for longer than a request may take.
  connectionTimeout: 60_000,
  requestTimeout: 10_000,
  keepAliveTimeout: config.trustedProxies.length > 0 ? behindProxyMs : 5_000,
  http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16_384 },
  // The address of a room’s picture names what lies on each of up to nine surfaces, and how it lies there.
  routerOptions: { ignoreTrailingSlash: true, maxParamLength: 512 },
  trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
  forceCloseConnections: 'idle',
  return503OnClosing: true,
  logger: {
    level: config.logLevel,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'req.headers["showroom-cart"]'],
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, url: withoutQuery(url) }),
    },
  },
})
