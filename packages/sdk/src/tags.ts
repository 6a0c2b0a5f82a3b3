import { registry, type Registry, type TagName } from './registry.ts'

type Tags = { readonly [Name in TagName]: Pick<Registry[Name], 'attributes' | 'events'> }

const publicPart = Object.entries(registry).map(([name, { attributes, events }]) => [
  name,
  { attributes, events },
])

/** What a page can write and hear, by tag. */
export const tags: Tags = Object.fromEntries(publicPart)
