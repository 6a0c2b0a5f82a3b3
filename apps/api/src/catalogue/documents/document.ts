import { attributeRows, type AttributeRow } from '../product/attribute-rows.ts'
import { tradeOf } from './document-text.ts'
import type { DocumentedProduct } from './document.store.ts'
import type { DocumentKind } from './document-kinds.ts'

export type Section =
  | { heading: string; rows: readonly AttributeRow[] }
  | { heading: string; steps: readonly string[] }
  | { heading: string; text: string }

export type DocumentPages = { title: string; sections: Section[] }

/** What a document says, from what is known of the product. */
export const documentOf = (product: DocumentedProduct, kind: DocumentKind): DocumentPages => {
  const { title, sections } = writers[kind](product)
  return { title, sections: sections.filter(hasContent) }
}

const hasContent = (section: Section): boolean => {
  if ('rows' in section) return section.rows.length > 0
  return 'steps' in section ? section.steps.length > 0 : section.text !== ''
}

const writers: Record<DocumentKind, (product: DocumentedProduct) => DocumentPages> = {
  'spec-sheet': (product) => ({
    title: 'Specification sheet',
    sections: [
      { heading: 'Description', text: product.description },
      { heading: 'Specification', rows: attributeRows(product.definitions, product) },
      { heading: 'Packing', rows: packingRows(product) },
      { heading: 'Certifications', text: product.certifications.join('  ·  ') },
      { heading: 'Limits of sale', text: limitsOf(product) },
    ],
  }),
  'install-guide': (product) => ({
    title: 'Installation guide',
    sections: [
      { heading: 'Before and during the work', steps: tradeOf(product.rootSlug).install },
      {
        heading: 'Measures you will need',
        rows: [...attributeRows(product.definitions, product), ...packingRows(product)],
      },
      { heading: 'Allow for cuts', text: wasteOf(product) },
    ],
  }),
  care: (product) => ({
    title: 'Care and maintenance',
    sections: [
      { heading: 'Care', steps: tradeOf(product.rootSlug).care },
      { heading: 'From the maker', text: product.description },
    ],
  }),
  warranty: (product) => ({
    title: 'Warranty summary',
    sections: [
      { heading: 'Terms stated by the maker', rows: warrantyRows(product) },
      {
        heading: 'To keep your claim',
        steps: [
          'Look at every piece before it is installed. What is visible and installed is accepted.',
          'Follow the installation guide and keep the receipt, the lot code and one spare box or piece.',
          'Use and clean the product as the care guide says.',
        ],
      },
      {
        heading: 'To make a claim',
        steps: [
          'Report damage in delivery within 14 days, with photographs of the goods and of the packing.',
          `Write to your Pro or to us with the order number and the SKU ${product.sku}.`,
          `${product.vendor} answers the claim; we see to it that it is answered.`,
        ],
      },
    ],
  }),
}

const warrantyRows = (product: DocumentedProduct): AttributeRow[] => {
  const stated = attributeRows(
    product.definitions.filter(({ key }) => key.includes('warranty')),
    { ...product, collection: '', sizeLabel: '', weightLb: null },
  )
  return stated.length > 0 ? stated : [{ label: 'Term', value: 'As printed in the box by the maker' }]
}

const packingRows = ({ uom, pieces, coverage, length, upc }: DocumentedProduct): AttributeRow[] => {
  const rows = [
    { label: 'Sold by', value: uom },
    { label: `Pieces per ${uom.toLowerCase()}`, value: pieces === null ? '' : String(pieces) },
    { label: `Covers per ${uom.toLowerCase()}`, value: thousandths(coverage, 'sq ft') },
    { label: `Length per ${uom.toLowerCase()}`, value: thousandths(length, 'ft') },
    { label: 'UPC', value: upc ?? '' },
  ]
  return rows.filter(({ value }) => value !== '')
}

const thousandths = (amount: number | null, unit: string): string =>
  amount === null ? '' : `${(amount / 1_000).toFixed(2)} ${unit}`

const wasteOf = ({ wastePct, coverage }: DocumentedProduct): string =>
  coverage === null || wastePct === 0
    ? ''
    : `Order ${wastePct} % more than the measured area for cuts, and more for diagonal and herringbone patterns. ` +
      'Order all of it at once, so that it comes from one lot.'

const limitsOf = ({ prop65, restrictedStates }: DocumentedProduct): string => {
  const states =
    restrictedStates.length > 0 ? `Not sold for installation in: ${restrictedStates.join(', ')}. ` : ''
  const warning = prop65
    ? 'California Proposition 65: this product can expose you to chemicals known to the State of California ' +
      'to cause cancer or reproductive harm. www.P65Warnings.ca.gov'
    : ''
  return states + warning
}
