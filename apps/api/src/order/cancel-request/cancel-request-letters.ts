import { pageOf, type Reader, to } from '../../account/letters.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import type { CancelRequest } from './cancel-request.store.ts'

/** Nothing of what the client pays. */
export const askedLetter = (reader: Reader, request: CancelRequest): Letter => {
  const { qty, productName, orderNumber, reason } = request
  const said = reason === '' ? [] : [`Their reason: “${reason}”`]
  return {
    to: to(reader),
    subject: `Please answer: the client asks to cancel ${productName}`,
    preview: `Of order ${orderNumber}.`,
    paragraphs: [
      `Hello ${reader.account.firstName}. The client asks to cancel ${qty} × ${productName} of order ${orderNumber}.`,
      ...said,
      'Please accept it, or refuse it and say why. You can accept it until it is ready to be picked up; the line goes on until you answer.',
    ],
    action: { label: 'Answer', url: pageOf(reader, '/account/orders') },
  }
}

/** That a line is cancelled its own letter tells. */
export const goesOnLetter = (reader: Reader, request: CancelRequest): Letter => {
  const { qty, productName, orderNumber, orderPublicId, answer, state } = request
  const why =
    state === 'refused'
      ? `The vendor says: “${answer}”`
      : 'A carrier was booked for it before the vendor could answer.'
  return {
    to: to(reader),
    subject: `It goes on: ${productName}`,
    preview: 'It could not be cancelled.',
    paragraphs: [
      `Hello ${reader.account.firstName}. ${qty} × ${productName} of your order ${orderNumber} could not be cancelled.`,
      why,
      'When it has been delivered you can ask to return it.',
    ],
    action: { label: 'See my order', url: pageOf(reader, `/your_orders/${orderPublicId}`) },
  }
}
