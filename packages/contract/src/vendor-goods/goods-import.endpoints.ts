import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { pageOf, pageQuery } from '../shared/paging.ts'
import { sentFile } from '../shared/sent-file.ts'
import { goodsImportMessages as say } from './goods-import.messages.ts'
import { importOutcomes, longestCell } from './goods-import.rules.ts'
import { goodsImport, importRow } from './goods-import.ts'

const vendor = { access: 'account', roles: ['Vendor'], pages: 'own' } as const
/** Of the web; where it leads is looked at when it is fetched. */
export const feedUrl = z.url({ protocol: /^https?$/, error: say.feedUrl }).max(1_900, say.feedUrl)

const one = { params: z.object({ id: opaqueId }) }

export const goodsImportEndpoints = {
  'GET /api/vendor_imports': {
    summary: 'The files that a vendor has imported or begun to, the newest first.',
    ...vendor,
    query: z.object(pageQuery),
    reply: pageOf(goodsImport),
  },
  'POST /api/vendor_imports': {
    summary: 'Fetches a Google Merchant feed from its address, as the file of an import.',
    ...vendor,
    body: z.object({ url: feedUrl }),
    reply: replyOf(goodsImport),
  },
  'GET /api/vendor_imports/{id}': {
    summary: 'One of them: its columns, how they are mapped, and how far it is.',
    ...vendor,
    ...one,
    reply: replyOf(goodsImport),
  },
  'POST /api/vendor_imports/{id}/check': {
    summary: 'Says what each column is, and looks at every row without writing anything.',
    ...vendor,
    ...one,
    body: z.object({
      mapping: z.record(z.string().max(400), z.string().max(80)),
      category: z.string().max(80).nullable(),
    }),
    reply: replyOf(goodsImport),
  },
  'GET /api/vendor_imports/{id}/rows': {
    summary: 'What would become of each row, or has.',
    ...vendor,
    ...one,
    query: z.object({ ...pageQuery, outcome: z.enum(importOutcomes).optional() }),
    reply: pageOf(importRow),
  },
  'PUT /api/vendor_imports/{id}/cells': {
    summary: 'Mends cells of a row; all rows are looked at again.',
    ...vendor,
    ...one,
    body: z.object({
      line: z.int().min(1),
      cells: z.record(z.string().max(400), z.string().max(longestCell, say.cellLong)),
    }),
    reply: replyOf(goodsImport),
  },
  'POST /api/vendor_imports/{id}/run': {
    summary: 'Writes what was looked at into the catalogue; rows with a mistake are left out.',
    ...vendor,
    ...one,
    reply: replyOf(goodsImport),
  },
  'POST /api/vendor_imports/{id}/pause': {
    summary: 'Stops a run where it is; what was written stays.',
    ...vendor,
    ...one,
    reply: replyOf(goodsImport),
  },
  'POST /api/vendor_imports/{id}/resume': {
    summary: 'Goes on with a run that was paused.',
    ...vendor,
    ...one,
    reply: replyOf(goodsImport),
  },
  'POST /api/vendor_imports/{id}/cancel': {
    summary: 'Ends a check or a run where it is; what was written stays, and the file can be checked again.',
    ...vendor,
    ...one,
    reply: replyOf(goodsImport),
  },
  'GET /api/vendor_imports/{id}/report': {
    summary: 'What became of each row, as CSV.',
    ...vendor,
    ...one,
    reply: replyOf(sentFile),
  },
} as const satisfies EndpointTable
