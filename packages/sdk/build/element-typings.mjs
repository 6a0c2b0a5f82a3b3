const notice = '// Written by the build from registry.ts and public-api.md.\n'

/** Files by name: the elements themselves, and how each framework's templates see them. */
export const elementTypings = (table) => ({
  'elements.d.ts': notice + elements(table),
  'jsx.d.ts': notice + react(table),
  'vue.d.ts': notice + vue(table),
  'svelte.d.ts': notice + svelte(table),
})

const lines = (rows) => rows.join('\n')
const propertiesOf = (tag) => `${tag.className}Attributes`
const listenersOf = (tag) => `${tag.className}Listeners`
const elementOf = (tag) => `${tag.className}Element`

const elements = ({ tags, events }) => `import type { Connection, Heard, ShowroomGlobal } from './index.js'

${lines(tags.map(elementTypes))}

declare global {
  interface HTMLElementTagNameMap {
${lines(tags.map((tag) => `    '${tag.name}': ${elementOf(tag)}`))}
  }
  interface GlobalEventHandlersEventMap {
${lines(events.map(({ name }) => `    'showroom:${name}': Heard<'${name}'>`))}
  }
  /** Before the script has come, a list of what it is to do. */
  var Showroom: ShowroomGlobal | ((connection: Connection) => void)[] | undefined
}
`

const elementTypes = (tag) => `/** What can be written on \`<${tag.name}>\`. */
export interface ${propertiesOf(tag)} {
${lines(tag.attributes.flatMap((attribute) => [`  /** ${attribute.description} */`, `  '${attribute.name}'?: ${attribute.type} | undefined`]))}
}

/** What can be heard on it, as React and Svelte write it. */
export interface ${listenersOf(tag)} {
${lines(tag.events.map(({ name }) => `  'onshowroom:${name}'?: ((event: Heard<'${name}'>) => void) | undefined`))}
}

/** ${tag.description} */
export interface ${elementOf(tag)} extends HTMLElement {
${lines(tag.attributes.flatMap((attribute) => [`  /** ${attribute.description} */`, `  ${attribute.property}: ${attribute.type} | undefined`]))}
}
`

const imported = ({ tags }, ...kinds) =>
  `import type {
${lines(tags.flatMap((tag) => kinds.map((kind) => `  ${kind(tag)},`)))}
} from './elements.js'`

const react = (table) => `import type { DetailedHTMLProps, HTMLAttributes } from 'react'
${imported(table, propertiesOf, listenersOf, elementOf)}

type Written<Element, Own> = DetailedHTMLProps<HTMLAttributes<Element>, Element> & Own

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${lines(table.tags.map((tag) => `      '${tag.name}': Written<${elementOf(tag)}, ${propertiesOf(tag)} & ${listenersOf(tag)}>`))}
    }
  }
}
`

const vue = (table) => `import type { EmitFn, HTMLAttributes } from 'vue'
import type { Heard, ShowroomEvent } from './index.js'
${imported(table, propertiesOf, elementOf)}

/** An element as Vue's templates see it: its attributes, and \`@showroom:…\`. */
type Written<Element, Attributes, Names extends ShowroomEvent> = new () => Element & {
  /** For the compiler of templates only. */
  $props: HTMLAttributes & Attributes
  /** For the compiler of templates only. */
  $emit: EmitFn<{ [Name in Names as \`showroom:\${Name}\`]: (event: Heard<Name>) => void }>
}

declare module 'vue' {
  interface GlobalComponents {
${lines(table.tags.map((tag) => `    '${tag.name}': Written<${elementOf(tag)}, ${propertiesOf(tag)}, ${tag.events.map(({ name }) => `'${name}'`).join(' | ')}>`))}
  }
}
`

const svelte = (table) => `import type { HTMLAttributes } from 'svelte/elements'
${imported(table, propertiesOf, listenersOf, elementOf)}

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${lines(table.tags.map((tag) => `    '${tag.name}': HTMLAttributes<${elementOf(tag)}> & ${propertiesOf(tag)} & ${listenersOf(tag)}`))}
  }
}
`
