/** What the measures of a room say. */
export const roomMessages = {
  addRectangle: 'Add another rectangle',
  addOpening: 'Add a door or window',
  addCounter: 'Add a counter',
  length: 'Length',
  width: 'Width',
  openToTheRest: 'Open to the rest',
  height: 'Height',
  howMany: 'How many',
  floorSqFt: (floor: string) => `Floor ${floor} sq ft`,
  wallsSqFt: (wall: string) => `walls ${wall} sq ft`,
  backsplashSqFt: (backsplash: string) => `backsplash ${backsplash} sq ft`,
  counterLinearFt: (counter: string) => `counter ${counter} linear ft`,
  lengthFormat: 'Please enter a length such as 10.5 or 10 ft 6 in.',
  countRange: 'From 1 to 40.',
}
