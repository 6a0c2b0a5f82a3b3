// The skeleton of a widget: its folder with a door, a story and a test, and its tag in the tables of the SDK.
import { writeSkeleton } from '../write-skeleton.mjs'

/** @param {string} name */
const camel = (name) => name.replace(/-(.)/g, (_, /** @type {string} */ letter) => letter.toUpperCase())
/** @param {string} name */
const pascal = (name) => camel(`-${name}`)

/**
 * Writes the folder of a widget and its lines in the tables of the SDK. `name` is in kebab case, without `showroom-`.
 * Resolves with the files written; throws where the name is taken, or a table has no place for it.
 * @param {{ root: string, name: string }} wanted
 */
export const create = ({ root, name }) => {
  const folder = `packages/widgets/src/${name}`
  const files = { ...sourceFiles(name), ...storyAndTest(name) }
  return writeSkeleton({
    root,
    folders: [folder],
    files: Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text])),
    insertions: insertions(name),
  })
}

const src = 'packages/sdk/src'

/**
 * @param {string} name
 * @returns {Record<string, import('../write-skeleton.mjs').Insertion[]>}
 */
const insertions = (name) => {
  const tag = `showroom-${name}`
  return {
    [`${src}/registry.ts`]: [{ before: '} as const satisfies Record<string, Row>', text: rowOf(name) }],
    [`${src}/runtime-doors.ts`]: [
      { before: "  'showroom-orders': ", text: `  '${tag}': () => import('@showroom/widgets/${name}'),\n` },
    ],
    [`${src}/react.tsx`]: [
      {
        before: "import type { ComponentType, ReactNode } from 'react'",
        text: `import * as ${camel(name)} from '@showroom/widgets/${name}'\n`,
      },
      {
        before: 'export const ShowroomShop = ',
        text: `export const Showroom${pascal(name)} = inShadow(${camel(name)})\n`,
      },
    ],
    [`${src}/server/plain.tsx`]: [{ before: "  'showroom-shop': (", text: `  '${tag}': () => null,\n` }],
    [`${src}/public-api.md`]: [
      { before: '\n## Attributes\n', text: `| \`${tag}\` |  |  | what it is, in a sentence |\n` },
    ],
  }
}

/** @param {string} name */
const rowOf = (name) => `  'showroom-${name}': {
    attributes: {},
    events: [],
    widget: '${name}',
    door: 'runtime',
    budget: { goal: 17_000, cap: 20_000 },
  },
`

/**
 * @param {string} name
 * @returns {Record<string, string>}
 */
const sourceFiles = (name) => {
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
  }
}

/**
 * @param {string} name
 * @returns {Record<string, string>}
 */
const storyAndTest = (name) => {
  const Name = pascal(name)
  return {
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
