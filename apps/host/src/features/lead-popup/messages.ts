import { commonMessages as common } from '../../common.messages.ts'

/** What these pages say. */
export const leadPopupMessages = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  sending: common.sending,
  send: 'Send',
  noteOfPro: (companyName: string) => `We and ${companyName} write to you about this offer.`,
  note: 'We write to you about this offer.',
  privacyPolicy: common.privacyPolicy,
  closeTheOffer: 'Close the offer',
  saveUpTo: common.saveUpTo,
  limitedTimeOffer: 'Limited-time offer on all finishing materials.',
  offerHasOpened: 'An offer has opened at the end of the page. Escape closes it.',
}
