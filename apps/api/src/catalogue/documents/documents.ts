import type { Queries } from '../../platform/db/db.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { CatalogueVersion } from '../catalogue-version.ts'
import { derivedValues } from '../derived-values.ts'
import { documentOf } from './document.ts'
import { type DocumentKind, documentsOf } from './document-kinds.ts'
import { documentPdf } from './document-pdf.ts'
import { readDocumentedProduct } from './document.store.ts'

/** 16 MB of pages. */
const mostDocumentBytes = 16_000_000

/** Documents, written when first asked for and kept as long as the catalogue stands. */
export const openDocuments = (db: Queries, version: CatalogueVersion) => {
  const documents = derivedValues<{ fileName: string; pdf: Buffer }>(version, {
    most: mostDocumentBytes,
    sizeOf: ({ pdf }) => pdf.length,
  })
  return (publicId: string, kind: DocumentKind) =>
    documents.get(`${publicId}/${kind}`, async () => {
      const product = (await readDocumentedProduct(db, publicId)) ?? refuseUnknown()
      const isOffered = documentsOf(publicId, product.documents).some(({ url }) =>
        url.endsWith(`/${kind}.pdf`),
      )
      if (!isOffered) return refuseUnknown()
      const fileName = `${product.sku.replace(/[^A-Za-z0-9._-]+/g, '-')}-${kind}.pdf`
      return { fileName, pdf: await documentPdf(product, documentOf(product, kind)) }
    })
}
