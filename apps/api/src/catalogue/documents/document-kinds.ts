/** The documents we can write from what we know of a product; drawings and CAD files are the vendor's to send. */
export const documentKinds = ['spec-sheet', 'install-guide', 'care', 'warranty'] as const
export type DocumentKind = (typeof documentKinds)[number]

const kindsByName: readonly (readonly [RegExp, DocumentKind])[] = [
  [/^spec sheet/i, 'spec-sheet'],
  [/^(install|fabrication) guide/i, 'install-guide'],
  [/^(care|maintenance)/i, 'care'],
  [/^warranty/i, 'warranty'],
]

export const documentsOf = (publicId: string, names: readonly string[]): { name: string; url: string }[] =>
  names.flatMap((name) => {
    const kind = kindNamed(name)
    return kind ? [{ name, url: `/showroom/documents/${publicId}/${kind}.pdf` }] : []
  })

/** The document of that name, where it is one that we write. */
export const kindNamed = (name: string): DocumentKind | undefined =>
  kindsByName.find(([pattern]) => pattern.test(name))?.[1]
