import { opaqueId } from '@showroom/contract/shared/ids'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { openToAnyPage } from '../../platform/http/any-page.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Catalogue } from '../catalogue.ts'
import { documentKinds } from './document-kinds.ts'

const wantedDocument = z.object({ productId: opaqueId, kind: z.enum(documentKinds) })

/** `/showroom/documents/{product}/{kind}.pdf`: free of prices, so the same for every showroom and page. */
export const documentRoutes = (app: FastifyInstance, { documentOf }: Pick<Catalogue, 'documentOf'>) => {
  app.get<{ Params: { productId: string; file: string } }>(
    '/showroom/documents/:productId/:file',
    { config: { access: 'anyone' }, logLevel: 'warn' },
    async (request, reply) => {
      const { productId, file } = request.params
      const wanted = wantedDocument.safeParse({ productId, kind: /^([a-z-]+)\.pdf$/.exec(file)?.[1] })
      if (!wanted.success) return refuseUnknown()
      const document = await documentOf(wanted.data.productId, wanted.data.kind)
      return openToAnyPage(reply)
        .header('cache-control', 'public, max-age=300')
        .header('content-disposition', `inline; filename="${document.fileName}"`)
        .type('application/pdf')
        .send(document.pdf)
    },
  )
}
