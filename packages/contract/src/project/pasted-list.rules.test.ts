import { expect, test } from 'vitest'
import { mostPasted, pastedMessages, readPasted } from './pasted-list.rules.ts'

const read = (text: string) =>
  readPasted(text).map((line) => (line.kind === 'read' ? [line.sku, line.qty] : line.why))

test.each([
  ['tabs, as a spreadsheet copies', 'TILE-1\t9\nVALVE-2\t1'],
  ['commas', 'TILE-1,9\r\nVALVE-2,1'],
  ['semicolons', 'TILE-1;9;\n\n VALVE-2 ; 1'],
  ['spaces', 'TILE-1   9\nVALVE-2'],
  ['quantity first', '9\tTILE-1\n1\tVALVE-2'],
  ['words behind the number', 'TILE-1, 9 boxes\nVALVE-2, 1 pc'],
  ['a first row with names, and columns around them', 'Room,Qty.,SKU\n"Bath, main",9,TILE-1\n,1,VALVE-2'],
])('a list is read with %s', (_, text) => {
  expect(read(text)).toEqual([
    ['TILE-1', 9],
    ['VALVE-2', 1],
  ])
})

test('the quantity is the last number of a line', () => {
  expect(read('TILE-1\tOstrevane Fog 12x24\t1,200\tbox')).toEqual([['TILE-1', 1_200]])
})

test.each([
  ['TILE-1,many', pastedMessages.noQty],
  ['TILE-1,1.5', pastedMessages.noQty],
  ['TILE-1,0', pastedMessages.qtyRange],
  ['TILE-1,10000', pastedMessages.qtyRange],
  ['TILE-1,-3', pastedMessages.noQty],
  [`${'X'.repeat(65)},3`, pastedMessages.noSku],
])('a line that can not be read says why: %s', (text, why) => {
  expect(read(text)).toEqual([why])
})

test('every line keeps its number in what was pasted', () => {
  expect(readPasted('sku,qty\n\nTILE-1,9\n\nVALVE-2,x').map(({ line, kind }) => [line, kind])).toEqual([
    [3, 'read'],
    [5, 'unread'],
  ])
})

test('a long list is read as far as it may be', () => {
  expect(readPasted('TILE-1,1\n'.repeat(mostPasted + 50))).toHaveLength(mostPasted)
})

test('formulas and markup are text like any other', () => {
  expect(read('=cmd|calc!A1,2\n<b>x</b>,1')).toEqual([
    ['=cmd|calc!A1', 2],
    ['<b>x</b>', 1],
  ])
})
