/** The largest truck that gets to the door: a trailer, a box truck, or neither. */
export const truckAccesses = ['53_ft', '26_ft_box', 'none'] as const
export type TruckAccess = (typeof truckAccesses)[number]

export const mostAddresses = 20
