/** What stands before the braces of a rule. */
export const selectors = /[^{}]+(?=\{)/g

/**
 * The words of a module that are classes: `whole` with their places in the text; `partial` those that a template goes on
 * writing at run time; `otherWords` of all strings that are no class, no part and no module's address.
 */
export const classNamesIn = (ast) => {
  const found = { whole: [], partial: [], otherWords: [] }
  const taken = new Set()
  for (const node of nodesOf(ast)) {
    if (isProperty(node, 'className')) collect(node.value, { found, taken })
    if (isProperty(node, 'part') && node.value.type === 'Literal') taken.add(node.value)
    if (node.source) taken.add(node.source)
  }
  for (const node of nodesOf(ast))
    if (!taken.has(node)) found.otherWords.push(...wordsOf(stringOf(node) ?? ''))
  return found
}

const isProperty = ({ type, computed, key }, name) => type === 'Property' && !computed && key.name === name

const whole = { fromStart: true, toEnd: true }

/** Follows the value as far as it is plain; what else may become a class are strings elsewhere, and counted as such. */
const collect = (node, { found, taken, edges = whole }) => {
  const follow = (inner, its = edges) => collect(inner, { found, taken, edges: its })
  if (node.type === 'ConditionalExpression') {
    follow(node.consequent)
    follow(node.alternate)
  } else if (node.type === 'Literal' && typeof node.value === 'string') {
    taken.add(node)
    addWords({ text: node.value, start: node.start + 1, edges }, found)
  } else if (node.type === 'BinaryExpression') {
    follow(node.left, { ...edges, toEnd: false })
    follow(node.right, { ...edges, fromStart: false })
  } else if (node.type === 'TemplateLiteral') {
    node.quasis.forEach((quasi, index) => {
      taken.add(quasi)
      addWords(
        { text: quasi.value.raw, start: quasi.start, edges: edgesOf(node.quasis, index, edges) },
        found,
      )
    })
    node.expressions.forEach((inner, index) => follow(inner, edgesOfHole(node.quasis, index, edges)))
  }
}

/** Whether the first and the last word of a template's piece are all of the word. */
const edgesOf = (quasis, index, around) => ({
  fromStart: index === 0 && around.fromStart,
  toEnd: index === quasis.length - 1 && around.toEnd,
})

const edgesOfHole = (quasis, index, around) => {
  const [before, after] = [quasis[index].value.raw, quasis[index + 1].value.raw]
  return {
    fromStart: before === '' ? index === 0 && around.fromStart : /\s$/.test(before),
    toEnd: after === '' ? index === quasis.length - 2 && around.toEnd : /^\s/.test(after),
  }
}

const addWords = ({ text, start, edges }, { whole, partial }) => {
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const isCutBefore = index === 0 && !edges.fromStart
    const isCutAfter = index + word.length === text.length && !edges.toEnd
    if (isCutBefore || isCutAfter) partial.push(word)
    else whole.push({ word, start: start + index })
  }
}

/** A string that a module says, be it in quotes or as a piece of a template. */
export const stringOf = ({ type, value }) => {
  if (type === 'TemplateElement') return value.raw
  return type === 'Literal' && typeof value === 'string' ? value : undefined
}

/** Words as a class or a selector would be written. What has capitals is prose: no class of ours has any. */
export const wordsOf = (text) => (/[A-Z]/.test(text) ? [] : (text.match(/[a-z-][\w-]*/g) ?? []))

export function* nodesOf(node) {
  if (typeof node?.type === 'string') yield node
  for (const inner of Object.values(node ?? {})) if (typeof inner === 'object') yield* nodesOf(inner)
}
