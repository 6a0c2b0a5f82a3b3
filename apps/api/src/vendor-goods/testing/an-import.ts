import type { GoodsImport, ImportRow } from '@showroom/contract/vendor-goods/goods-import'
import { expect } from 'vitest'
import { fileForm } from '../../project/testing/send-file.ts'
import { doJobs } from '../../testing/do-jobs.ts'
import type { openTestApp } from '../../testing/test-app.ts'
import type { Vendor } from './a-vendor.ts'

export const shopify = (...rows: string[]) =>
  ['Handle,Title,Vendor,Type,Variant SKU,Variant Price,Variant Inventory Qty,Published', ...rows].join('\n')
export const tile = (sku: string, price: string) =>
  `${sku},${sku} tile,Quill,Porcelain Tile,${sku},${price},12,true`

export const at = (id: string) => `/api/vendor_imports/${id}`

/** What a vendor does with a file of goods. */
export const importing = (opened: () => Awaited<ReturnType<typeof openTestApp>>) => {
  const send = async (who: Vendor, text: string | Buffer, fileName = 'goods.csv') => {
    const { headers, payload } = fileForm({ fileName, bytes: text })
    const reply = await opened().app.inject({
      method: 'POST',
      url: '/api/vendor_import_file',
      headers: { ...headers, authorization: `Bearer ${who.token}` },
      payload,
    })
    return {
      status: reply.statusCode,
      ...reply.json<{ data: GoodsImport; errors?: Record<string, string[]> }>(),
    }
  }
  const worked = async (who: Vendor, id: string) => {
    expect(await doJobs(opened())).toEqual([])
    return (await who.ask<GoodsImport>(`GET ${at(id)}`)).data
  }
  const checked = async (who: Vendor, { id, mapping }: GoodsImport) => {
    await who.ask(`POST ${at(id)}/check`, { mapping, category: null })
    return worked(who, id)
  }
  const rowsOf = async (who: Vendor, id: string, query = '') =>
    (await who.ask<ImportRow[]>(`GET ${at(id)}/rows${query}`)).data
  return { send, worked, checked, rowsOf }
}
