import { nodesOf } from './class-names.mjs'

/**
 * Parts of libraries that no path of ours can reach, and that a bundler can not know to be unreachable. Each is told by
 * the shape of its code and counted, so that another version of a library stops the build instead of losing more.
 */
const libraries = [
  {
    // Our client calls redaxios itself: never its `get`, `post`, `create`…
    source: '/redaxios/src/index.js',
    parts: 13,
    isUnused: ({ type, expression }) =>
      type === 'ExpressionStatement' &&
      expression.type === 'AssignmentExpression' &&
      expression.left.object?.name === 'redaxios',
  },
  {
    // Attributes and events are ours (src/element): r2wc is given none, and has nothing to go through.
    source: '/@r2wc/core/src/core.ts',
    parts: 7,
    isUnused: ({ type, right, key }) =>
      (type === 'ForOfStatement' && ['propNames', 'eventNames'].includes(right.name)) ||
      (type === 'MethodDefinition' && ['observedAttributes', 'attributeChangedCallback'].includes(key.name)),
  },
]

/** Comes after the compiler: it reads JavaScript. */
export const unusedParts = {
  name: 'unused-parts',
  transform(code, id) {
    const library = libraries.find(({ source }) => id.endsWith(source))
    if (!library) return null
    const found = [...nodesOf(this.parse(code))].filter(library.isUnused)
    if (found.length !== library.parts)
      throw new Error(`${id} has ${found.length} of the parts that we leave out, not ${library.parts}.`)
    const shorter = found
      .sort((one, other) => other.start - one.start)
      .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), code)
    return { code: shorter, map: null }
  },
}
