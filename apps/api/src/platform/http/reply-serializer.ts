import type { AnySchema } from '@showroom/contract/shared/endpoint'
import fastJson from 'fast-json-stringify'
import { z } from 'zod'
import { brotliOf } from './brotli.ts'

export type Serialize = (reply: unknown) => string

type JsonSchema = z.core.JSONSchema.BaseSchema

/** `anyOf: [X, null]` costs a validation for every value; the serializer knows a shorter word for it. */
const shortenNullable = ({ jsonSchema }: { jsonSchema: JsonSchema }) => {
  const [first, second, ...more] = jsonSchema.anyOf ?? []
  if (more.length > 0 || typeof first !== 'object' || typeof second !== 'object' || second.type !== 'null')
    return
  if (typeof first.type !== 'string') return
  delete jsonSchema.anyOf
  // A choice names what may stand there: nothing, too.
  const choice = first.enum && { enum: [...first.enum, null] }
  Object.assign(jsonSchema, first, choice, { nullable: true })
}

/** Keys are checked where replies are made; the serializer only writes them, and complains of rules for them. */
const forWriting = (context: { jsonSchema: JsonSchema }) => {
  shortenNullable(context)
  delete context.jsonSchema.propertyNames
}

/** Writes the fields that the shape names and drops every other: what is not in the contract does not leave. */
export const fastSerializer = (shape: AnySchema): Serialize => {
  const schema = z.toJSONSchema(shape, { target: 'draft-7', io: 'output', override: forWriting })
  return fastJson(JSON.parse(JSON.stringify(schema)))
}

/** The same, but a reply of another shape than promised is an error: for tests. */
export const strictSerializer =
  (shape: AnySchema): Serialize =>
  (reply) =>
    JSON.stringify(z.parse(shape, reply))

/** A reply as it is sent, and as it is sent to browsers: packed once, when the first of them asks. */
export class Written<Reply = unknown> {
  /** Of what type it is, for those who check; there is nothing but its text. */
  declare readonly says: Reply
  #written: string | Buffer
  #packed: Promise<Buffer> | null = null

  constructor(written: string | Buffer) {
    this.#written = written
  }

  get text(): string {
    return this.#written.toString()
  }

  /** Encoded once: a text would be with every reply that it is sent in, and lie in the heap that is searched for waste. */
  bytes(): Buffer {
    if (typeof this.#written === 'string') this.#written = Buffer.from(this.#written)
    return this.#written
  }

  brotli(): Promise<Buffer> {
    this.#packed ??= brotliOf(this.bytes()).catch((failure: unknown) => {
      this.#packed = null
      throw failure
    })
    return this.#packed
  }
}

/** Written and packed once, however often the very same reply is given: replies are never changed after they are given. */
export const writtenOnce = (serialize: Serialize): ((reply: unknown) => Written) => {
  const written = new WeakMap<object, Written>()
  return (reply) => {
    if (typeof reply !== 'object' || reply === null) return new Written(serialize(reply))
    const known = written.get(reply)
    if (known !== undefined) return known
    const fresh = new Written(serialize(reply))
    written.set(reply, fresh)
    return fresh
  }
}

/** Replies of one shape as texts; those that come as texts are looked into only by who is strict. */
export const replyWriter = (shape: AnySchema, { isStrict }: { isStrict: boolean }) => {
  const write = writtenOnce(isStrict ? strictSerializer(shape) : fastSerializer(shape))
  return (reply: unknown): Written => {
    if (!(reply instanceof Written)) return write(reply)
    return isStrict ? write(JSON.parse(reply.text)) : reply
  }
}
