import type { ImportColumn } from '@showroom/contract/vendor-goods/goods-import.rules'

type Explained = { says: string; unit: string; example: string }

/** What the second sheet of the template says of each column, in the order of the first one. */
export const templateColumns: Readonly<Partial<Record<ImportColumn, Explained>>> = {
  title: {
    says: 'Needed. What buyers read first. Variants of one family have the same name.',
    unit: 'Text',
    example: 'Fog matte porcelain',
  },
  'variant sku': {
    says: 'Your number for it. A file that has it again changes that product.',
    unit: 'Text',
    example: 'FOG-1224',
  },
  'variant price': {
    says: 'Needed. What you are paid for one unit: a box, a piece, a slab.',
    unit: 'US dollars for one unit',
    example: '46.50',
  },
  'variant compare at price': {
    says: 'What one unit costs elsewhere, if anywhere.',
    unit: 'US dollars for one unit',
    example: '61.00',
  },
  'product category': {
    says: 'Where it stands in the shop, in words. You can also choose one category for the whole file.',
    unit: 'Text',
    example: 'Flooring > Tile > Porcelain tile',
  },
  type: { says: 'What kind of goods it is, in a word or two.', unit: 'Text', example: 'Porcelain tile' },
  vendor: { says: 'The brand on the box.', unit: 'Text', example: 'Quill Tile' },
  'body (html)': {
    says: 'What it is, and what it is good for. Two sentences or more.',
    unit: 'Text, at most 20,000 characters',
    example: 'A through-body porcelain with a matte face, for floors and walls.',
  },
  'unit pricing measure': {
    says: 'What one unit covers. With it, goods are sold by the box; without, by the piece.',
    unit: 'Square feet (sqft), square meters (sqm), or feet (ft) of what is sold by length',
    example: '15.5 sqft',
  },
  weight: {
    says: 'What one unit weighs. A number without a unit is in pounds.',
    unit: 'Pounds (lb), ounces (oz), kilograms (kg) or grams (g)',
    example: '65.1 lb',
  },
  'variant inventory qty': {
    says: 'How many units lie in your warehouse.',
    unit: 'Whole units',
    example: '40',
  },
  lot: {
    says: 'The production run, as it is printed on the boxes. A further lot of the same goods is a further row with the same SKU.',
    unit: 'Text, at most 60 characters',
    example: 'L-2611',
  },
  'lot quantity': {
    says: 'How many units of this lot lie there. Empty: what stands under Stock.',
    unit: 'Whole units',
    example: '24',
  },
  'lot received': {
    says: 'When the lot came in. It is read while the lot is new; empty: today.',
    unit: 'A day, as 11/02/2026 or 2026-11-02',
    example: '2026-11-02',
  },
  'lot warehouse': {
    says: 'Where the lot lies, by the name of one of your warehouses. It is read while the lot is new; empty: your main one.',
    unit: 'Text',
    example: 'Main warehouse',
  },
  'variant inventory policy': {
    says: '“continue” where it is also sold when none is left; “deny” or nothing where not.',
    unit: 'continue or deny',
    example: 'deny',
  },
  'variant barcode': {
    says: 'The number under the barcode. Write it as text, so that it keeps its first zeros.',
    unit: '8 to 14 digits',
    example: '012345678905',
  },
  'google shopping / mpn': {
    says: 'The number that its maker gave it.',
    unit: 'Text',
    example: 'QT-FOG-1224',
  },
  handle: {
    says: 'The same word for all variants of one family, in rows that follow each other. Empty: each row is a product by itself.',
    unit: 'Text',
    example: 'fog-porcelain',
  },
  'option1 name': { says: 'What variants of a family differ in.', unit: 'Text', example: 'Color' },
  'option1 value': { says: 'What this one is.', unit: 'Text', example: 'Fog' },
  'option2 name': { says: 'A second difference, if there is one.', unit: 'Text', example: 'Size' },
  'option2 value': { says: 'What this one is.', unit: 'Text', example: '12x24' },
  'option3 name': { says: 'A third difference, if there is one.', unit: 'Text', example: 'Finish' },
  'option3 value': { says: 'What this one is.', unit: 'Text', example: 'Matte' },
  'image src': {
    says: 'Where a photo of it can be fetched by everybody. A row with nothing but a family and a photo adds one.',
    unit: 'Address that begins with https://, JPEG or PNG, at least 600 × 600 pixels',
    example: 'https://example.com/fog-1224.jpg',
  },
  'image alt text': {
    says: 'What the photo shows, for people who can not see it.',
    unit: 'Text',
    example: 'A floor of fog gray tiles',
  },
  tags: {
    says: 'Further words that people look for it by, with commas.',
    unit: 'Text',
    example: 'frost proof, rectified',
  },
  status: {
    says: '“draft” or “archived” keeps it out of shops. Empty: it is offered.',
    unit: 'active, draft or archived',
    example: 'active',
  },
}
