export const orderDocumentKinds = ['confirmation', 'invoice', 'packing-slip', 'rma-slip'] as const
export type OrderDocumentKind = (typeof orderDocumentKinds)[number]

/** As whom somebody reads the papers of an order. */
export type DocumentReader = 'client' | 'Contractor' | 'Vendor' | 'Admin'

/** A packing slip is of those who pack, an RMA slip of all; what a client pays is never a vendor's to read. */
const readBy: Record<OrderDocumentKind, readonly DocumentReader[]> = {
  confirmation: ['client', 'Contractor', 'Admin'],
  invoice: ['client', 'Contractor', 'Admin'],
  'packing-slip': ['Vendor', 'Admin'],
  'rma-slip': ['client', 'Contractor', 'Vendor', 'Admin'],
}

export const mayRead = (reader: DocumentReader, kind: OrderDocumentKind): boolean =>
  readBy[kind].includes(reader)

/** Where the goods go, to the door: a Pro and a vendor know the place, and the carrier the house. */
export const readsWholeAddress = (reader: DocumentReader): boolean =>
  reader === 'client' || reader === 'Admin'

export type DocumentPart = { kind: OrderDocumentKind /** Of several, which, from 1 on. */; no: number }

/** `invoice-2`; an order has one confirmation. */
export const documentName = ({ kind, no }: DocumentPart): string =>
  kind === 'confirmation' ? kind : `${kind}-${no}`

const letters: Record<OrderDocumentKind, string> = {
  confirmation: 'C',
  invoice: 'I',
  'packing-slip': 'P',
  'rma-slip': 'R',
}

/** The order's number with what it is: the same paper has the same number whoever reads it. */
export const documentNumber = (orderNumber: string, { kind, no }: DocumentPart): string =>
  `${orderNumber}-${letters[kind]}${no}`

const named = /^(confirmation)$|^(invoice|packing-slip|rma-slip)-([1-9]\d{0,3})$/

/** Null for what names none. */
export const documentPartOf = (name: string): DocumentPart | null => {
  const [whole, , severalKind, no] = named.exec(name) ?? []
  if (whole === undefined) return null
  const kind = orderDocumentKinds.find((each) => each === (severalKind ?? whole))
  return kind ? { kind, no: Number(no ?? 1) } : null
}
