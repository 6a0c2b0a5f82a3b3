/** What stands between two lines of `---` above a text: how it is called, in a sentence what it is, how old it is. */
export type FrontMatter = { title: string; description: string; updated: string | null }

const block = /^---\n([\s\S]*?)\n---\n/
const known = ['title', 'description', 'updated']

/** Takes the front matter off; stops the build where one is missing or says what nobody reads. */
export const readFrontMatter = (text: string, file: string): { matter: FrontMatter; body: string } => {
  const found = block.exec(text)
  if (!found) throw new Error(`${file} does not begin with a front matter.`)
  const said = new Map((found[1] ?? '').split('\n').map((line) => fieldIn(line, file)))
  const updated = said.get('updated') ?? null
  if (updated !== null && !/^\d{4}-\d\d-\d\d$/.test(updated))
    throw new Error(`${file}: “updated” is a day such as 2022-03-09, not “${updated}”.`)
  const need = (name: string) => {
    const value = said.get(name)
    if (!value) throw new Error(`${file}: the front matter has no “${name}”.`)
    return value
  }
  return {
    matter: { title: need('title'), description: need('description'), updated },
    body: text.slice(found[0].length),
  }
}

const fieldIn = (line: string, file: string): [string, string] => {
  const colon = line.indexOf(':')
  const name = line.slice(0, colon).trim()
  if (!known.includes(name)) throw new Error(`${file}: nobody reads “${line}” in the front matter.`)
  return [name, line.slice(colon + 1).trim()]
}
