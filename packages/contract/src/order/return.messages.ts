import { claimDays, returnDays, sendBackDays } from '../policy/figures.ts'
import type { ReturnKind, ReturnState } from './return.rules.ts'

/** What people read about what comes back, and what is claimed. */
export const returnMessages = {
  asked: 'We have told the vendor. You get an answer here and by mail.',
  withdrawn: 'Withdrawn. Nothing of it comes back.',
  sent: 'Thank you. The vendor looks at it as soon as it is there.',
  approved: 'Approved. The client is told.',
  rejected: 'Rejected. The client reads your reason.',
  received: 'Noted. Please give the money back now, or within 30 days.',
  nothingAccepted: 'Noted. Nothing of it is given back, and the client reads why.',
  refunded: 'The money is on its way back to the client.',
  replaced: 'Noted. The client is told that it comes anew.',
  givenBack:
    'The client’s bank has given all of it back already: this ends without a refund, and the client is told.',
  notOpen: 'Somebody else has just acted on this. Please look again.',
  oneDelivery: 'Please choose items of one delivery: each vendor takes back its own.',
  unknownLine: 'This item is not of this order.',
  twice: 'Please choose each item once.',
  wrongReason: 'Please choose a reason from the list.',
  codeNeeded: 'Please give a fresh one-time code first.',
  proofNeeded: 'Please add a photo or a picture of what shows that it is owed.',
  openedFor: 'The return is open. Its client and the vendor are told.',
  photosNeeded: 'Please add at least one photo that shows it.',
  photoGone: 'This photo is not there any more. Please add it again.',
  photoMissing: 'Please choose a photo.',
  photoTooLarge: 'A photo can be 10 MB at most.',
  tooManyPhotos: 'There are too many photos for this order already.',
  touched: 'What was opened, cut or installed can not come back.',
  over: (kind: ReturnKind) =>
    kind === 'return'
      ? `The ${returnDays} days for returning it are over.`
      : `The ${claimDays} days for reporting it are over.`,
  overByClick: `The ${returnDays} days for returning it are over. Please use “Open a return beyond its time”, with a reason, a file and a fresh one-time code.`,
  notDelivered: 'It is not delivered yet.',
  noneLeft: 'All of it was given back or asked for already.',
  atMost: (most: number) => `At most ${most} of it can be chosen.`,
  notReturnable: {
    cut: 'It is cut to measure, so it can not come back. Damage can be claimed.',
    made: 'It was made to order, so it can not come back. Damage can be claimed.',
    clearance: 'It was sold off, so it can not come back. Damage can be claimed.',
  },
  feeTakesAll: 'The way back would cost as much as you would get. Please write to us.',
  deductionNeeded: 'Please say why not all of it is given back: the client reads it.',
  everyLine: 'Please say of each item how much is given back.',
  tooMuch: (most: number) => `${most} at most: no more was asked for.`,
  lineWaits: 'A return or a claim of this line is open. It goes on under Returns.',
  by: {
    rejectedOnReceipt: 'Nothing of it can be given back.',
  },
  /** What a claim says that a receipt opened. */
  atTheDoor: ({ lot, isOtherLot, note }: { lot: string; isOtherLot: boolean; note: string }) =>
    [`Noted at the door${isOtherLot ? `: the boxes say lot ${lot.replace(/^\s*lot\s+/i, '')}` : ''}.`, note]
      .filter(Boolean)
      .join(' '),
  /** What it means for the client. */
  client: {
    asked: 'The vendor looks at it. You get an answer here and by mail.',
    approved: `Approved. Please send it within ${sendBackDays} days, with the number on the box.`,
    sent: 'It is on its way back. The vendor looks at it when it is there.',
    received: 'It is there. The money comes back within 30 days, usually sooner.',
    refunded: 'The money is on its way to your card.',
    replaced: 'It is sent to you anew, at no charge.',
    rejected: 'The vendor did not agree. Please write to us if you think that is wrong.',
    given_back: 'Your bank has given you back all that you paid for this delivery. Nothing more is due.',
    lapsed: 'It was not sent in time, so nothing comes back.',
    withdrawn: 'You took it back.',
  } satisfies Record<ReturnState, string>,
  replacementComes: 'Approved. The vendor sends it anew, at no charge.',
  lapsedNote: 'Not sent back in time.',
  rejectedNote: 'The return was rejected.',
  givenBackNote: 'The client’s bank has given back what was paid for the delivery.',
  withdrawnNote: 'The client took the return back.',
}
