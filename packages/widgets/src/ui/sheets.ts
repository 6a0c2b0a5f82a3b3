/** Constructable sheets, made once per document and text, because a sheet can not be adopted in another document. */
const sheetsOf = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** Adds the styles a root does not have yet; those that come later win. */
export const adoptStyles = (root: ShadowRoot | Document, styles: readonly string[]) => {
  const missing = styles
    .map((text) => sheetFor(documentOf(root), text))
    .filter((sheet) => !root.adoptedStyleSheets.includes(sheet))
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...new Set(missing)]
}

const documentOf = (root: ShadowRoot | Document) => root.ownerDocument ?? document

const sheetFor = (owner: Document, text: string) => {
  const known = sheetsOf.get(owner) ?? new Map<string, CSSStyleSheet>()
  sheetsOf.set(owner, known)
  const sheet = known.get(text) ?? newSheet(owner)
  if (!known.has(text)) sheet.replaceSync(text)
  known.set(text, sheet)
  return sheet
}

/** The constructor of the root's own window: sheets of another document are refused. */
export const newSheet = (owner: Document) => {
  const Sheet = owner.defaultView?.CSSStyleSheet ?? CSSStyleSheet
  return new Sheet()
}
