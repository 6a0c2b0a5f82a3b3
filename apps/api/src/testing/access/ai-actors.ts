import { type Actor, asSomebodySignedOut, asStranger, bearer, type Headers, isOfAi } from './verdicts.ts'

const inAi = (token: string): Headers => ({ 'showroom-ai': token })

/** AI Design and the shop open nothing of each other. */
export const ofAiDesign: Actor[] = [
  {
    who: 'another person of AI Design',
    headers: async ({ inAiDesign }) => inAi(await inAiDesign()),
    verdict: (call) => (isOfAi(call) ? 'admitted' : asStranger(call)),
  },
  {
    who: 'a token of AI Design in the place of a session',
    headers: async ({ inAiDesign }) => bearer(await inAiDesign()),
    verdict: asSomebodySignedOut,
  },
  {
    who: 'a session in the place of a token of AI Design',
    headers: async ({ signedIn, people }) => inAi(await signedIn(people.User)),
    verdict: asStranger,
  },
]
