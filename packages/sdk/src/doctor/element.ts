type Child = Node | string | null

/** An element with its attributes and children, made without a word of HTML: pages with Trusted Types refuse that. */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | boolean>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== false) made.setAttribute(attribute, value === true ? '' : value)
  }
  made.append(...children.filter((child) => child !== null))
  return made
}

export const button = (
  text: string,
  onClick: () => void,
  attributes: Readonly<Record<string, string | boolean>> = {},
) => {
  const made = element('button', { type: 'button', ...attributes }, text)
  made.addEventListener('click', onClick)
  return made
}
