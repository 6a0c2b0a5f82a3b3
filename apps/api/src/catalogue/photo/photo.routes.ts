import type { FastifyInstance } from 'fastify'
import type { FileStore } from '../../platform/files/file-store.ts'
import { openToAnyPage } from '../../platform/http/any-page.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import { photoFile } from './photo.ts'

const wantedFile = /^(?<name>[0-9A-Za-z]{17})-(?<width>[0-9]{3,4})\.(?:webp|avif)$/

/** `/showroom/photos/{photo}-{width}.{webp|avif}`: WebP in any case; what an address shows never changes. */
export const photoRoutes = (app: FastifyInstance, { photos }: { photos: FileStore }) => {
  app.get<{ Params: { file: string } }>(
    '/showroom/photos/:file',
    { config: { access: 'anyone' }, logLevel: 'warn' },
    async (request, reply) => {
      const { name, width } = wantedFile.exec(request.params.file)?.groups ?? {}
      if (name === undefined) return refuseUnknown()
      const bytes = await photos.read(photoFile(name, Number(width))).catch(() => null)
      if (!bytes) return refuseUnknown()
      return openToAnyPage(reply)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('image/webp')
        .send(bytes)
    },
  )
}
