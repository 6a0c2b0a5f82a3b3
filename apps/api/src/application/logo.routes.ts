import type { FastifyInstance } from 'fastify'
import { openToAnyPage } from '../platform/http/any-page.ts'
import { refuseUnknown } from '../platform/http/domain-error.ts'
import type { ApplicationDeps } from './application-deps.ts'
import { logoPath } from '../showroom/logo-picture.ts'

/** Logos that Pros applied with; each has a name of its own, so that it never changes. */
export const logoRoutes = (app: FastifyInstance, { logos }: Pick<ApplicationDeps, 'logos'>) => {
  app.get<{ Params: { file: string } }>(
    `${logoPath}:file`,
    { config: { access: 'anyone' }, logLevel: 'warn' },
    async (request, reply) => {
      const { file } = request.params
      const bytes = /^[\w-]{1,64}\.webp$/.test(file) ? await logos.read(file).catch(() => null) : null
      if (!bytes) return refuseUnknown()
      return openToAnyPage(reply)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('image/webp')
        .send(bytes)
    },
  )
}
