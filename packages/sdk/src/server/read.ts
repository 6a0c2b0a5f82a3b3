import type { FragmentReading } from '@showroom/contract/fragment/fragment'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import { parseAttribute, sharedAttributes } from '../element/attributes.ts'
import type { Attributes, AttributeType } from '../tag.ts'
import { type TagName, tags } from '../tags.ts'

const longest = 200
const showroomName = /^[A-Za-z0-9_-]{1,32}$/
const doms = ['shadow', 'light'] as const

export const isTagName = (name: string): name is TagName => Object.hasOwn(tags, name)

export const attributesOf = (tag: TagName): Attributes => ({ ...sharedAttributes, ...tags[tag].attributes })

/** What an address asks for, held against the tag's row in the table: nothing else is ever written into HTML. */
export const readFragment = (tag: string, query: Readonly<Record<string, unknown>>): FragmentReading => {
  if (!isTagName(tag)) return { kind: 'unknown' }
  const { dom = 'shadow', ...written } = query
  const known = attributesOf(tag)
  const errors: FieldErrors = {}
  const attributes: Record<string, string> = {}
  if (dom !== 'shadow' && dom !== 'light') errors.dom = [`Must be one of: ${doms.join(', ')}.`]
  for (const [name, value] of Object.entries(written)) {
    const type = Object.hasOwn(known, name) ? known[name] : undefined
    const problem = type ? problemWith(type, value) : `<${tag}> has no such attribute.`
    if (problem) errors[name] = [problem]
    else attributes[name] = String(value)
  }
  const { showroom = '' } = attributes
  if (!showroomName.test(showroom)) errors.showroom = ['Must be a Showroom ID.']
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors }
  return { kind: 'read', request: { tag, showroom, attributes, dom: dom === 'light' ? 'light' : 'shadow' } }
}

const problemWith = (type: AttributeType, value: unknown): string | null => {
  if (typeof value !== 'string') return 'Must be given once.'
  if (value.length > longest) return `Must have at most ${longest} characters.`
  if (parseAttribute(type, value) !== undefined) return null
  return typeof type === 'string' ? `Must be a ${type}.` : `Must be one of: ${type.join(', ')}.`
}
