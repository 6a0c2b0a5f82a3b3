type Texts<Name extends string> = {
  values: Readonly<Record<Name, string>>
  change: (changed: Record<string, string>) => void
  errorOf: (name: string) => string | undefined
}

/** What a field of text is told by its form. */
export const textOf = <Name extends string>({ values, change, errorOf }: Texts<Name>, name: Name) => ({
  name,
  value: values[name],
  error: errorOf(name),
  onChange: (typed: string) => change({ [name]: typed }),
})
