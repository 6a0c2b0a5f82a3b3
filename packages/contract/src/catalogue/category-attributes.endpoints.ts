import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { attributeChange, categoryAttribute, newAttribute } from './category-attributes.ts'
import { placeInRow } from './departments.ts'

const admin = { access: 'admin', pages: 'own' } as const
const id = z.string().regex(/^\d{1,9}$/)
const params = z.object({ id })
const ofOne = z.object({ id: z.string().regex(/^\d{1,9}--[a-z][a-z0-9_]{0,39}$/) })
/** All of them: who changes one sees what the others have become. */
const reply = replyOf(z.array(categoryAttribute))

export const categoryAttributesEndpoints = {
  'GET /api/admin/categories/{id}/attributes': {
    summary: 'What a category asks of its goods, in order, with how many say it.',
    ...admin,
    params,
    reply,
  },
  'POST /api/admin/categories/{id}/attributes': {
    summary: 'Asks the goods of a category for one thing more.',
    ...admin,
    params,
    body: newAttribute,
    reply,
  },
  'PUT /api/admin/category_attributes/{id}': {
    summary: 'Changes what is given of an attribute: name, unit, values, whether shoppers choose by it.',
    ...admin,
    params: ofOne,
    body: attributeChange,
    reply,
  },
  'PUT /api/admin/category_attributes/{id}/place': {
    summary: 'Puts an attribute in another place of its category: of filters, editors and product pages.',
    ...admin,
    params: ofOne,
    body: placeInRow,
    reply,
  },
  'DELETE /api/admin/category_attributes/{id}': {
    summary: 'Removes an attribute that no goods say.',
    ...admin,
    params: ofOne,
    reply,
  },
} as const satisfies EndpointTable
