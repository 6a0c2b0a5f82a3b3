import { type Call, endpoints } from '@showroom/contract/endpoints'
import type { AnySchema, EndpointDefinition } from '@showroom/contract/shared/endpoint'
import { errorReply } from '@showroom/contract/shared/errors'
import { z } from 'zod'

type Json = Record<string, unknown>

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Shapes with a name, gathered from all calls, so that each is written once. */
type Components = Map<string, unknown>

const withSharedNames = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withSharedNames)
  if (!isJson(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace('#/$defs/', '#/components/schemas/')
        : withSharedNames(inner),
    ]),
  )
}

const schemaOf = (shape: AnySchema, io: 'input' | 'output', components: Components): Json => {
  const { $defs, $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' })
  for (const [name, definition] of Object.entries($defs ?? {}))
    components.set(name, withSharedNames(definition))
  const shared = withSharedNames(schema)
  return isJson(shared) ? shared : {}
}

const parametersIn = (
  place: 'path' | 'query',
  shape: AnySchema | undefined,
  components: Components,
): Json[] => {
  if (!shape) return []
  const { properties, required } = schemaOf(shape, 'input', components)
  const isRequired = (name: string) =>
    place === 'path' || (Array.isArray(required) && required.includes(name))
  return Object.entries(isJson(properties) ? properties : {}).map(([name, schema]) => ({
    name,
    in: place,
    required: isRequired(name),
    schema,
  }))
}

const cartTokenHeader = {
  name: 'Showroom-Cart',
  in: 'header',
  required: false,
  description: 'The token of the guest’s cart, from the reply that opened it.',
  schema: { type: 'string' },
}

const jsonContent = (schema: Json) => ({ 'application/json': { schema } })

const requestContent = ({ sentAs }: EndpointDefinition, schema: Json) =>
  sentAs === 'form' ? { 'multipart/form-data': { schema }, ...jsonContent(schema) } : jsonContent(schema)

const refusals = {
  '4XX': {
    description:
      'Refused: 401 not signed in, 403 the caller or the page may not, 404 not there, 413 too large, 422 invalid, 429 too many.',
    content: jsonContent({ $ref: '#/components/schemas/ErrorReply' }),
  },
}

/** What a call needs of its caller: OpenAPI's own words for the session, ours for who may hold it. */
const admissionOf = ({ access, roles }: EndpointDefinition): Json => {
  const security = { anyone: [{}], cart: [{}, { session: [] }] }
  return {
    security: access === 'anyone' || access === 'cart' ? security[access] : [{ session: [] }],
    'x-access': access,
    ...(roles ? { 'x-roles': roles } : {}),
  }
}

const operationOf = (definition: EndpointDefinition, components: Components): Json => ({
  summary: definition.summary,
  ...admissionOf(definition),
  parameters: [
    ...parametersIn('path', definition.params, components),
    ...parametersIn('query', definition.query, components),
    ...(definition.access === 'cart' ? [cartTokenHeader] : []),
  ],
  ...(definition.body
    ? {
        requestBody: {
          required: true,
          content: requestContent(definition, schemaOf(definition.body, 'input', components)),
        },
      }
    : {}),
  responses: {
    200: { description: 'Done.', content: jsonContent(schemaOf(definition.reply, 'output', components)) },
    ...refusals,
  },
})

/** The contract as an OpenAPI document: nothing in it is written by hand. */
export const openApiDocument = (publicUrl: string): Json => {
  const components: Components = new Map([['ErrorReply', schemaOf(errorReply.meta({}), 'output', new Map())]])
  const paths: Record<string, Json> = {}
  for (const call of Object.keys(endpoints) as Call[]) {
    const [method = '', path = ''] = call.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(endpoints[call], components) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Showroom', version: '1' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: Object.fromEntries(components),
    },
  }
}
