import type { FastifyReply } from 'fastify'

/** For files that stand on anybody's page, an isolated one as well; their timing is no secret. */
export const openToAnyPage = (reply: FastifyReply): FastifyReply =>
  reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('timing-allow-origin', '*')
