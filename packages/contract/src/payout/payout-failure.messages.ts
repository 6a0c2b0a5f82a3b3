/** Why a bank did not take a payout, by the provider’s code: those that somebody can do something about have words of ours. */
const words: Readonly<Record<string, string>> = {
  account_closed: 'The bank account is closed.',
  account_frozen: 'The bank account is frozen.',
  bank_account_restricted: 'The bank account takes no payouts.',
  bank_ownership_changed: 'The bank account belongs to another bank by now.',
  canceled: 'The payout was canceled at our payment partner.',
  could_not_process: 'The bank could not process the payout.',
  debit_not_authorized: 'The bank account does not admit our payment partner.',
  declined: 'The bank declined the payout.',
  failed: 'The bank did not say why.',
  incorrect_account_holder_address: 'The address is not the one that the bank knows.',
  incorrect_account_holder_details: 'The holder’s details are not those that the bank knows.',
  incorrect_account_holder_name: 'The name is not the one that the bank account runs under.',
  incorrect_account_holder_tax_id: 'The tax number is not the one that the bank knows.',
  incorrect_account_type: 'It is another kind of bank account than was told.',
  insufficient_funds: 'Our payment partner had too little to pay from.',
  invalid_account_number: 'There is no bank account with this routing and account number.',
  invalid_account_number_length: 'The account number is too long or too short.',
  invalid_currency: 'The bank account takes no US dollars.',
  no_account: 'The bank found no account with these numbers.',
  refused: 'Our payment partner refused the payout.',
}

/** A code that came up later is said as it is: it can be asked for at the bank. */
export const payoutFailure = (code: string): string =>
  words[code] ?? `The reason that was given is “${code.replaceAll('_', ' ')}”.`
