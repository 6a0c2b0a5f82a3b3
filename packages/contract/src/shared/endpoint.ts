import { z } from 'zod'
import type { AccountType } from './account-types.ts'

/** What holds any shape: the core of a schema, as the compiler takes twice as long to hold it to all methods of `ZodType`. */
export type AnySchema = z.core.$ZodType

/**
 * Who may call:
 * `anyone` needs nothing; where the call names a showroom, the page's origin must be one that showroom admits.
 * `cart` acts on the cart of the account that is signed in, else on the one whose token the caller holds; a call that
 * adds opens a cart when there is none.
 * `session` needs somebody who is signed in; `account` also refuses an Admin who has not given the one-time code.
 * `admin` needs an Admin who has given it.
 * `member` is `account`, and also open to somebody who signed in on a contractor's page, for projects of its showroom.
 * `ai` needs somebody who is signed in to AI Design, whose token opens nothing else.
 * A session of somebody who signed in on a contractor's page may use `anyone`, `cart` and `member`, in its showroom alone.
 */
export type Access = 'anyone' | 'cart' | 'session' | 'account' | 'member' | 'admin' | 'ai'

export type EndpointDefinition = {
  /** One sentence for the OpenAPI document. */
  summary: string
  access: Access
  /** Which types of account may call, where not all of them may. */
  roles?: readonly AccountType[]
  /** `own`: no website of somebody else may call it, not even one that a showroom admits. */
  pages?: 'own'
  /** The call acts on a cookie alone: the browser must have said that the page is ours (security §1.2 E9). */
  byCookie?: true
  /** Whether an Admin who looks on as somebody may call it; left out, what is asked by GET: it must change nothing. */
  lookingOn?: boolean
  /** The call makes a contract: it waits until the caller has told how old they are. */
  makesContract?: true
  /** The body comes as a form sends it, multipart/form-data, or as JSON. */
  sentAs?: 'form'
  params?: AnySchema
  query?: AnySchema
  body?: AnySchema
  reply: AnySchema
}

/** The methods and paths are the keys of the endpoint tables: `'GET /api/public'`, the specification's own words. */
export type EndpointTable = Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`, EndpointDefinition>

type Sent<Schema> = Schema extends AnySchema ? z.input<Schema> : undefined
type Parsed<Schema> = Schema extends AnySchema ? z.output<Schema> : undefined

/** What a client hands in: optional fields with defaults may be left out. */
export type RequestOf<E extends EndpointDefinition> = {
  [Part in 'params' | 'query' | 'body' as E[Part] extends AnySchema ? Part : never]: Sent<E[Part]>
}

/** What may be sent with a call. */
export type RequestShapes = Pick<EndpointDefinition, 'params' | 'query' | 'body'>

/** What a handler gets: parsed, with defaults filled in. */
export type ParsedRequestOf<E extends RequestShapes> = {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
}

export type ReplyOf<E extends EndpointDefinition> = z.output<E['reply']>

/** `{ success: true, data, message? }` */
export const replyOf = <Data extends AnySchema>(data: Data) =>
  z.object({ success: z.literal(true), data, message: z.string().optional() })
