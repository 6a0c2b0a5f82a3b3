import { nodesOf } from './class-names.mjs'

/**
 * Parts of libraries that no path of ours can reach, and that a bundler can not know to be unreachable. Each is told by
 * the shape of its code and counted, so that another version of a library stops the build instead of losing more.
 */
const libraries = [
  {
    // Our client calls redaxios itself, never its `get`, `post`, `create`…
    source: '/redaxios/src/index.js',
    parts: 13,
    isUnused: ({ type, expression }) =>
      type === 'ExpressionStatement' &&
      expression.type === 'AssignmentExpression' &&
      expression.left.object?.name === 'redaxios',
  },
  {
    // … and gives it an address, a method, a body and a `fetch`: all else is asked of options that are not there.
    source: '/redaxios/src/index.js',
    parts: 6,
    isUnused: ({ type, test, expression }) =>
      type === 'TryStatement' ||
      (type === 'IfStatement' &&
        isOption(test.left ?? test, ['auth', 'baseURL', 'params', 'responseType'])) ||
      (type === 'ExpressionStatement' &&
        isOption(expression.callee?.object?.left ?? {}, ['transformRequest'])),
  },
  {
    // Attributes and events are ours (src/element): r2wc is given none, and has nothing to go through.
    source: '/@r2wc/core/src/core.ts',
    parts: 11,
    isUnused: ({ type, right, key, test, declarations }) =>
      (type === 'ForOfStatement' && ['propNames', 'eventNames'].includes(right.name)) ||
      (type === 'VariableDeclaration' && ['propNames', 'eventNames'].includes(declarations[0].id.name)) ||
      (type === 'IfStatement' && ['props', 'events'].includes(test.argument?.property?.name)) ||
      (type === 'MethodDefinition' && ['observedAttributes', 'attributeChangedCallback'].includes(key.name)),
  },
]

const isOption = ({ object, property }, names) => object?.name === 'options' && names.includes(property.name)

/** Comes after the compiler: it reads JavaScript. */
export const unusedParts = {
  name: 'unused-parts',
  transform(code, id) {
    const ours = libraries.filter(({ source }) => id.endsWith(source))
    if (ours.length === 0) return null
    const nodes = [...nodesOf(this.parse(code))]
    const shorter = ours
      .flatMap((library) => partsOf(library, nodes))
      .sort((one, other) => other.start - one.start)
      .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), code)
    return { code: shorter, map: null }
  },
}

const partsOf = ({ source, parts, isUnused }, nodes) => {
  const found = nodes.filter(isUnused)
  if (found.length === parts) return found
  throw new Error(`${source} has ${found.length} of the parts that we leave out, not ${parts}.`)
}
