import type { FastifyRequest } from 'fastify'

/** Who is calling: a guest is known by the token of the cart they hold, a page by its origin. */
export type Who = {
  cartToken: string | null
  origin: string | null
  ip: string
  /** Whether the page that calls may use a showroom that only the called one knows of: what a token leads to. */
  mayUse: (showroom: string) => Promise<boolean>
}

/** Longer than any token we ever gave out; what is longer is not looked up. */
const longestToken = 128

export const whoAsks = (request: FastifyRequest): Omit<Who, 'mayUse'> => {
  const token = request.headers['showroom-cart']
  const isToken = typeof token === 'string' && token.length > 0 && token.length <= longestToken
  return { cartToken: isToken ? token : null, origin: request.headers.origin ?? null, ip: request.ip }
}
