/** What people read about packages and what they received. */
export const shipmentMessages = {
  packed: 'The package is saved.',
  changed: 'The package is changed.',
  removed: 'The package is removed.',
  shipped: 'The package left. What it contains is charged.',
  delivered: 'The package is delivered.',
  windowChosen: 'Your delivery window is saved.',
  received: 'Thank you. What you counted is saved with your signature.',
  receivedAndClaimed:
    'Thank you. What you counted is saved, and a claim is open for what did not arrive as it should.',
  signedFor: 'Signed for at the door.',
  tooMany: (productName: string, left: number) =>
    left === 0
      ? `All of ${productName} is packed already.`
      : `Only ${left} of ${productName} can still be packed.`,
  notPackable: (productName: string) =>
    `${productName} can not be packed: it is not approved, or it has come to its end.`,
  nothingPacked: 'Please choose what the package contains.',
  unknownLine: 'This line is not of this delivery.',
  badTracking: (carrier: string) => `This is no tracking number of ${carrier}.`,
  hasLeft: 'This package has left already.',
  notLeft: 'This package has not left yet.',
  priceWaits: (productName: string) =>
    `A new price for ${productName} waits for an answer. It leaves when that is there.`,
  windowFixed: 'The delivery window can not be changed any more. Please write to us, and we ask the carrier.',
  windowUnknown: 'This delivery has no windows to choose from.',
  nothingToReceive: 'Nothing of this is on its way to you.',
  badCount: 'Please count again: it can not be more than was sent, and damaged boxes count as received.',
  countAll: 'Please count every line of the delivery.',
  photoUnknown: 'One of the photos is not there any more. Please add it again.',
  photoMissing: 'Please choose a photo.',
  photoTooLarge: 'This photo is too large: 10 MB at most.',
  tooManyPhotos: (most: number) => `A delivery has ${most} photos at most.`,
}
