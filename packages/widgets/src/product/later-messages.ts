/** What is said below a product, and once something was measured. */
export const laterMessages = {
  roomName: 'Room name',
  length: 'Length',
  width: 'Width',
  inches: 'in',
  inchesOf: (side: string) => `${side}, inches`,
  removeRoom: (room: string) => `Remove ${room}`,
  opening: (index: number) => `Opening ${index}`,
  addOpening: 'Leave out an opening',
  removeOpening: (index: number) => `Remove opening ${index}`,
  roomCovers: (area: string) => `${area} sq ft`,
  extra: (area: string, percent: string, money: string) =>
    `${area} sq ft extra (${percent}%), worth ${money}`,
  extraLength: (feet: string, percent: string, money: string) =>
    `${feet} ft extra (${percent}%), worth ${money}`,
  short: (amount: string) => `${amount} short of what you measured.`,
  thin: 'Less than 5% extra: one broken piece may hold up the job.',
  overLast: (over: string, units: string) =>
    `Only ${over} sq ft over ${units}. Measure again; it may save one.`,
  keepOne: (unit: string) => `Keep 1 ${unit} for repairs: later lots differ in shade.`,
  addOne: (unit: string) => `Add 1 ${unit}`,
  seamTape: (feet: string) => `You will need ${feet} ft of seam tape.`,
  needsSeam: (run: string, slab: string) =>
    `Your longest run is ${run} ft and a slab ${slab} ft: plan for a seam.`,
  substitute: 'The closest we have',
  required: 'You will also need',
  requiredHint: 'It does not work without these; they are sold separately.',
  addPart: 'Add',
  inCart: 'In your cart',
  about: 'About this material',
  details: 'Details',
  documents: 'Documents',
  certifications: 'Certifications',
  restrictions: (states: string) => `Can not be shipped to ${states}.`,
  prop65: 'WARNING: Cancer and Reproductive Harm – www.P65Warnings.ca.gov',
  matching: 'Goes with it',

  viewCart: 'View cart',
} as const
