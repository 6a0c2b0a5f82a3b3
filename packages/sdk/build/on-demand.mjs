/** What only a page's owner calls, only visitors of a page with a sign-in or their orders load, and those with something in their cart, or only a page sees that may not show the showroom, by where its sources are. A chunk with a module of one belongs to it. */
export const onDemandParts = [
  { name: 'page-script', parts: ['/sdk/src/page-script.ts', '/sdk/src/connect.ts'], goal: 1_500, cap: 2_500 },
  { name: 'analytics', parts: ['/sdk/src/analytics'], goal: 1_500, cap: 2_000 },
  { name: 'take-over', parts: ['/sdk/src/element/take-over.ts'], goal: 1_200, cap: 1_400 },
  { name: 'doctor', parts: ['/sdk/src/doctor/'], goal: 12_000, cap: 14_000 },
  { name: 'sign-in', parts: ['/widgets/src/sign-in/'], goal: 3_500, cap: 4_000 },
  { name: 'checkout', parts: ['/widgets/src/checkout/'], goal: 4_500, cap: 5_500 },
  { name: 'orders', parts: ['/widgets/src/orders/'], goal: 3_000, cap: 3_500 },
  { name: 'refusal', parts: ['/widgets/src/refusal/'], goal: 1_500, cap: 1_800 },
]

export const onDemandOf = ({ moduleIds }) =>
  onDemandParts.find(({ parts }) => moduleIds.some((id) => parts.some((part) => id.includes(part))))?.name
