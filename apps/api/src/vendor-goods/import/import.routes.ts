import { writeFile } from 'node:fs/promises'
import { goodsImportMessages as say } from '@showroom/contract/vendor-goods/goods-import.messages'
import { importMoves } from '@showroom/contract/vendor-goods/goods-import.rules'
import type { GoodsImport } from '@showroom/contract/vendor-goods/goods-import'
import type { Queries } from '../../platform/db/db.ts'
import { refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Edge } from '../../platform/http/edge.ts'
import { attachment, sealed, sentFileTo } from '../../platform/http/sent-file.ts'
import { tableReply } from '../../shared/table.ts'
import type { Reach } from '../../showroom/domain/fetch-public.ts'
import { ownGoods, requireVendor } from '../viewer.ts'
import { countedOutcomes, countImports, importOf, importsOf, type KeptImport } from './goods-import.store.ts'
import { countRows, firstCells, rowsOfImport } from './import-row.store.ts'
import { allowFetch, fetchGoods, largestImport } from './fetch-goods.ts'
import { type ImportDeps, type PutFile, readFile } from './read-file.ts'
import { reportOf } from './report.ts'
import { importTemplate } from './template.ts'
import { checkImport, mendImport, moveImport, runImport } from './work-on-import.ts'

const rule = { access: 'account', roles: ['Vendor'], pages: 'own' } as const
const path = '/api/vendor_imports'
const longestSample = 60

const present = async (db: Queries, kept: KeptImport): Promise<GoodsImport> => {
  const first = await firstCells(db, kept.id)
  return {
    id: kept.publicId,
    file_name: kept.fileName,
    state: kept.state,
    is_merchant: kept.isMerchant,
    columns: kept.columns.map((name) => ({ name, sample: (first[name] ?? '').slice(0, longestSample) })),
    mapping: kept.mapping,
    category: kept.category,
    rows: kept.rows,
    seen: kept.seen,
    counts: await countedOutcomes(db, kept.id),
    problem: kept.problem,
    created_at: kept.createdAt.toISOString(),
  }
}

type Asking = Parameters<typeof ownGoods>[1]
type Deps = ImportDeps & { reach: Reach }
type Of = { vendorId: number; publicId: string }

/** A vendor's files on their way into the catalogue. */
export const importRoutes = (edge: Edge, deps: Deps) => {
  const { db } = deps
  const shown = async (of: Of, message?: string) => ({
    success: true as const,
    data: await present(db, (await importOf(db, of)) ?? refuseUnknown()),
    ...(message === undefined ? {} : { message }),
  })
  const begin = async (who: Asking, put: PutFile) => {
    const { vendorId, account } = await requireVendor(db, who)
    await allowFetch(deps, account.id)
    return shown({ vendorId, publicId: await readFile(deps, vendorId, put) }, say.read)
  }
  const { app, admit, limits, serve } = edge
  const open = { config: { access: rule.access }, ...limits.of('POST /api/vendor_imports') } as const

  app.post('/api/vendor_import_file', open, async (request, reply) => {
    const data = await begin(await admit(request, rule), (path) =>
      sentFileTo(request, say, { path, mostBytes: largestImport }),
    )
    return reply.header('cache-control', 'no-store').send(data)
  })
  serve('POST /api/vendor_imports', async ({ body }, who) =>
    begin(who, async (path) => {
      await writeFile(path, await fetched(body.url, deps.reach))
      return { fileName: new URL(body.url).host }
    }),
  )
  serve('GET /api/vendor_imports', async ({ query }, who) => {
    const { vendorId } = await ownGoods(db, who)
    const read = async (span: Parameters<typeof importsOf>[2]) =>
      Promise.all((await importsOf(db, vendorId, span)).map((kept) => present(db, kept)))
    return tableReply({ path, query, total: await countImports(db, vendorId), read })
  })
  serve('GET /api/vendor_imports/{id}', async ({ params: { id } }, who) => {
    const { vendorId } = await ownGoods(db, who)
    return shown({ vendorId, publicId: id })
  })
  templateRoute(edge)
  importSteps(edge, deps, shown)
  importReading(edge, deps)
}

/** Not of the contract's calls: it answers with a file. */
const templateRoute = ({ app, admit, limits }: Edge) => {
  const open = { config: { access: rule.access }, ...limits.of('GET /api/vendor_imports') } as const
  app.get('/api/vendor_import_template', { ...open, onSend: sealed }, async (request, reply) => {
    await admit(request, rule)
    return reply
      .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .header('content-disposition', attachment(say.templateName))
      .send(await importTemplate())
  })
}

type Shown = (of: Of, message?: string) => Promise<{ success: true; data: GoodsImport; message?: string }>

const importSteps = ({ serve }: Edge, deps: Deps, shown: Shown) => {
  const { db } = deps
  const of = async (id: string, who: Asking): Promise<Of> => ({
    vendorId: (await ownGoods(db, who)).vendorId,
    publicId: id,
  })

  serve('POST /api/vendor_imports/{id}/check', async ({ params, body }, who) => {
    const own = await of(params.id, who)
    await checkImport(deps, own, body)
    return shown(own, say.checking)
  })
  serve('PUT /api/vendor_imports/{id}/cells', async ({ params, body }, who) => {
    const own = await of(params.id, who)
    await mendImport(deps, own, body)
    return shown(own, say.checking)
  })
  serve('POST /api/vendor_imports/{id}/run', async ({ params }, who) => {
    const own = await of(params.id, who)
    await runImport(deps, own)
    return shown(own, say.running)
  })
  for (const move of importMoves)
    serve(`POST /api/vendor_imports/{id}/${move}`, async ({ params }, who) => {
      const own = await of(params.id, who)
      await moveImport(deps, own, move)
      return shown(own, say.moved(move))
    })
}

/** What is said of each row, page by page and as a file. */
const importReading = ({ serve }: Edge, { db }: Deps) => {
  const kept = async (id: string, who: Asking) => {
    const { vendorId } = await ownGoods(db, who)
    return (await importOf(db, { vendorId, publicId: id })) ?? refuseUnknown()
  }

  serve('GET /api/vendor_imports/{id}/rows', async ({ params, query }, who) => {
    const { id: importId } = await kept(params.id, who)
    const { outcome = null } = query
    return tableReply({
      path: `${path}/${params.id}/rows`,
      query,
      total: await countRows(db, importId, outcome),
      read: async (span) =>
        (await rowsOfImport(db, { importId, outcome }, span)).map((row) => ({
          id: String(row.line),
          ...row,
        })),
    })
  })
  serve('GET /api/vendor_imports/{id}/report', async ({ params }, who) => {
    const { id: importId, fileName } = await kept(params.id, who)
    const text = await reportOf(db, importId)
    return { success: true, data: { file_name: `report-of-${fileName}.csv`, media_type: 'text/csv', text } }
  })
}

const fetched = async (url: string, reach: Reach): Promise<Buffer> => {
  const reply = await fetchGoods(url, reach)
  return reply.outcome === 'bytes' ? reply.bytes : refuseInvalid({ url: [say.feedUnread] })
}
