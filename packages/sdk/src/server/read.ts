import type { FragmentReading } from '@showroom/contract/fragment/fragment'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import { parseAttribute, sharedAttributes } from '../element/attributes.ts'
import type { Attributes, AttributeType } from '../tag.ts'
import { isTagName, registry, type TagName } from '../registry.ts'

const longest = 200
const showroomName = /^[A-Za-z0-9_-]{1,32}$/
/** What an address says beside the tag's own attributes; the first of each where it says nothing. */
const choices = { dom: ['shadow', 'light'], styles: ['linked', 'inline'] } as const

export const attributesOf = (tag: TagName): Attributes => ({
  ...sharedAttributes,
  ...registry[tag].attributes,
})

/** What an address asks for, held against the tag's row in the table: nothing else is ever written into HTML. */
export const readFragment = (tag: string, query: Readonly<Record<string, unknown>>): FragmentReading => {
  if (!isTagName(tag)) return { kind: 'unknown' }
  const { dom = 'shadow', styles = 'linked', ...written } = query
  const known = attributesOf(tag)
  // Names come from strangers: one of them may be `__proto__`, which can not be assigned to.
  const problems = new Map<string, string>()
  const attributes: Record<string, string> = {}
  if (dom !== 'shadow' && dom !== 'light') problems.set('dom', oneOf(choices.dom))
  if (styles !== 'linked' && styles !== 'inline') problems.set('styles', oneOf(choices.styles))
  for (const [name, value] of Object.entries(written)) {
    const type = Object.hasOwn(known, name) ? known[name] : undefined
    const problem = type ? problemWith(type, value) : `<${tag}> has no such attribute.`
    if (problem) problems.set(name, problem)
    else attributes[name] = String(value)
  }
  const { showroom = '' } = attributes
  if (!showroomName.test(showroom)) problems.set('showroom', 'Must be a Showroom ID.')
  if (problems.size > 0) return { kind: 'invalid', errors: errorsOf(problems) }
  return {
    kind: 'read',
    request: {
      tag,
      showroom,
      attributes,
      dom: dom === 'light' ? 'light' : 'shadow',
      styles: styles === 'inline' ? 'inline' : 'linked',
    },
  }
}

const oneOf = (words: readonly string[]) => `Must be one of: ${words.join(', ')}.`

const errorsOf = (problems: ReadonlyMap<string, string>): FieldErrors =>
  Object.fromEntries([...problems].map(([name, problem]) => [name, [problem]]))

const problemWith = (type: AttributeType, value: unknown): string | null => {
  if (typeof value !== 'string') return 'Must be given once.'
  if (value.length > longest) return `Must have at most ${longest} characters.`
  if (parseAttribute(type, value) !== undefined) return null
  return typeof type === 'string' ? `Must be a ${type}.` : oneOf(type)
}
