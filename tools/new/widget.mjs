// The skeleton of a widget: its folder with a door, a story and a test, and its tag in every table of the SDK.
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** @param {string} name */
const camel = (name) => name.replace(/-(.)/g, (_, /** @type {string} */ letter) => letter.toUpperCase())
/** @param {string} name */
const pascal = (name) => camel(`-${name}`)

/**
 * Writes the folder of a widget and its lines in the tables of the SDK. `name` is in kebab case, without `showroom-`.
 * Resolves with the files written; throws where the name is taken, or a table has no place for it.
 * @param {{ root: string, name: string }} asked
 */
export const create = async ({ root, name }) => {
  const folder = `packages/widgets/src/${name}`
  if (existsSync(join(root, folder))) throw new Error(`${folder} is there already.`)
  // All edits are known to fit before the first file is written.
  const edited = await Promise.all(Object.entries(edits(name)).map((edit) => editedFile(root, edit)))
  const made = Object.entries(files(name)).map(([file, text]) => [`${folder}/${file}`, text])
  for (const [file, text] of [...made, ...edited]) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  return [...made, ...edited].map(([file]) => file)
}

/** @typedef {{ before: string, put: string }[]} Places */

/**
 * @param {string} root
 * @param {[file: string, places: Places]} edit
 * @returns {Promise<[file: string, text: string]>}
 */
const editedFile = async (root, [file, places]) => {
  const text = await readFile(join(root, file), 'utf8')
  const edited = places.reduce((whole, { before, put }) => {
    const parts = whole.split(before)
    if (parts.length !== 2)
      throw new Error(`${file} has ${parts.length - 1} places for a new widget, not one.`)
    return parts.join(`${put}${before}`)
  }, text)
  return [file, edited]
}

/**
 * By file: each puts lines before words that the file has once.
 * @param {string} name
 * @returns {Record<string, Places>}
 */
const edits = (name) => {
  const tag = `showroom-${name}`
  const src = 'packages/sdk/src'
  return {
    [`${src}/registry.ts`]: [
      {
        before: '} as const satisfies Record<string, Row>',
        put: `  '${tag}': {
    attributes: {},
    events: [],
    widget: '${name}',
    door: 'runtime',
    budget: { goal: 17_000, cap: 20_000 },
  },
`,
      },
    ],
    [`${src}/runtime-doors.ts`]: [
      { before: "  'showroom-orders': ", put: `  '${tag}': () => import('@showroom/widgets/${name}'),\n` },
    ],
    [`${src}/doors.ts`]: [{ before: "'showroom-orders'", put: `'${tag}', ` }],
    [`${src}/react.tsx`]: [
      {
        before: "import type { ComponentType, ReactNode } from 'react'",
        put: `import * as ${camel(name)} from '@showroom/widgets/${name}'\n`,
      },
      {
        before: 'export const ShowroomShop = ',
        put: `export const Showroom${pascal(name)} = inShadow(${camel(name)})\n`,
      },
    ],
    [`${src}/server/plain.tsx`]: [{ before: "  'showroom-shop': (", put: `  '${tag}': () => null,\n` }],
    [`${src}/public-api.md`]: [
      { before: '\n## Attributes\n', put: `| \`${tag}\` |  |  | what it is, in a sentence |\n` },
    ],
  }
}

/**
 * @param {string} name
 * @returns {Record<string, string>}
 */
const files = (name) => {
  const [Name, css, messages] = [pascal(name), `${camel(name)}Css`, `${camel(name)}Messages`]
  return {
    'index.ts': `import { ${css} } from './${Name}.css.ts'

export { ${Name} as Widget, type ${Name}Props } from './${Name}.tsx'
export const css: readonly string[] = [${css}]
`,
    [`${Name}.tsx`]: `import { useShopState } from '../shop/index.ts'
import { ${messages} } from './messages.ts'

export type ${Name}Props = object

/** One sentence: what a visitor does here. */
export const ${Name} = (_props: ${Name}Props) => {
  const company = useShopState(({ profile }) => profile?.company_name)
  return (
    <section className="${name}" part="${name}">
      <h2>{${messages}.title(company ?? '')}</h2>
    </section>
  )
}
`,
    [`${Name}.css.ts`]: `export const ${css} = \`
.${name} { display: grid; gap: 16px; }
\`
`,
    'messages.ts': `export const ${messages} = {
  title: (company: string) => \`${Name} of \${company}\`,
}
`,
    [`${Name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { css, Widget } from './index.ts'

const meta = {
  title: 'Widgets/${Name}',
  component: Widget,
  parameters: { showroom: { tag: 'showroom-${name}', css } },
} satisfies Meta<typeof Widget>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Narrow: Story = { globals: { width: '320' } }
`,
    [`${Name}.test.tsx`]: `import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawWidget } from '../testing/draw-widget.tsx'
import { css, Widget } from './index.ts'

test('says whose it is', async () => {
  await drawWidget({}, css, <Widget />)
  await expect.element(page.getByRole('heading', { name: /^${Name} of ./ })).toBeVisible()
})
`,
  }
}
