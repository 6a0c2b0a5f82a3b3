import { juniper, themeTokens, type Tokens } from '@showroom/contract/showroom/theme.rules'

const derived = themeTokens(juniper)

/** The marketplace's own look, as any showroom with its accent would have it. ui/root.css.ts says the same. */
export const tokens: { light: Tokens; dark: Tokens } = {
  light: { ...derived.light, '--showroom-radius': '10px' },
  dark: derived.dark,
}

const declarations = (named: Tokens, indent: string) =>
  Object.entries(named)
    .map(([name, value]) => `${indent}${name}: ${value};\n`)
    .join('')

/** The same for our own pages: `apps/host/src/theme/tokens.css`. */
export const hostTokensFile = () =>
  `/* Written from packages/widgets/src/theme/tokens.ts by \`npx vitest run --project unit packages/widgets/src/theme --update=true\`. */
:root {
${declarations(tokens.light, '  ')}}

:root[data-scheme="dark"] {
  color-scheme: dark;
${declarations(tokens.dark, '  ')}}
`
