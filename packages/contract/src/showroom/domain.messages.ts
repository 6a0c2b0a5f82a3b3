/** What is said to a Pro about the websites of their showroom. */
export const domainMessages = {
  required: 'Write the website’s name, like www.example.com.',
  tooLong: 'That is longer than the name of any website.',
  added: (origin: string) => `${origin} is on your list. Prove that it is yours next.`,
  verified: (origin: string) => `${origin} is verified and may show your shop.`,
  unproven: 'We found no proof there.',
  removed: 'The website is off your list, and shows nothing of your shop any more.',
  lookedEnough: 'We have looked often enough for now. Please try again in an hour.',
} as const
