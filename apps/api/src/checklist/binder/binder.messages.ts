/** What the hand-over binder of a project says. */
export const binderMessages = {
  binder: 'Hand-over binder',
  fileName: (project: string) => `${project} hand-over.pdf`,
  generated: (number: string, at: string) => `Document ${number} · Written ${at} (Pacific)`,
  standing: (materials: number, rooms: number) => {
    const what = `${materials} ${materials === 1 ? 'material' : 'materials'}`
    return rooms === 0 ? what : `${what} in ${rooms} ${rooms === 1 ? 'room' : 'rooms'}`
  },
  builtBy: 'Handed over by',
  project: 'Project',
  material: 'Material',
  qty: 'Delivered',
  left: 'Left over',
  line: '_______',
  noRoom: 'For no room in particular',
  units: (qty: number, uom: string) => `${qty} × ${uom.toLowerCase()}`,
  sku: (sku: string) => `SKU ${sku}`,
  order: (number: string) => `order ${number}`,
  care: 'Care',
  warranty: 'Warranty',
  nothing: 'Nothing has been delivered for this project yet.',
  notes: [
    'Write down what is left over of each material, and keep it: a repair needs the same lot.',
    'Keep boxes dry and flat, with their labels: the lot number stands on them.',
    'What is visible and installed is accepted: look at every piece before it is built in.',
    'Report damage within 14 days of the delivery, with photographs of the goods and of the packing.',
    'For a claim, write to your Pro or to us with the order number and the SKU.',
  ],
}
