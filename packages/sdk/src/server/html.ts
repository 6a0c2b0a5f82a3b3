/** Text that stands in an attribute or between tags. */
export const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Values that stand in a script element as data: nothing in them can end it. */
export const jsonBlock = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

export const attributesText = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('')
