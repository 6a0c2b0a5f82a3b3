import type { RoomType } from '@showroom/contract/project/project-choices'

/** What a client of a designer said when it was over. */
export type DemoReview = {
  /** The Pro's user id. */
  pro: string
  client: keyof typeof demoClients
  rating: number
  text: string
  room: RoomType
  monthsAgo: number
  /** How long the designer took to answer. */
  answeredInHours: number
}

/** Homeowners of before: they have no password, so nobody signs in as one of them. */
export const demoClients = {
  nora: { firstName: 'Nora', lastName: 'Feldman' },
  sam: { firstName: 'Sam', lastName: 'Ito' },
  grace: { firstName: 'Grace', lastName: 'Muir' },
  dev: { firstName: 'Dev', lastName: 'Patel' },
  lena: { firstName: 'Lena', lastName: 'Brandt' },
} as const

const said = (
  [pro, client]: [string, DemoReview['client']],
  [rating, room]: [number, RoomType],
  rest: Pick<DemoReview, 'text' | 'monthsAgo' | 'answeredInHours'>,
): DemoReview => ({ pro, client, rating, room, ...rest })

export const demoReviews: readonly DemoReview[] = [
  said(['pro_h4r7q2vk9s', 'nora'], [5, 'bathroom'], {
    text: 'The tile arrived in the right number of boxes, and the shower drains. Piet drew both before we bought anything.',
    monthsAgo: 2,
    answeredInHours: 4,
  }),
  said(['pro_h4r7q2vk9s', 'dev'], [4, 'kitchen'], {
    text: 'Honest about what the budget could do. One week late, and told us so in time.',
    monthsAgo: 5,
    answeredInHours: 9,
  }),
  said(['pro_m2p8e6tw3c', 'sam'], [5, 'kitchen'], {
    text: 'Two plans, and the one we did not like taught us why the other one works.',
    monthsAgo: 3,
    answeredInHours: 20,
  }),
  said(['pro_m2p8e6tw3c', 'lena'], [5, 'laundry'], {
    text: 'A laundry in a corner I had given up on.',
    monthsAgo: 7,
    answeredInHours: 26,
  }),
  said(['pro_l6f4c2mg8p', 'grace'], [5, 'living'], {
    text: 'I was afraid of green. I am not any more.',
    monthsAgo: 1,
    answeredInHours: 2,
  }),
  said(['pro_l6f4c2mg8p', 'nora'], [4, 'bedroom'], {
    text: 'All of it by video, and it fits. The list had one lamp that was sold out.',
    monthsAgo: 4,
    answeredInHours: 3,
  }),
  said(['pro_a5w3r9jb7n', 'dev'], [5, 'bathroom'], {
    text: 'Forty-four square feet, and there is a place for towels.',
    monthsAgo: 2,
    answeredInHours: 12,
  }),
  said(['pro_b7t5y3rk6d', 'lena'], [5, 'living'], {
    text: 'She kept the moldings and found the wall that could go.',
    monthsAgo: 6,
    answeredInHours: 40,
  }),
  said(['pro_b7t5y3rk6d', 'sam'], [3, 'kitchen'], {
    text: 'Beautiful, and more than we wanted to spend. Say your number early.',
    monthsAgo: 9,
    answeredInHours: 30,
  }),
  said(['pro_n5k2w8qd4t', 'grace'], [5, 'kitchen'], {
    text: 'The oak is from thirty miles away, and June knew the man who cut it.',
    monthsAgo: 3,
    answeredInHours: 6,
  }),
  said(['pro_v8c4g2yt6m', 'nora'], [4, 'outdoor'], {
    text: 'We sit outside in July. The shade moves just as drawn.',
    monthsAgo: 4,
    answeredInHours: 8,
  }),
  said(['pro_f2z6k8pu4a', 'sam'], [5, 'outdoor'], {
    text: 'Two winters, and not one stone has moved.',
    monthsAgo: 11,
    answeredInHours: 48,
  }),
  said(['pro_t9m7d3sx5e', 'dev'], [5, 'bathroom'], {
    text: 'She came with samples in the trunk and left with our minds made up, as promised.',
    monthsAgo: 2,
    answeredInHours: 5,
  }),
]
