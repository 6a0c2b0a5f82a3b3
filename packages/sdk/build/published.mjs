const codeAt = (name) => ({ types: `./${name}.d.ts`, default: `./${name}.js` })
const typesAt = (name) => ({ types: `./${name}.d.ts` })

/** The package.json of what is published: our workspaces and Preact are inside, React stays the page's own. */
export const publishedManifest = ({ name, version, description, dependencies }) => ({
  name,
  version,
  description,
  license: 'UNLICENSED',
  type: 'module',
  sideEffects: false,
  customElements: 'custom-elements.json',
  types: './index.d.ts',
  exports: {
    '.': codeAt('index'),
    './react': codeAt('react'),
    './elements': typesAt('elements'),
    './jsx': typesAt('jsx'),
    './vue': typesAt('vue'),
    './svelte': typesAt('svelte'),
    './custom-elements.json': './custom-elements.json',
    './vscode.html-custom-data.json': './vscode.html-custom-data.json',
    './package.json': './package.json',
  },
  dependencies: { 'prop-types': dependencies['prop-types'], 'react-shadow': dependencies['react-shadow'] },
  peerDependencies: { react: '^19.0.0', 'react-dom': '^19.0.0' },
  peerDependenciesMeta: { react: { optional: true }, 'react-dom': { optional: true } },
})

export const readme = `# @showroom/sdk

A Pro's shop on any page: custom elements, a connection for markup of your own, and React components.

\`\`\`js
import { connect, defineTags } from '@showroom/sdk'

const marketplace = { showroom: 'HARVEST2', apiBase: 'https://HOST' }
defineTags(marketplace)
\`\`\`

\`\`\`html
<showroom-shop></showroom-shop>
\`\`\`

| import | what it is |
|---|---|
| \`@showroom/sdk\` | \`defineTags\`, \`connect\`, \`on\`; the elements draw with a Preact of their own |
| \`@showroom/sdk/react\` | each tag as a component, drawn by the page's React 19 |
| \`@showroom/sdk/jsx\`, \`/vue\`, \`/svelte\` | types of the tags in templates: \`import type {} from '@showroom/sdk/jsx'\` |
| \`@showroom/sdk/custom-elements.json\` | the custom-elements manifest |
| \`@showroom/sdk/vscode.html-custom-data.json\` | for \`html.customData\` of VS Code |

A page without a bundler takes one line instead:

\`\`\`html
<script type="module" src="https://HOST/showroom/embed/v1/showroom.js" data-showroom="HARVEST2"></script>
\`\`\`
`
