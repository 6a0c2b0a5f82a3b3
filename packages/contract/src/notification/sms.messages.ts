/** What people read about text messages, on the page and on their phone. */
export const smsMessages = {
  code: (code: string) =>
    `${code} is your Showroom code. It is good for 10 minutes. Reply STOP to get no texts from us.`,
  news: (sentence: string, address: string) => `Showroom: ${sentence} ${address}`,
  codeSent: (number: string) => `We have sent a code to ${number}.`,
  on: (number: string) => `Your texts go to ${number}.`,
  off: 'You get no texts any more.',
  number: 'Please enter a mobile number of the United States or Canada, with its 10 digits.',
  notTaken: 'This number takes no text messages. Please try another one.',
  stopped: 'This number has answered STOP to us. Text START to the same number first, then try again.',
  unreachable: 'The text could not be sent. Please try again in a few minutes.',
  codeDigits: 'Please enter the 6 digits of the code.',
  wrongCode: 'The code is not right or has expired.',
  tooManyTries: 'That were too many tries. Please ask for a new code.',
} as const
