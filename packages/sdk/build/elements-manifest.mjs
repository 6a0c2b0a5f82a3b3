/** The custom-elements manifest, for editors, Storybook and whoever lists the elements of a page. */
export const elementsManifest = (table) => ({
  schemaVersion: '2.1.0',
  readme: 'README.md',
  modules: [
    {
      kind: 'javascript-module',
      path: 'index.js',
      declarations: table.tags.map((tag) => declarationOf(tag, table)),
      exports: table.tags.map(({ name, className }) => ({
        kind: 'custom-element-definition',
        name,
        declaration: { name: `${className}Element`, module: 'index.js' },
      })),
    },
  ],
})

const declarationOf = (tag, { parts, slots, variables }) => ({
  kind: 'class',
  customElement: true,
  tagName: tag.name,
  name: `${tag.className}Element`,
  description: tag.description,
  superclass: { name: 'HTMLElement' },
  attributes: tag.attributes.map(({ name, property, type, description }) => ({
    name,
    fieldName: property,
    type: { text: type },
    description,
  })),
  members: tag.attributes.map(({ name, property, type, description }) => ({
    kind: 'field',
    name: property,
    attribute: name,
    type: { text: `${type} | undefined` },
    description,
  })),
  events: tag.events.map(({ name, isCancelable, detail, promise }) => ({
    name: `showroom:${name}`,
    type: { text: `CustomEvent<ShowroomEvents['${name}']>` },
    description: [isCancelable && 'cancelable', `detail: ${detail}`, promise && `promise: ${promise}`]
      .filter(Boolean)
      .join('; '),
  })),
  slots: [
    { name: '', description: 'What is shown until the script has come, or when it does not.' },
    ...slots,
  ],
  cssParts: parts.map((name) => ({ name })),
  cssProperties: variables.map((name) => ({ name })),
})

/** The same for the HTML editor of VS Code: `html.customData`. */
export const vsCodeData = ({ tags }) => ({
  version: 1.1,
  tags: tags.map(({ name, description, attributes }) => ({
    name,
    description,
    attributes: attributes.map(({ name: attribute, values, description: meaning }) => ({
      name: attribute,
      description: meaning,
      ...(values ? { values: values.map((word) => ({ name: word })) } : {}),
    })),
  })),
})
