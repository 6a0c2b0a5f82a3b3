import { pageOf } from '../../account/letters.ts'
import { lotText } from '../../order/reading/lot-text.ts'
import type { DocumentPages } from '../../catalogue/documents/document.ts'
import type { PaperSection, TablePaper } from '../../shared/paper/table-paper.ts'
import type { BuiltIn } from './binder.store.ts'
import { binderMessages as say } from './binder.messages.ts'

/** What is known of how a product is cared for, and what its maker stands for. */
export type Kept = { names: string[]; care: DocumentPages; warranty: DocumentPages }

type Bound = {
  project: { publicId: string; name: string }
  company: string
  logo: string | null
  materials: readonly BuiltIn[]
  kept: readonly Kept[]
  /** Its number and moment. */
  generated: string
  publicUrl: string
}

/** What a client keeps when all is built: materials by room with their lots, how to care for them, and who answers for them. */
export const binderOf = (bound: Bound): TablePaper => {
  const { project, company, logo, materials, kept, generated, publicUrl } = bound
  const rooms = byRoom(materials)
  const named = rooms.filter(({ room }) => room !== null)
  return {
    title: project.name,
    kind: say.binder,
    what: say.material,
    company,
    logo,
    facts: say.standing(materials.length, named.length),
    link: pageOf({ publicUrl }, `/projects/${project.publicId}`),
    generated,
    parties: [
      { label: say.builtBy, lines: [company] },
      { label: say.project, lines: [project.name] },
    ],
    columns: [say.qty, say.left],
    sections: [
      ...rooms.map(({ room, rows }) => ({ heading: room ?? say.noRoom, rows: rows.map(rowOf) })),
      ...textOf(say.care, kept, ({ care }) => stepsOf(care)),
      ...textOf(say.warranty, kept, ({ warranty }) => termsOf(warranty)),
    ],
    totals: [],
    notes: materials.length === 0 ? [say.nothing] : say.notes,
  }
}

/** They come in the order of rooms. */
const byRoom = (materials: readonly BuiltIn[]) => {
  const rooms: { room: string | null; rows: BuiltIn[] }[] = []
  for (const material of materials) {
    const last = rooms.at(-1)
    if (last?.room === material.room) last.rows.push(material)
    else rooms.push({ room: material.room, rows: [material] })
  }
  return rooms
}

const rowOf = ({ productName, brand, sku, sizeLabel, lots, qty, uom, vendor, orderNumber }: BuiltIn) => {
  const lot = lotText(lots)
  return {
    title: productName,
    facts: [brand, say.sku(sku), sizeLabel, lot, vendor, say.order(orderNumber)].filter(Boolean).join(' · '),
    cells: [say.units(qty, uom), say.line],
  }
}

/** The same words once, above them all that they are true of. */
const textOf = (
  heading: string,
  kept: readonly Kept[],
  linesOf: (of: Kept) => string[],
): (PaperSection & { isText: true })[] => {
  const namesBy = new Map<string, string[]>()
  for (const one of kept) {
    const text = linesOf(one).join('\n')
    if (text !== '') namesBy.set(text, [...(namesBy.get(text) ?? []), ...one.names])
  }
  if (namesBy.size === 0) return []
  const rows = [...namesBy].map(([text, names]) => ({ title: names.join(', '), facts: text, cells: [] }))
  return [{ heading, rows, isText: true }]
}

/** What is to be done; what the shop writes about a product has its own place. */
const stepsOf = ({ sections }: DocumentPages): string[] =>
  sections.flatMap((section) => ('steps' in section ? section.steps.map((step) => `· ${step}`) : []))

/** What the maker stands for; how a claim is made is the same for all of them, and stands in the notes. */
const termsOf = ({ sections }: DocumentPages): string[] =>
  sections.flatMap((section) =>
    'rows' in section ? section.rows.map(({ label, value }) => `${label}: ${value}`) : [],
  )
