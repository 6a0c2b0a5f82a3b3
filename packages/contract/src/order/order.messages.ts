import { cancelMinutes } from '../policy/figures.ts'
import type { FilledLine } from '../cart/filled-line.ts'
import type { PriceChangeState } from './price-change.rules.ts'
import { dollars } from '../shared/money-text.ts'

/** What people read about their orders. */
export const orderMessages = {
  cancelled: 'Your order is cancelled. Nothing is charged for it.',
  linesCancelled: 'Cancelled. Nothing is charged for it.',
  nothingToCancel: 'There is nothing left to cancel.',
  cancelOver: `The ${cancelMinutes} minutes for cancelling are over. You can ask the vendor.`,
  notCancellable: 'This line is on its way already, so it can not be cancelled.',
  /** What went into the cart once more, and what did not, by name. */
  orderedAgain: (report: readonly Pick<FilledLine, 'qty' | 'text' | 'result' | 'message'>[]): string => {
    const [gone, added] = [report.filter(({ qty }) => qty === 0), report.filter(({ qty }) => qty > 0)]
    const left = gone
      .map(
        ({ text, result, message }) =>
          `${text}: ${result === 'unknown' ? 'It is not sold here any more.' : message}`,
      )
      .join(' ')
    if (gone.length === 0)
      return added.length === 1 ? 'It is in your cart.' : `All ${added.length} items are in your cart.`
    return added.length === 0
      ? `Nothing of it could be put into your cart. ${left}`
      : `${added.length} of ${report.length} items are in your cart. Not in it: ${left}`
  },
  cancelRequest: {
    asked: 'We have asked the vendor. You hear from us as soon as there is an answer.',
    accepted: 'The line is cancelled. Its client is told, and not charged for it.',
    refused: 'Its client is told that the line goes on, and why.',
    clickCancels: 'You can still cancel this yourself: nobody has to be asked.',
    tooLate: 'A carrier is booked for this line, so it can not be cancelled any more. You can return it.',
    notAsked: 'Nobody asks for this line to be cancelled any more. Please look again.',
    reasonNeeded: 'Please say why it can not be cancelled: your client reads it.',
    acceptedNote: 'The client asked for it to be cancelled.',
  },
  address: {
    changed: 'Your order goes to the new address. It costs the same.',
    over: `The ${cancelMinutes} minutes for changing the address are over. Please write to us, and we ask the vendor.`,
    fixed: 'The address of this order can not be changed any more.',
    unknown: 'This address is no longer in your address book.',
    costs: (zipCode: string, moreCents: number) =>
      `Delivery to ${zipCode} costs ${dollars(Math.abs(moreCents))} ${moreCents < 0 ? 'less' : 'more'}. Please look at the new sums, and accept them.`,
    /** The same in the end, and other sums on the way there. */
    splits: (zipCode: string) =>
      `Tax and delivery to ${zipCode} are split differently. Please look at the new sums, and accept them.`,
    changedTo: (total: string) => `Your order goes to the new address. It now comes to ${total}.`,
    asking: (more: string) =>
      `We are asking your bank to hold ${more} more. Until it does, your order goes to the old address.`,
    unheld: (more: string) =>
      `Your bank did not hold ${more} more. Choose another card, or keep the old address.`,
    kept: 'Your order goes to the address that it had.',
    waits: 'Your bank is still being asked about the other address. Please look again in some seconds.',
    nothingAsked: 'No other address waits for your bank.',
  },
  statusChanged: 'Somebody else has just changed this line. Please look again.',
  notSettable: (from: string, to: string) => `A line at “${from}” can not be set to “${to}”.`,
  reasonNeeded: 'Please say why: the line’s own way does not lead there.',
  proof: {
    needed: 'Please add what shows it: a picture or a PDF.',
    gone: 'This file is not there any more. Please add it again.',
    fileMissing: 'Please choose a file.',
    fileTooLarge: 'This file is larger than 10 MB.',
    fileType: 'Please choose a PDF, or a picture: JPEG, PNG or WebP.',
    fileBroken: 'This picture can not be opened. Please choose another one.',
    tooMany: 'There are 20 files for this line already.',
  },
  codeNeeded: 'This line had come to its end. Please give a fresh one-time code first.',
  queue: {
    lotAssigned: (lot: string) => `The whole line comes from ${lot}.`,
    lotFixed: 'The lot of this line can not be changed any more.',
    noLots: 'This line is not promised from a lot.',
    lotTooSmall: 'This lot does not cover the whole line, and lots are never mixed.',
    isReady: 'Ready for pick-up. We book the carrier.',
    notReadyable: 'This line can not be set ready now.',
    pickList: 'Pick list',
    pickListOf: (day: string) => `Pick list of ${day}`,
    nothingToPick: 'Nothing waits to be picked.',
    isPicked: 'Picked',
    shipByFrom: (day: string, warehouse: string) => `Ship by ${day} · ${warehouse}`,
  },
  payment: {
    needed: 'Your bank no longer holds the money. Please choose a card, and it goes on.',
    asked: 'We are asking your bank. This takes some seconds.',
    confirming: 'Your bank wants to confirm this payment.',
    declined: 'This card was declined. Please try another one.',
    held: 'Your bank holds the money again. Your order goes on.',
  },
  price: {
    file: {
      columns: ['Order', 'Item', 'Quantity', 'Why', 'State', 'Asked for (Pacific)'],
      ofVendor: ['You were paid, each (USD)', 'You are paid, each (USD)'],
      ofPro: [
        'Vendor',
        'Client paid, each (USD)',
        'Client pays, each (USD)',
        'Your profit before (USD)',
        'Your profit (USD)',
      ],
    },
    proposed: (hours: number) => `Your new price is sent. The client answers within ${hours} hours.`,
    inForce: 'Your new price is in force. Nobody pays more, so nobody has to agree.',
    withdrawn: 'Your new price is withdrawn. The line goes on at the price it was ordered at.',
    answered: 'Thank you. We have told the vendor.',
    nothingAnswered: 'Please accept or reject at least one price.',
    absorbedWhole: 'You absorb the whole difference. Your client pays what they agreed to.',
    absorbedPart: 'You absorb a part. Your client is asked about the rest.',
    same: 'This is the price it was ordered at.',
    reasonNeeded: 'Please say why the price changes: your client reads it.',
    tooLate: 'A price can be changed before a line is approved, or while it is in progress.',
    alreadyOpen: 'A new price for this line waits for an answer already.',
    waits: 'A new price for this line waits for an answer. It goes on when that is there.',
    over: 'The time for answering is over. This item counts as rejected.',
    settled: 'This price was answered already. Please look again.',
    notOpen: 'This price does not wait for an answer any more.',
    payFirst: 'Your bank no longer holds the money for this delivery. Please choose a card first.',
    /** What became of a new price, for the client. */
    client: {
      proposed: 'The vendor asks for a new price. Nothing changes before you answer.',
      paying: 'You accepted. We are asking your bank to hold the difference.',
      accepted: 'You accepted the new price.',
      absorbed: 'No change for you: your Pro pays the difference.',
      applied: 'The price went down. You pay less, and there is nothing to do.',
      rejected: 'You rejected the new price. This item is cancelled and not charged.',
      expired: 'Nobody answered in time, so this item is cancelled and not charged.',
      unpaid: 'No card paid for the new price in time, so this item is cancelled and not charged.',
      withdrawn: 'The vendor took the new price back. Your price stays.',
      dropped: 'This item is cancelled and not charged.',
    } satisfies Record<PriceChangeState, string>,
    rejectedNote: 'The client rejected the new price.',
    expiredNote: 'Nobody answered the new price in time.',
    unpaidNote: 'No card paid for the new price in time.',
    absorbNothing: 'There is nothing left of your markup to absorb with: you keep at least 10 %.',
    absorbTooMuch: (most: string) => `You can absorb at most ${most} of each unit: you keep at least 10 %.`,
  },
  statusSet: (label: string) => `Set to “${label}”.`,
}
