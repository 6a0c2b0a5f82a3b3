import { paymentMessages } from '@showroom/contract/payment/payment.messages'

const sentences: Record<string, string> = {
  insufficient_funds: paymentMessages.insufficientFunds,
  expired_card: paymentMessages.expiredCard,
  incorrect_cvc: paymentMessages.cvv,
  invalid_cvc: paymentMessages.cvv,
  processing_error: paymentMessages.unavailable,
  payment_method_gone: paymentMessages.enterAgain,
  payment_intent_authentication_failure: paymentMessages.notConfirmed,
  authentication_required: paymentMessages.notConfirmed,
  hold_lost: paymentMessages.holdLost,
}

/** Why a card was refused, as its owner may know it: whether it was lost or stolen is between them and their bank. */
export const declineSentence = (code: string): string => sentences[code] ?? paymentMessages.declined
