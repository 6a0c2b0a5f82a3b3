import {
  type ProductDetail,
  type ProductCard,
  productCard,
  productDetail,
} from '@showroom/contract/catalogue/catalogue'
import { type ProductsReply, productsReply } from '@showroom/contract/catalogue/catalogue.endpoints'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

type Asked = Record<string, string | number | readonly string[] | undefined>

const railReply = z.object({ success: z.literal(true), data: z.array(productCard) })

/** Someone who looks around in a showroom; refuses replies of another shape than the contract's. */
export const aVisitor = (app: FastifyInstance, showroom = '0') => ({
  list: async (asked: Asked = {}): Promise<ProductsReply> => {
    const query = new URLSearchParams({ showroom })
    for (const [name, value] of Object.entries(asked)) {
      for (const one of Array.isArray(value) ? value : [value]) {
        if (one !== undefined) query.append(name, String(one))
      }
    }
    const response = await app.inject(`/api/visualization/products?${query}`)
    return productsReply.parse(response.json())
  },

  product: async (pid: string): Promise<ProductDetail> => {
    const response = await app.inject(`/api/public?${new URLSearchParams({ showroom, pid })}`)
    return productDetail.parse(response.json().data)
  },

  rail: async (name: string, asked: Asked = {}): Promise<ProductCard[]> => {
    const response = await app.inject({
      method: 'POST',
      url: `/api/${name}/`,
      payload: { showroom, ...asked },
    })
    return railReply.parse(response.json()).data
  },
})
