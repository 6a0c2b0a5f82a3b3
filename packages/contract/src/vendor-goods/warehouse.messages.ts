/** What vendors read when they look after their warehouses. */
export const warehouseMessages = {
  name: 'Please name the warehouse.',
  nameTaken: 'You have another warehouse with this name.',
  street: 'Please type the street.',
  city: 'Please type the city.',
  state: 'Please choose a state of the US.',
  zip: 'A ZIP code has five digits.',
  long: 'That is too long.',
  many: (most: number) => `A vendor has at most ${most} warehouses.`,
  closeDefault: 'What lies nowhere else lies in the main one: make another one the main one first.',
  unknown: 'You have no such warehouse any more.',
  noFreight: (name: string) => `No truck takes pallets at “${name}”. Choose another warehouse.`,
  opened: 'Added.',
  saved: 'Saved.',
  closed: 'Closed. What lay there lies in the main one now.',
  moved: (name: string) => `It lies in “${name}” now.`,
} as const
