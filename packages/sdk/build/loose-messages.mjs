/**
 * Makes each sentence of a `messages.ts` an export of its own, so that the bundler puts it where it is said: sentences
 * that nobody says are left out, and their names need not be sent.
 */
export const looseMessages = {
  name: 'loose-messages',
  transform(code, id) {
    if (!id.endsWith('/messages.ts')) return null
    const tables = this.parse(code).body.flatMap(tableIn)
    if (tables.length !== 1) return null
    const [{ statement, name, entries }] = tables
    const sentences = entries.map(
      ({ key, value }) => `const ${name}_${key.name} = ${code.slice(value.start, value.end)}`,
    )
    const exported = entries.map(({ key }) => `${name}_${key.name} as ${key.name}`)
    return {
      code: [
        code.slice(0, statement.start),
        ...sentences,
        `export { ${exported.join()} }`,
        `import * as ${name} from ${JSON.stringify(id)}`,
        `export { ${name} }`,
        code.slice(statement.end),
      ].join('\n'),
      map: null,
    }
  },
}

/** `export const entryMessages = { … }` */
const tableIn = (statement) => {
  const [declaration] = statement.declaration?.declarations ?? []
  const isTable =
    statement.type === 'ExportNamedDeclaration' &&
    declaration?.init?.type === 'ObjectExpression' &&
    declaration.id.name.endsWith('Messages')
  return isTable ? [{ statement, name: declaration.id.name, entries: declaration.init.properties }] : []
}
